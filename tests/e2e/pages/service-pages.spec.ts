import { clients } from '../../../src/content/company/clients.ts';
import { prices, type PricedPath } from '../../../src/content/company/prices.ts';
import { trialDays } from '../../../src/content/company/promises.ts';
import { skillCategories } from '../../../src/content/company/skills.ts';
import { developers } from '../../../src/content/developers/developers.ts';
import { services } from '../../../src/content/navigation/services.ts';
import { site } from '../../../src/content/site.ts';
import { money } from '../../../src/content/words/number-words.ts';
import {
  sampleClientsNote,
  sampleFiguresNote,
  sampleStudiesNote,
} from '../../../src/content/words/samples.ts';
import { publicContent } from '../support/public-content.ts';
import { sections, sectionWith } from '../support/sections.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, routes, test } from '../support/test.ts';

/*
 * What the pages of the services have, as far as the specification says: their order and their parts. What they do is in
 * the files beside this one.
 */

type Words = string | RegExp;

/** Words of a section or its position, a selector, and the number or the texts of its elements. */
type Part = [section: Words | number, selector: string, parts: number | Words[]];

interface Described {
  /** Words of each section, in order; /./ for one whose words are all an owner's. */
  sections: Words[];
  calls: [label: string, path: string][];
  parts: Part[];
}

const SOME = /\S/;
const [contact, booking] = ['/contact', '/book-consultation'];
const numbers = ['01', '02', '03', '04', '05', '06'];
const industries = ['Marketing', 'Financial', 'Healthcare', 'Automotive', 'Others'];
const allIndustries = new RegExp(industries.join('.*'), 's');

/** The carousel of the studies that a page selects. */
function stories(section: string, filter: Parameters<typeof shownStudies>[0]): Part[] {
  const studies = shownStudies(filter);
  return [
    [section, 'h3', studies.map(({ title }) => title)],
    ...studies.map(({ slug }): Part => [section, `a[href="/case-studies/${slug}"]`, 1]),
    [section, 'a[href="/case-studies"]', ['View All Case Studies']],
  ];
}

/** Tab panels with so many cards. */
const panelsOf = (cards: number) => `[role=tabpanel]:has(li:nth-child(${cards}):last-child h3)`;

