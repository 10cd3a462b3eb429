import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder, type ContentFolder } from '../../../tests/support/content-files.ts';
import { compileContent } from './compile-content.ts';
import { missingImages, missingInSource } from './missing-images.ts';

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

const none = { clients: [], offices: [], services: [] };

const missing = () => {
  const { caseStudies } = compileContent(folder.dir, { mapping: {} });
  return missingImages({ caseStudies, articles: [], ...none }, folder.dir);
};

test('missing pictures are named with record, field and file', () => {
  expect(missing()).toEqual([
    'src/content/case-studies/acme.yaml: image: /art/card is missing: npm run picture -- photo.png card',
    'src/content/case-studies/acme.yaml: heroImage: /art/hero.svg is missing: put the file into public',
    'src/content/case-studies/acme.yaml: shareImage: /art/share.png is missing: put the file into public',
  ]);
});

test('there are none once every width is there', () => {
  const cards = ['640.avif', '750.avif', '750.jpg'].map((card) => `/art/card-${card}`);
  for (const file of [...cards, '/art/hero.svg', '/art/share.png']) {
    mkdirSync(dirname(join(folder.dir, file)), { recursive: true });
    writeFileSync(join(folder.dir, file), '');
  }
  expect(missing()).toEqual([]);
});

test('the wordmark of a client and the map of an office are missed by name', () => {
  const clients = [{ name: 'Protea Foods', logoUrl: '/logos/protea-foods.svg' }];
  const offices = [{ name: 'London', map: { src: '/art/london.svg', width: 800, height: 600 } }];
  const services = [
    { name: 'Audits', imageSrc: { src: '/art/services/audits', width: 1200, height: 900 } },
  ];
  const shown = { caseStudies: [], articles: [], clients, offices, services };
  expect(missingImages(shown, folder.dir)).toEqual([
    'src/content/company/clients.ts: Protea Foods: /logos/protea-foods.svg is missing: put the file into public',
    'src/content/company/offices.ts: London: /art/london.svg is missing: put the file into public',
    'src/content/navigation/services.ts: Audits: /art/services/audits is missing: npm run picture -- photo.png services/audits',
  ]);
});

test('a picture in the text of an article is missed by its place', () => {
  folder.article('shops', {}, '![A shop](/art/articles/shops/front)');
  const { articles } = compileContent(folder.dir, { mapping: {} });
  expect(missingImages({ caseStudies: [], articles, ...none }, folder.dir)).toContain(
    'src/content/articles/shops.md: text: /art/articles/shops/front is missing: npm run picture -- photo.png articles/shops/front',
  );
});

test('a file that would be sent with all of its megabytes is refused', () => {
  writeFileSync(join(folder.dir, 'photo.png'), Buffer.alloc(3_100_000));
  folder.article('shops', { imageUrl: { src: '/photo.png', width: 1920, height: 1080 } });
  const { articles } = compileContent(folder.dir, { mapping: {} });
  expect(missingImages({ caseStudies: [], articles, ...none }, folder.dir)).toEqual([
    expect.stringContaining('shops.md: imageUrl: /photo.png has 3.1 MB and would be sent as it is'),
  ]);
});

test('the pictures and films of a page are missed in its source', () => {
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
    'copy.ts: /film/gone-poster is missing: put all of its sizes into public/film/',
  ]);
});
