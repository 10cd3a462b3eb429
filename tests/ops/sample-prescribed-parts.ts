import { country } from '../../src/content/company/country.ts';
import { clients } from '../../src/content/company/clients.ts';
import { prices } from '../../src/content/company/prices.ts';
import { company } from '../../src/content/company/company.ts';
import { trialDays } from '../../src/content/company/promises.ts';
import { skillCategories } from '../../src/content/company/skills.ts';
import { developers } from '../../src/content/company/developers.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { ServiceId } from '../../src/content/model/services-schema.ts';
import { serviceContent } from '../../src/content/selections/summaries.ts';
import { siteConfig } from '../../src/content/site.ts';
import { money } from '../../src/content/words/numbers.ts';
import { paths } from '../../src/paths.ts';
import { publishedToday } from '../support/published-today.ts';

/* What the specification prescribes of each page: sections in their order, words, links and counts. */

export type Words = string | RegExp;
/** Selectors, and the number of their elements or words of each in order. */
type Parts = Record<string, number | readonly Words[]>;
/** Words of a section, and its parts. */
export type Section = readonly [words: Words, parts?: Parts];

const { caseStudies, articles } = publishedToday;
export const ANY = /\S/;
const anyOf = (count: number) => Array.from({ length: count }, () => ANY);
const numbers = ['01', '02', '03', '04', '05', '06'];
const panelsOf = (cards: number) => `[role=tabpanel]:has(li:nth-child(${cards}):last-child h3)`;
export const CONTACT = `a[href="${paths.contact}"]`;
const BOOKING = `a[href="${paths.bookConsultation}"]`;
export const ALL_STUDIES = `a[href="${paths.caseStudies}"]`;

/** The carousel of the studies that a page selects. */
function stories(service: ServiceId): Parts {
  const { studies } = serviceContent(publishedToday, service);
  return {
    h3: studies.map(({ title }) => title),
    'a[href^="/case-studies/"]': studies.length,
    [ALL_STUDIES]: ['View All Case Studies'],
  };
}

