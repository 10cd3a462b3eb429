import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, it } from 'vitest';
import { contentFolder, type ContentFolder } from '../../../tests/support/content-files.ts';
import { compileContent } from './compile-content.ts';
import { type LinkSources, missingImages, missingInSource, missingLinks } from './missing-files.ts';
import { navigation } from '../navigation/navigation.ts';
import { services } from '../navigation/services.ts';

let folder: ContentFolder;

beforeEach(() => {
  folder = contentFolder();
  folder.study('acme', {
    heroImage: { src: '/art/hero.svg', width: 1920, height: 100 },
    image: { src: '/art/card', width: 800, height: 100 },
    images: [{ caption: 'one', image: { src: 'hosted_picture-1', width: 1920, height: 100 } }],
    shareImage: '/art/share.png',
  });
});

afterEach(() => rmSync(folder.dir, { recursive: true }));

const none = {
  clients: [],
  offices: [],
  services: [],
  developers: [],
  contactPeople: [],
  seed: [],
};

const missing = () => {
  const { caseStudies } = compileContent(folder.dir, { mapping: {} });
  return missingImages({ caseStudies, articles: [], ...none }, folder.dir);
};

test('reports missing pictures of a study with record, field and file', () => {
  expect(missing()).toEqual([
    'src/content/case-studies/acme.yaml: image: /art/card is missing: npm run picture -- photo.png card',
    'src/content/case-studies/acme.yaml: heroImage: /art/hero.svg is missing: put the file into public',
    'src/content/case-studies/acme.yaml: shareImage: /art/share.png is missing: put the file into public',
  ]);
});

test('reports nothing once every width exists', () => {
  const cards = ['640.avif', '750.avif', '750.jpg'].map((card) => `/art/card-${card}`);
  for (const file of [...cards, '/art/hero.svg', '/art/share.png']) {
    mkdirSync(dirname(join(folder.dir, file)), { recursive: true });
    writeFileSync(join(folder.dir, file), '');
  }
  expect(missing()).toEqual([]);
});

test('reports missing wordmarks, maps and portraits with the name of the record', () => {
  const clients = [{ name: 'Protea Foods', logoUrl: '/logos/protea-foods.svg' }];
  const offices = [{ name: 'London', map: { src: '/art/london.svg', width: 800, height: 600 } }];
  const services = [
    { name: 'Audits', imageSrc: { src: '/art/services/audits', width: 1200, height: 900 } },
  ];
  const avatar = { src: '/art/people/ann', width: 320, height: 320 };
  const developers = [{ name: 'Ann', avatar }, { name: 'Ben' }];
  const contactPeople = [{ name: 'Ann', avatar }];
  const people = { developers, contactPeople };
  const shown = { caseStudies: [], articles: [], clients, offices, services, ...people, seed: [] };
  expect(missingImages(shown, folder.dir)).toEqual([
    'src/content/company/clients.ts: Protea Foods: /logos/protea-foods.svg is missing: put the file into public',
    'src/content/company/offices.ts: London: /art/london.svg is missing: put the file into public',
    'src/content/navigation/services.ts: Audits: /art/services/audits is missing: npm run picture -- photo.png services/audits',
    'src/content/developers/developers.ts: Ann: /art/people/ann is missing: npm run picture -- photo.png people/ann',
    'src/content/company/contact-people.ts: Ann: /art/people/ann is missing: npm run picture -- photo.png people/ann',
  ]);
});

test('reports missing share images of the seed', () => {
  const images = ['/art/share/gone.png', '/art/share/home.png', 'https://x.test/a.png', null];
  const seed = images.map((image_url, index) => ({ path: `/${index}`, image_url }));
  expect(missingImages({ caseStudies: [], articles: [], ...none, seed }, 'public')).toEqual([
    'supabase/seed.sql: /0: image_url: /art/share/gone.png is missing: put the file into public',
  ]);
});

test('reports a missing picture in the text of an article', () => {
  folder.article('shops', {}, '![A shop](/art/articles/shops/front)');
  const { articles } = compileContent(folder.dir, { mapping: {} });
  expect(missingImages({ caseStudies: [], articles, ...none }, folder.dir)).toContain(
    'src/content/articles/shops.md: text: /art/articles/shops/front is missing: npm run picture -- photo.png articles/shops/front',
  );
});

