import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder, type ContentFolder } from '../../tests/support/content-files.ts';
import { compileContent } from './compile-content.ts';
import { missingImages } from './missing-images.ts';

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

const missing = () => {
  const { caseStudies } = compileContent(folder.dir, { mapping: {} });
  return missingImages({ caseStudies, articles: [], clients: [], offices: [] }, folder.dir);
};

test('missing pictures are named with record, field and file', () => {
  expect(missing()).toEqual([
    ...['640.avif', '750.avif', '750.jpg'].map(
      (file) => `src/content/case-studies/acme.yaml: image: /art/card-${file} is missing`,
    ),
    'src/content/case-studies/acme.yaml: heroImage: /art/hero.svg is missing',
    'src/content/case-studies/acme.yaml: shareImage: /art/share.png is missing',
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
  expect(missingImages({ caseStudies: [], articles: [], clients, offices }, folder.dir)).toEqual([
    'src/content/clients.ts: Protea Foods: /logos/protea-foods.svg is missing',
    'src/content/offices.ts: London: /art/london.svg is missing',
  ]);
});