/** The sections that the specification prescribes for each page, in their order. */
export const pages: Record<string, readonly Section[]> = {
  '/': [
    [
      'Creating value through innovative solutions',
      {
        '.legend b': ['Under 4 weeks', '2–8 weeks', '30 days', '24 hours'],
        '.legend li': anyOf(4),
        [CONTACT]: [/Book a Consultation/],
      },
    ],
    [company.people, { 'article .measure': 3, 'article a[href^="/case-studies/"]': anyOf(3) }],
    [
      'Explore All Solutions',
      Object.fromEntries(services.map(({ path }) => [`a[href="${path}"]`, [/^Explore/]])),
    ],
    [
      /Why Partner/i,
      {
        h3: [
          ...['Proven Track Record', 'Top Talent', 'Agile Delivery', 'Relentless Quality'],
          ...['End-to-End Services', 'Innovation-Driven', 'Client-Focused'],
        ],
        'li a': 7,
      },
    ],
    ['Our Clients', { img: clients.length }],
  ],
  '/power-apps': [
    ['Book a Consultation', { [BOOKING]: ['Talk to a Consultant'] }],
    [
      '86%',
      {
        '.label': [/Fortune 500 companies use it/, /lower development cost/, /ROI/],
        '.meaning': anyOf(3),
        'a[href^="https:"]': 1,
      },
    ],
    ['Canvas Apps', { h3: [/Canvas Apps$/, /Model-Driven Apps$/, /Portals$/, /Dataverse$/] }],
    ['Explore All Services', { 'li h3': 6 }],
    [
      'Contact Sales',
      {
        'article:has(> svg) h3': 3,
        'article a': ['Book a Consultation', 'Talk to a Consultant', 'Contact Sales'],
      },
    ],
    ['View All Case Studies', stories('power-apps')],
    ['Contact Sales', { [CONTACT]: ['Contact Sales'], [BOOKING]: ['Talk to a Consultant'] }],
    ['Submit Request'],
  ],
  '/agentic-ai': [
    ['Book a Consultation'],
    ['3.5x', { b: ['75%', '3.5x', '92%'], 'b + span': anyOf(3) }],
    [
      'AI Agent Development',
      { 'li h3': ['AI Agent Development', 'AI Workflows', 'Simple Automations'] },
    ],
    [ANY, { 'li:has(.result) h3': anyOf(5) }],
    ['We consult', { h3: ['We consult', 'We integrate', 'We execute'], h4: 6 }],
    [ANY, { video: 1 }],
    ['Real-World Use Cases', { '[role=tab]': [/Predictive AI/, /Generative AI/] }],
    [money(prices['agentic-ai']!.from)],
    [/Bryte Insurance.*Low-code or no-code/s],
    ['Talk to an AI Specialist'],
    ['Get Your Free AI Consultation'],
  ],
  '/agile-teams': [
    ['Book a Free Consultation'],
    [
      new RegExp(`Getting Started Is Simple.*\\b${trialDays}\\b`, 's'),
      { 'li h3': ['Brief Us', 'Meet the Team', 'Get to Work'] },
    ],
    [ANY, { 'li h3': 4 }],
    ['API & Integrations', { 'h3 button': skillCategories.map(({ category }) => category) }],
    ['Talent as a service', { h3: 2, 'ul:has(li)': 2 }],
    [
      developers[0]!.name,
      { article: developers.length, '[aria-roledescription=slide]': developers.length },
    ],
    [`More From ${siteConfig.name}`, { 'li a': services.length - 1, 'a[href="/agile-teams"]': 0 }],
    ['Get Your Free Agile Team Consultation'],
  ],
  '/shopify': [
    ['E-commerce website design', { h1: ['E-commerce website design'], 'figure li': 5 }],
    [
      'average conversion increase',
      {
        '.label': ['average conversion increase', 'less cart abandonment', 'customer satisfaction'],
        'b.value': ['58%', '42%', '95%'],
      },
    ],
    [ANY, { 'li a[href^="/case-studies/"]': 3, video: 1 }],
    ['5-Step Approach', { '.number': numbers.slice(0, 5) }],
    ['Shopify Success Stories', stories('shopify')],
    ['Why Choose Us', { 'li h3': 6 }],
    ['Book a Free Consultation'],
    ['Get Your Free Shopify Consultation'],
  ],
  '/web-apps': [
    ['Book a Consultation'],
    ['65%', { 'b.value': ['65%', '40%', '98%'] }],
    [ANY, { video: 1 }],
    ['Some of our favourite work', stories('web-apps')],
    ['Talk to a Consultant'],
    ['5-Step Approach', { '.number': numbers.slice(0, 5) }],
    ['Role-based access control', { 'li > span': numbers, 'li h3': 6, video: 1 }],
    ['Some of the companies we build for', { 'li img': clients.length }],
    ['Get Your Free Web App Consultation'],
  ],
  '/ai-chat': [
    [
      'Talk to an AI Specialist',
      { 'figure li:nth-child(2)[data-from=bot]': 1, 'figure li:last-child[data-from=agent]': 1 },
    ],
    [
      '160%',
      {
        'b.figure': ['160%', '73%', '40%'],
        '.label': ['more sales', 'lower customer-service cost', 'more engagement'],
      },
    ],
    [ANY],
    [
      'WhatsApp Benefits',
      {
        '[role=tab]': [/Customer Engagement/, /Easy Setup/, /Trust & Scale/, /WhatsApp Benefits/],
        [panelsOf(6)]: 2,
        [panelsOf(3)]: 2,
        [BOOKING]: ['Book a Consultation'],
      },
    ],
    ['View All Case Studies', stories('ai-chat')],
    [
      'Marketing',
      {
        '[role=tab]': [/Marketing/, /Financial/, /Healthcare/, /Automotive/, /Others/],
        [panelsOf(5)]: 5,
      },
    ],
    ['Some of the companies we work for', { 'li img': clients.length }],
    ['Submit Request'],
  ],
  '/case-studies': [
    ['Case Studies'],
    [
      caseStudies[0]!.title,
      {
        'article h3, article h2': caseStudies.map(({ title }) => title),
        'article img': caseStudies.length,
        'article a[href^="/case-studies/"]': caseStudies.map(() => 'View Case Study'),
      },
    ],
    ['Get in Touch', { [CONTACT]: ['Get in Touch'] }],
  ],
  '/insights': [
    ['Insights & Articles', { h1: ['Insights & Articles'] }],
    [
      articles[0]!.title,
      { article: 1, 'article img': 1, [`a[href="/insights/${articles[0]!.id}"]`]: [/^Read more/] },
    ],
    ['Contact Us', { [CONTACT]: ['Contact Us'] }],
  ],
  '/contact': [
    [ANY, { 'a[href="/book-consultation#schedule"]': 1 }],
    ['Our Offices'],
    [
      /within 24\shours.*goals.*tailored solution/s,
      {
        'form button[type=submit]': ['Submit Request'],
        'form label[for]': [
          ...['Full Name', 'Email Address', 'Phone Number', /^Company Name ?\(Optional\)$/],
          'Tell us about your project',
        ],
        'form :is(input, textarea)[required]': 4,
        [`form input[type=tel][placeholder="${country.examplePhone}"]`]: 1,
        'form textarea': 1,
        'form [type=checkbox]': 0,
      },
    ],
    ['services', { a: services.length }],
  ],
};

/** The links of service pages that lead to /contact or to the calendar, by their words. */
export const calls: Record<string, Record<string, readonly string[]>> = {
  '/power-apps': {
    [CONTACT]: ['Book a Consultation', 'Explore All Services', 'Contact Sales'],
    [BOOKING]: ['Talk to a Consultant', 'Pick a time for a consultation'],
  },
  '/agentic-ai': {
    [CONTACT]: [
      ...['Book a Consultation', 'Explore All Services', 'Contact Sales'],
      ...['Talk to an AI Specialist', 'Book a Free Consultation'],
    ],
    [BOOKING]: ['Talk to a Consultant'],
  },
  '/agile-teams': {
    [CONTACT]: ['Book a Free Consultation', 'Explore All Services'],
    [BOOKING]: ['Talk to a Consultant'],
  },
  '/shopify': {
    [CONTACT]: ['Book a Consultation', 'Book a Free Consultation'],
    [BOOKING]: ['Pick a time for a consultation'],
  },
  '/web-apps': {
    [CONTACT]: ['Book a Consultation', 'Contact Sales'],
    [BOOKING]: ['Talk to a Consultant'],
  },
  '/ai-chat': {
    [CONTACT]: ['Talk to an AI Specialist', 'Book a Free Consultation', 'Contact Sales'],
    [BOOKING]: ['Talk to a Consultant', 'Book a Consultation'],
  },
};