const pages: Partial<Record<PricedPath, Described>> = {
  '/power-apps': {
    sections: [
      'Book a Consultation', // the hero
      '86%',
      'Canvas Apps',
      'Explore All Services',
      'Contact Sales', // the challenges
      'View All Case Studies',
      'Contact Sales', // the closing call to action
      'Submit Request',
    ],
    calls: [
      ['Explore All Services', contact],
      ['Pick a time for a consultation', booking],
    ],
    parts: [
      [0, `a[href="${contact}"]`, ['Book a Consultation']],
      [0, `a[href="${booking}"]`, ['Talk to a Consultant']],
      ['86%', 'dt', [/Fortune 500 companies use it/, /lower development cost/, /ROI/]],
      ['86%', '.meaning', [SOME, SOME, SOME]],
      ['86%', 'a[href^="https:"]', 1],
      ['Canvas Apps', 'h3', [/Canvas Apps$/, /Model-Driven Apps$/, /Portals$/, /Dataverse$/]],
      ['Explore All Services', 'li h3', 6],
      [4, 'article:has(> svg) h3', 3],
      [4, 'article a', ['Book a Consultation', 'Talk to a Consultant', 'Contact Sales']],
      ...stories('View All Case Studies', 'powerApps'),
      [-2, `a[href="${contact}"]`, ['Contact Sales']],
      [-2, `a[href="${booking}"]`, ['Talk to a Consultant']],
    ],
  },
  '/agentic-ai': {
    sections: [
      'Book a Consultation', // the hero
      '3.5x',
      'AI Agent Development',
      /./, // the approach
      'We consult',
      /./, // the process
      'Real-World Use Cases',
      money(prices['/agentic-ai'].from),
      /./, // to read before you decide
      'Talk to an AI Specialist', // the closing call to action
      'Get Your Free AI Consultation',
    ],
    calls: [
      ['Book a Consultation', contact],
      ['Explore All Services', contact],
      ['Contact Sales', contact],
      ['Talk to an AI Specialist', contact],
      ['Book a Free Consultation', contact],
      ['Talk to a Consultant', booking],
    ],
    parts: [
      ['3.5x', 'dd', ['75%', '3.5x', '92%']],
      ['3.5x', 'dt', [SOME, SOME, SOME]],
      [
        'AI Agent Development',
        'li h3',
        ['AI Agent Development', 'AI Workflows', 'Simple Automations'],
      ],
      [3, 'li:has(.result) h3', [SOME, SOME, SOME, SOME, SOME]],
      ['We consult', 'h3', ['We consult', 'We integrate', 'We execute']],
      ['We consult', 'h4', 6],
      ['To read before you decide', 'a', ['Bryte Insurance', /Low-code or no-code/]],
    ],
  },
  '/agile-teams': {
    sections: [
      'Book a Free Consultation', // the hero
      'Getting Started Is Simple',
      /./, // embedded teams
      'API & Integrations', // the skills
      'Talent as a service',
      developers[0]!.name,
      `More From ${site.name}`,
      'Get Your Free Agile Team Consultation',
    ],
    calls: [
      ['Book a Free Consultation', contact],
      ['Explore All Services', contact],
      ['Talk to a Consultant', booking],
    ],
    parts: [
      ['Getting Started Is Simple', 'li h3', ['Brief Us', 'Meet the Team', 'Get to Work']],
      [new RegExp(`Getting Started Is Simple.*\\b${trialDays}\\b`, 's'), 'li', 3],
      [2, 'li h3', 4],
      ['API & Integrations', 'h3 button', skillCategories.map(({ category }) => category)],
      ['Talent as a service', 'h3', 2],
      ['Talent as a service', 'ul:has(li)', 2],
      [developers[0]!.name, 'article', developers.length],
      [`More From ${site.name}`, 'li a', services.length - 1],
      [`More From ${site.name}`, 'a[href="/agile-teams"]', 0],
    ],
  },
  '/shopify': {
    sections: [
      'E-commerce website design',
      'average conversion increase',
      /./, // the examples
      '5-Step Approach',
      'Shopify Success Stories',
      'Why Choose Us',
      'Book a Free Consultation',
      'Get Your Free Shopify Consultation',
    ],
    calls: [
      ['Book a Consultation', contact],
      ['Book a Free Consultation', contact],
      ['Pick a time for a consultation', booking],
    ],
    parts: [
      [0, 'h1', ['E-commerce website design']],
      [0, 'figure li', 5],
      [
        'average conversion increase',
        'dt',
        ['average conversion increase', 'less cart abandonment', 'customer satisfaction'],
      ],
      ['average conversion increase', 'dd.value', ['58%', '42%', '95%']],
      [2, 'li a[href^="/case-studies/"]', 3],
      ['5-Step Approach', '.number', numbers.slice(0, 5)],
      ...stories('Shopify Success Stories', 'shopify'),
      [sampleStudiesNote, 'h3', shownStudies('shopify').length],
      ['Why Choose Us', 'li h3', 6],
    ],
  },
  '/web-apps': {
    sections: [
      'Book a Consultation', // the hero
      '65%',
      /./, // bespoke development
      'Some of our favourite work',
      'Talk to a Consultant', // design
      '5-Step Approach',
      'Role-based access control', // the tech stack
      sampleClientsNote,
      'Get Your Free Web App Consultation',
    ],
    calls: [
      ['Book a Consultation', contact],
      ['Contact Sales', contact],
      ['Talk to a Consultant', booking],
    ],
    parts: [
      ['65%', 'dd', ['65%', '40%', '98%']],
      ...stories('Some of our favourite work', 'webApps'),
      ['5-Step Approach', '.number', numbers.slice(0, 5)],
      ['Role-based access control', 'li > span', numbers],
      ['Role-based access control', 'li h3', 6],
      [sampleClientsNote, 'li img', clients.length],
    ],
  },
  '/ai-chat': {
    sections: [
      'Talk to an AI Specialist', // the hero
      '160%',
      /./, // the solution
      'WhatsApp Benefits',
      'View All Case Studies',
      allIndustries,
      /./, // the clients
      'Submit Request',
    ],
    calls: [
      ['Talk to an AI Specialist', contact],
      ['Book a Free Consultation', contact],
      ['Contact Sales', contact],
      ['Talk to a Consultant', booking],
      ['Book a Consultation', booking],
    ],
    parts: [
      [0, 'figure li:nth-child(2)[data-from=bot], figure li:last-child[data-from=agent]', 2],
      [1, 'a', 0],
      ['160%', 'dd.figure', ['160%', '73%', '40%']],
      ['160%', 'dt', ['more sales', 'lower customer-service cost', 'more engagement']],
      [
        'WhatsApp Benefits',
        '[role=tab]',
        [/Customer Engagement/, /Easy Setup/, /Trust & Scale/, /WhatsApp Benefits/],
      ],
      ['WhatsApp Benefits', panelsOf(6), 2],
      ['WhatsApp Benefits', panelsOf(3), 2],
      ...stories('View All Case Studies', 'aiChat'),
      [allIndustries, '[role=tab]', industries.map((label) => new RegExp(label))],
      [allIndustries, panelsOf(5), 5],
      [-2, 'li img', clients.length],
    ],
  },
};

for (const [path, described] of Object.entries(pages).filter(([path]) => routes.includes(path)))
  test(`${path} has its sections in order, its parts, calls to action and prices`, async ({
    reading,
  }) => {
    const page = await reading(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sections(page)).toContainText(described.sections);
    for (const [label, target] of described.calls)
      await expect
        .soft(page.getByRole('main').getByRole('link', { name: label, exact: true }).first())
        .toHaveAttribute('href', target);
    for (const [at, selector, parts] of described.parts) {
      const section =
        typeof at === 'number' ? sections(page).nth(at) : sectionWith(page, at).first();
      const found = section.locator(selector);
      if (typeof parts === 'number') await expect.soft(found, selector).toHaveCount(parts);
      else await expect.soft(found, selector).toHaveText(parts);
    }
    const { from, to, smallest } = prices[path as PricedPath];
    for (const amount of [from, to, smallest.price])
      await expect.soft(sectionWith(page, money(from))).toContainText(money(amount));
    await expect(page.locator('figcaption:not(figure > figcaption)')).toHaveCount(0);
  });

test('figures of samples say so', async ({ reading }) => {
  for (const [path, figure] of [
    ['/shopify', 'average conversion increase'],
    ['/agentic-ai', '3.5x'],
    ['/web-apps', '65%'],
    ['/ai-chat', '160%'],
  ] as const)
    await expect(sectionWith(await reading(path), figure)).toContainText(sampleFiguresNote);
});

test('no client is named beside what is said of none', async ({ reading }) => {
  for (const [path, words] of [
    ['/shopify', /E-commerce website design/],
    ['/shopify', /Why Choose Us/],
    ['/power-apps', /Contact Sales.*Talk to a Consultant/s],
  ] as const) {
    const text = await sectionWith(await reading(path), words)
      .first()
      .innerText();
    for (const { title } of publicContent.caseStudies) expect.soft(text, path).not.toContain(title);
  }
});
