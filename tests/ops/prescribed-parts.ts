import { clients } from '../../src/content/company/clients.ts';
import * as country from '../../src/content/company/country.ts';
import { prices } from '../../src/content/company/prices.ts';
import { people, trialDays } from '../../src/content/company/promises.ts';
import { skillCategories } from '../../src/content/company/skills.ts';
import { developers } from '../../src/content/developers/developers.ts';
import { services } from '../../src/content/navigation/services.ts';
import { studyFilters } from '../../src/content/selections/study-filters.ts';
import { serviceContent } from '../../src/content/selections/summaries.ts';
import { site } from '../../src/content/site.ts';
import { money } from '../../src/content/words/number-words.ts';
import * as samples from '../../src/content/words/samples.ts';
import { paths } from '../../src/paths.ts';
import { publicContent } from '../support/public-content.ts';

const { caseStudies, articles } = publicContent;
const newest = articles[0]!;
export const CONTACT = `a[href="${paths.contact}"]`;
export const BOOKING = `a[href="${paths.bookConsultation}"]`;
const list = (words: readonly string[]) => words.join(' · ');

const card = ({ industry, title, shortDescription, technologies }: (typeof caseStudies)[number]) =>
  list([industry, title, shortDescription, ...technologies, 'View Case Study']);

/** The carousel of the studies that a page selects. */
function stories(page: keyof typeof studyFilters): string {
  const { studies } = serviceContent(publicContent, paths[page], studyFilters[page]);
  const titles = list(studies.map(({ title }) => title));
  return `${titles} · View All Case Studies | h3 ${studies.length}
    | a[href^="/case-studies/"] ${studies.length} | a[href="${paths.caseStudies}"] 1`;
}

/**
 * What the specification prescribes of each page: a line for each section that it tells, with words in their order, and
 * after bars the numbers of parts that are not empty, by their selectors; an ellipsis stands for any words. A line that
 * begins with a dot or a bar continues the one before.
 */
