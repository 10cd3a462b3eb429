import { Window, type Element } from 'happy-dom';
import { expect, inject, it } from 'vitest';
import { contactLinks } from '../../src/content/company/contact-links.ts';
import { contactPeople } from '../../src/content/company/contact-people.ts';
import { prices } from '../../src/content/company/prices.ts';
import { services } from '../../src/content/navigation/services.ts';
import { siteConfig } from '../../src/content/site.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';
import { money } from '../../src/content/words/numbers.ts';
import { paths } from '../../src/paths.ts';
import { paragraphsOf } from '../../src/ui/text/Paragraphs.tsx';
import { examplePaths } from '../support/example-paths.ts';
import { publishedToday } from '../support/published-today.ts';
import { ALL_STUDIES, ANY, calls, CONTACT, pages, type Words } from './sample-prescribed-parts.ts';

/* The served HTML has what the specification prescribes. */

const { caseStudies, articles } = publishedToday;

/** Without the pages of services that an owner has removed. */
const existing = <Row extends readonly [path: string, ...rest: unknown[]]>(rows: readonly Row[]) =>
  rows.filter(([path]) => examplePaths.includes(path));

const origin = inject('origin');

/** The served document of an address, and its status; read once for all tests. */
function open(path: string) {
  const opened = documents.get(path) ?? read(path);
  documents.set(path, opened);
  return opened;
}
const documents = new Map<string, ReturnType<typeof read>>();
async function read(path: string) {
  const response = await fetch(origin + path);
  const parser = new new Window().DOMParser();
  const html = await response.text();
  const document = parser.parseFromString(html, 'text/html');
  return { status: response.status, html, document, main: document.querySelector('main')! };
}
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const textOf = (element: Element) => spaced(element.textContent);
const textsIn = (within: { querySelectorAll: Element['querySelectorAll'] }, selector: string) =>
  [...within.querySelectorAll(selector)].map(textOf);
/** The accessible names of links. */
const namesIn = (main: Element, selector: string) =>
  [...main.querySelectorAll(selector)].map(
    (link) => link.getAttribute('aria-label') ?? textOf(link),
  );
const fits = (text: string, words: Words) =>
  typeof words === 'string' ? text.includes(spaced(words)) : words.test(text);

it.each(existing(Object.entries(pages)))(
  '%s has its sections in order, with their parts',
  async (path, described) => {
    const { main } = await open(path);
    const left = [...main.querySelectorAll('section')];
    for (const [words, parts = {}] of described) {
      const at = left.findIndex((section) => fits(textOf(section), words));
      expect(at, `section with ${words}`).toBeGreaterThanOrEqual(0);
      const [section] = left.splice(0, at + 1).slice(-1);
      for (const [selector, expected] of Object.entries(parts)) {
        const texts = textsIn(section!, selector);
        if (typeof expected === 'number') expect.soft(texts, selector).toHaveLength(expected);
        else
          expect
            .soft(texts, selector)
            .toEqual(
              expected.map((each): unknown =>
                typeof each === 'string' ? each : expect.stringMatching(each),
              ),
            );
      }
    }
  },
);

it.each(existing(Object.entries(calls)))(
  '%s has its calls to action, and names its prices',
  async (path, links) => {
    const { main } = await open(path);
    for (const [selector, labels] of Object.entries(links))
      expect.soft(namesIn(main, selector)).toEqual(expect.arrayContaining([...labels]));
    const { id } = services.find((service) => service.path === path)!;
    const { from, to, smallest } = prices[id]!;
    const offer = textsIn(main, 'section').find((text) => text.includes(spaced(money(from))));
    for (const amount of [to, smallest.price]) expect.soft(offer).toContain(spaced(money(amount)));
  },
);

it.runIf(siteConfig.sampleContent)(
  'sample figures and studies say that they are samples',
  async () => {
    for (const [path, figure, note] of existing([
      ['/agentic-ai', '3.5x', 'Sample'],
      ['/web-apps', '65%', 'Sample'],
      ['/ai-chat', '160%', 'Sample'],
      ['/shopify', 'Shopify Success Stories', 'Sample'],
    ] as const)) {
      const { main } = await open(path);
      const section = textsIn(main, 'section').find((text) => text.includes(figure));
      expect.soft(section, path).toContain(note);
    }
  },
);