test('reports a single file of several megabytes, which would be served unscaled', () => {
  writeFileSync(join(folder.dir, 'photo.png'), Buffer.alloc(3_100_000));
  folder.article('shops', { imageUrl: { src: '/photo.png', width: 1920, height: 1080 } });
  const { articles } = compileContent(folder.dir, { mapping: {} });
  expect(missingImages({ caseStudies: [], articles, ...none }, folder.dir)).toEqual([
    expect.stringContaining('shops.md: imageUrl: /photo.png has 3.1 MB and would be sent as it is'),
  ]);
});

test('reports missing pictures and films that a source file names', () => {
  const source = `
    export const heroArt = { src: '/art/heroes/x', width: 1200, height: 1200 };
    export const film = {
      src: '/film/gone',
      title: 'A flight',
      poster: { src: '/film/gone-poster', width: 1280, height: 720 },
    };`;
  expect(missingInSource('copy.ts', source, folder.dir)).toEqual([
    'copy.ts: /art/heroes/x is missing: npm run picture -- photo.png heroes/x',
    'copy.ts: the film /film/gone.webm is missing: put it into public/film',
    'copy.ts: the film /film/gone.mp4 is missing: put it into public/film',
    'copy.ts: /film/gone-poster is missing: npm run picture -- still.png film/gone-poster, or draw film and poster: npm --prefix art run films -- gone',
  ]);
});

const [left, ...others] = services;
const pages = [...navigation.map(({ to }) => to), ...services.map(({ path }) => path)];

const linesOf = (linked: Partial<LinkSources>, addresses = pages) =>
  missingLinks({
    articles: [],
    announcement: null,
    problemOf: (link) => (addresses.includes(link) ? undefined : 'which does not exist'),
    ...linked,
  }).map(({ line }) => line);

it('reports no link whose target exists', () => {
  const content = `<a href="${left!.path}#two">A</a> <a href="https://x.test/gone">B</a>`;
  const article = { id: 'one', content, authorUrl: 'https://x.test/ann' };
  expect(linesOf({ articles: [article] })).toEqual([]);
  const to = `${left!.path}?utm_campaign=nairobi#two`;
  const announcement = { text: 'A', link: { label: 'B', to }, until: '1 May 2026' };
  const author = { id: 'one', content: '', authorUrl: `${left!.path}#ann` };
  expect(linesOf({ announcement, articles: [author] })).toEqual([]);
});

it('reports an article that links to a missing page or file', () => {
  const content = `<a href="/case-studies/gone?from=x">A</a> <a href="/gone.pdf">B</a>`;
  const remedy = 'which does not exist: correct the link, or remove it';
  expect(linesOf({ articles: [{ id: 'one', content, authorUrl: '/people/ann' }] })).toEqual([
    `src/content/articles/one.md: links to /case-studies/gone, ${remedy}`,
    `src/content/articles/one.md: links to /gone.pdf, ${remedy}`,
    `src/content/articles/one.md: authorUrl: links to /people/ann, ${remedy}`,
  ]);
});

it('checks each link as seen from the page of its article', () => {
  const content = `<a href="/insights/later">A</a>`;
  const problemOf = (link: string, page: string) =>
    link === '/insights/later' && page === '/insights/one' ? 'which is a draft' : undefined;
  const articles = [
    { id: 'one', content },
    { id: 'later', content },
  ];
  expect(linesOf({ articles, problemOf })).toEqual([
    'src/content/articles/one.md: links to /insights/later, which is a draft: correct the link, or remove it',
  ]);
});

it('reports services, header links and an announcement without a page', () => {
  const announcement = { text: 'A', link: { label: 'B', to: '/gone' }, until: '1 May 2026' };
  const missing = linesOf(
    { announcement },
    others.map(({ path }) => path),
  );
  expect(missing).toHaveLength(1 + navigation.length + 1);
  expect(missing[0]).toContain(`${left!.name}: links to ${left!.path}, which does not exist`);
  expect(missing[1]).toContain('src/content/navigation/navigation.ts: ');
  expect(missing.at(-1)).toContain('src/content/site.ts: announcement.link.to: links to /gone');
});