export const outlines: Record<string, string> = {
  '/': `
    Creating value through innovative solutions · Under 4 weeks · 2–8 weeks · 30 days · 24 hours
    | dd 4 | dt 4 | ${CONTACT} 1
    ${people} | article dd 6 | article a[href^="/case-studies/"] 3
    Explore All Solutions ${services.map(({ path }) => `| a[href="${path}"] 2`).join(' ')}
    Why partner · Proven Track Record · Top Talent · Agile Delivery · Relentless Quality
    · End-to-End Services · Innovation-Driven · Client-Focused | h3 7 | li a 7
    Our Clients | img ${clients.length}`,
  '/power-apps': `
    Talk to a Consultant | ${BOOKING} 1
    Fortune 500 companies use it · 86% · lower development cost · ROI
    | dt 3 | .meaning 3 | a[href^="https:"] 1
    Canvas Apps · Model-Driven Apps · Portals · Dataverse | h3 4
    | img[src^="/art/services/power-apps-screen"] 1
    Explore All Services | li h3 6
    Book a Consultation · Talk to a Consultant · Contact Sales
    | article:has(> svg) h3 3 | article a 3
    ${stories('powerApps')}
    Contact Sales · Talk to a Consultant | ${CONTACT} 1 | ${BOOKING} 1
    Submit Request`,
  '/agentic-ai': `
    Book a Consultation
    75% · 3.5x · 92% · ${samples.sampleFiguresNote} | dd 3 | dt 3
    AI Agent Development · AI Workflows · Simple Automations | li h3 3
    … | li:has(.result) h3 5
    We consult · We integrate · We execute | h3 3 | h4 6
    … | video 1
    Real-World Use Cases · Predictive AI · Generative AI | [role=tab] 2
    ${money(prices['/agentic-ai'].from)}
    Bryte Insurance · Low-code or no-code
    Talk to an AI Specialist
    Get Your Free AI Consultation`,
  '/agile-teams': `
    Book a Free Consultation
    Getting Started Is Simple · ${trialDays} · Brief Us · Meet the Team · Get to Work | li h3 3
    … | li h3 4 | img[src^="/art/services/agile-teams-screen"] 1
    ${list(skillCategories.map(({ category }) => category))} | h3 button ${skillCategories.length}
    Talent as a service | h3 2 | ul:has(li) 2
    ${developers[0]!.name} | article ${developers.length}
    | [aria-roledescription=slide] ${developers.length}
    More From ${site.name} | li a ${services.length - 1} | a[href="/agile-teams"] 0
    Get Your Free Agile Team Consultation`,
  '/shopify': `
    E-commerce website design | h1 1 | figure li 5
    average conversion increase · 58% · less cart abandonment · 42% · customer satisfaction · 95%
    · ${samples.sampleFiguresNote} | dt 3
    … | li a[href^="/case-studies/"] 3 | video 1 | img[src^="/art/services/shopify-screen"] 1
    5-Step Approach · 01 · 02 · 03 · 04 · 05 | .number 5
    Shopify Success Stories · ${samples.sampleStudiesNote} · ${stories('shopify')}
    Why Choose Us | li h3 6
    Book a Free Consultation
    Get Your Free Shopify Consultation`,
  '/web-apps': `
    Book a Consultation
    65% · 40% · 98% · ${samples.sampleFiguresNote} | dd 3
    … | video 1
    Some of our favourite work · ${stories('webApps')}
    Talk to a Consultant
    5-Step Approach · 01 · 02 · 03 · 04 · 05 | .number 5
    01 · 02 · 03 · 04 · 05 · 06 | li > span 6 | li h3 6 | video 1
    ${samples.sampleClientsNote} | li img ${clients.length}
    Get Your Free Web App Consultation`,
  '/ai-chat': `
    Talk to an AI Specialist | figure li:nth-child(2)[data-from=bot] 1
    | figure li:last-child[data-from=agent] 1
    more sales · 160% · lower customer-service cost · 73% · more engagement · 40%
    · ${samples.sampleFiguresNote} | dd.figure 3 | dt 3
    … | img[src^="/art/services/ai-chat-screen"] 1
    Customer Engagement · Easy Setup · Trust & Scale · WhatsApp Benefits · Book a Consultation
    | [role=tab] 4 | ${BOOKING} 1 | [role=tabpanel]:has(li:nth-child(6):last-child h3) 2
    | [role=tabpanel]:has(li:nth-child(3):last-child h3) 2
    ${stories('aiChat')}
    Marketing · Financial · Healthcare · Automotive · Others | [role=tab] 5
    | [role=tabpanel]:has(li:nth-child(5):last-child h3) 5
    ${samples.sampleClientsNote} | li img ${clients.length}
    Submit Request`,
  '/case-studies': `
    Case Studies
    ${list(caseStudies.map(card))}
    | article :is(h2, h3) ${caseStudies.length} | article img ${caseStudies.length}
    | article a[href^="/case-studies/"] ${caseStudies.length}
    Get in Touch | ${CONTACT} 1`,
  '/insights': `
    Insights & Articles | h1 1
    ${newest.category} · ${newest.readTime} · ${newest.date} · ${newest.title} · ${newest.excerpt}
    · Read more | article 1 | article img 1
    | a[href="/insights/${newest.id}"] 1
    Contact Us | ${CONTACT} 1`,
  '/contact': `
    … | a[href="/book-consultation#schedule"] 1
    Our Offices
    within 24 hours · goals · tailored solution · Full Name · Email Address · Phone Number
    · Company Name · (Optional) · Tell us about your project · Submit Request
    | form label[for] 5 | form :is(input, textarea)[required] 4 | form textarea 1
    | form input[type=tel][placeholder="${country.examplePhone}"] 1 | form [type=checkbox] 0
    services | a ${services.length}`,
};

/** Links of service pages to /contact and to the calendar, by their words. */
export const calls: Record<string, readonly [contact: string, booking: string]> = {
  '/power-apps': [
    'Book a Consultation · Explore All Services · Contact Sales',
    'Talk to a Consultant · Pick a time for a consultation',
  ],
  '/agentic-ai': [
    'Book a Consultation · Explore All Services · Contact Sales · Talk to an AI Specialist',
    'Talk to a Consultant',
  ],
  '/agile-teams': ['Book a Free Consultation · Explore All Services', 'Talk to a Consultant'],
  '/shopify': ['Book a Consultation · Book a Free Consultation', 'Pick a time for a consultation'],
  '/web-apps': ['Book a Consultation · Contact Sales', 'Talk to a Consultant'],
  '/ai-chat': [
    'Talk to an AI Specialist · Book a Free Consultation · Contact Sales',
    'Talk to a Consultant · Book a Consultation',
  ],
};