it.each(existing([['/shopify'], ['/power-apps'], ['/ai-chat'], ['/agile-teams']] as const))(
  '%s shows a screen of the finished product',
  async (path) => {
    const { main } = await open(path);
    expect(main.querySelector(`img[src^="/art/services${path}-screen"]`)).not.toBeNull();
  },
);

it('sections about no particular client name none', async () => {
  for (const [path, words] of existing([
    ['/shopify', /E-commerce website design/],
    ['/shopify', /Why Choose Us/],
    ['/power-apps', /Contact Sales.*Talk to a Consultant/s],
  ] as const)) {
    const { main } = await open(path);
    const text = textsIn(main, 'section').find((each) => words.test(each));
    for (const { title } of caseStudies) expect.soft(text, path).not.toContain(title);
  }
});

it('each differentiator of the home page links to the row that proves it', async () => {
  const { main } = await open(paths.home);
  const proofs = [...main.querySelectorAll('.proof a')].map((link) => link.getAttribute('href')!);
  expect(proofs).toHaveLength(7);
  for (const proof of proofs) {
    const [path = '', id] = proof.split('#');
    const { document } = await open(path);
    const row = document.getElementById(id!);
    expect.soft(row?.matches('li, dl > div'), proof).toBe(true);
    // A fold would hide it.
    expect.soft(row?.closest('[hidden], [aria-expanded] + *'), proof).toBeNull();
  }
});

it.each(caseStudies)('a study is served whole: $slug', async (study) => {
  const { document, main } = await open(paths.caseStudy(study.slug));
  expect(document.documentElement.outerHTML).not.toMatch(/<[^>]*\svt-/); // no attribute of HTML
  const text = textOf(main);
  const chapters = (isAfter: boolean) =>
    (study.chapters ?? []).filter(({ afterSetback }) => Boolean(afterSetback) === isAfter);
  const headings = [
    ...[study.title, 'Situation', 'Solution', 'Key components of the solution included:'],
    ...[...chapters(false), study.setback!, ...chapters(true)].map(({ title }) => title),
    ...['Impact', 'Results at a Glance', 'Project Gallery'],
  ];
  const shown = textsIn(main, 'h1, h2, h3');
  expect(shown.filter((heading) => headings.includes(heading))).toEqual(headings);
  for (const part of [
    ...[study.subtitle, study.summary, study.industry, study.timeline, study.team],
    ...[...study.technologies, ...study.solutionPoints, `${study.year}`, `${study.effort}`],
    ...[study.situation, study.before, study.solution, study.impact],
    ...[study.setback!.text, ...(study.chapters ?? []).map((each) => each.text)],
    ...study.results.map(({ value, label }) => `${value} ${label}`),
    ...study.results.map(
      ({ measure, before, after }) => `${measure}: before: ${before}, after: ${after}`,
    ),
    ...study.phases.flatMap((phase) => [phase.name, phase.text]),
    ...study.images.map(({ caption }) => caption),
    'Sample',
  ].flatMap(paragraphsOf))
    expect.soft(text).toContain(spaced(part));
  expect(text).not.toContain('Loading...');
  expect(textsIn(main, '[aria-labelledby=results] dd').length).toBe(4);
  expect(textsIn(main, `main ${ALL_STUDIES}`).at(-1)).toMatch(ANY);
  expect(textsIn(main, CONTACT)).toContain('Book a Consultation');
});

it('the list of studies names industry, words and technologies of each', async () => {
  const { main } = await open(paths.caseStudies);
  const cards = textsIn(main, 'article');
  caseStudies.forEach(({ industry, shortDescription, technologies }, index) => {
    for (const part of [industry, shortDescription, ...technologies])
      expect.soft(cards[index]).toContain(part);
  });
});

it.each(articles)(
  'an article is served whole, without script in its text: $id',
  async (article) => {
    const { main, html: served } = await open(paths.insight(article.id));
    expect(article.content).not.toMatch(/<script|<iframe|\son\w+=|javascript:/i);
    const { author, category, date, readTime, imageUrl } = article;
    const [hero] = main.querySelectorAll('section');
    for (const part of [article.title, author, category, date, readTime, 'Sample'])
      expect.soft(textOf(hero!)).toContain(part);
    expect(hero!.querySelector('time')?.getAttribute('datetime')).toBe(isoDate(date));
    const pictures = [...hero!.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(pictures.filter((src) => src?.includes(imageUrl.src))).toHaveLength(1);
    expect(served).toContain(article.content);
    expect(served).not.toContain('Loading...');
    const others = articles.filter(({ id }) => id !== article.id).map(({ title }) => title);
    expect(textsIn([...main.querySelectorAll('section')].at(-2)!, 'a').toSorted()).toEqual(
      others.toSorted(),
    );
    for (const words of [article.closing.title, article.closing.text])
      expect.soft(textOf([...main.querySelectorAll('section')].at(-1)!)).toContain(words);
  },
);

it('the newest article alone is in the list, as a card', async () => {
  const { main } = await open(paths.insights);
  const [newest, ...older] = articles;
  for (const part of [
    newest!.category,
    newest!.readTime,
    newest!.title,
    newest!.excerpt,
    newest!.date,
  ])
    expect.soft(textsIn(main, 'article')[0]).toContain(part);
  for (const { title } of older) expect.soft(textOf(main)).not.toContain(title);
});

it('the example run of an agent says in words which step a person does', async () => {
  const { main } = await open('/agentic-ai');
  expect(textsIn(main, '[aria-labelledby=run-title] li')).toHaveLength(6);
  const [said, ...others] = textsIn(main, 'li[data-person] .visually-hidden');
  expect(said).toMatch(ANY);
  expect(others).toEqual([]);
});

it('/contact names who answers', async () => {
  const { main } = await open(paths.contact);
  for (const { name } of contactPeople) expect.soft(textOf(main)).toContain(name);
});

it.each([
  ['/no/such-page', '404', 'Return to Home', '/', 'Oops! Page not found'],
  ['/case-studies/none', 'Case Study Not Found', 'Return to Case Studies', paths.caseStudies, ''],
  [
    '/insights/none',
    'Article Not Found',
    'Back to Insights',
    paths.insights,
    "The article you're looking for doesn't exist or has been removed.",
  ],
])('%s is not found, and says where to go', async (path, heading, label, target, words) => {
  const { status, document, main } = await open(path);
  expect(status).toBe(404);
  expect(textsIn(main, 'h1')).toEqual([heading]);
  expect(document.title).toContain(siteConfig.name);
  if (heading !== '404') expect(document.title).toMatch(new RegExp(`^${heading}`));
  expect(textsIn(main, `a[href="${target}"]`)).toContain(label);
  expect(textOf(main)).toContain(words);
});

it('header and footer link every page, the contacts and five networks', async () => {
  const { document } = await open(paths.contact);
  const targets = (selector: string) =>
    [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
  const expertise = services.map(({ path }) => path);
  expect(targets('header nav[aria-label=Main]')).toEqual([
    ...['/', ...expertise],
    ...[paths.caseStudies, paths.insights, paths.contact],
  ]);
  expect(targets('header nav[aria-label=Menu]')).toEqual(expect.arrayContaining(expertise));
  const footer = document.querySelector('footer')!;
  expect(targets('footer')).toEqual(
    expect.arrayContaining([...expertise, ...contactLinks.map(({ href }) => href)]),
  );
  expect(textsIn(footer, 'nav[aria-label=Company] a')).toEqual([
    'Who We Are',
    'Recent Work',
    'Insights',
    'Contact',
  ]);
  expect(textsIn(footer, 'a[href^="https:"]')).toEqual([
    ...['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube'],
  ]);
  expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} ${siteConfig.name}`);
});

it('the breadcrumbs of every page are those of its structured data', async () => {
  interface Node {
    '@type': string;
    itemListElement?: { name: string }[];
  }
  for (const path of examplePaths) {
    const { document, main } = await open(path);
    const inData = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .flatMap(({ textContent }) => (JSON.parse(textContent) as { '@graph': Node[] })['@graph'])
      .flatMap((node) => (node['@type'] === 'BreadcrumbList' ? (node.itemListElement ?? []) : []));
    expect.soft(inData.length > 0, path).toBe(path !== paths.home);
    const shown = textsIn(main, 'nav[aria-label=Breadcrumbs] li');
    expect.soft(shown, path).toEqual(inData.map(({ name }) => name));
  }
});
