import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { posterSlots, slots } from './content.ts';

let content: string;

before(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  const files = {
    'people/ann.yaml': 'avatar: { src: /art/people/ann, width: 480, height: 480 }',
    'services.yaml': 'shop: { imageSrc: { src: /art/services/shop, width: 1200, height: 900 } }',
    'site.yaml': 'contact: { picture: { src: /art/heroes/contact, width: 1200, height: 1200 } }',
    'offices.yaml': '- map: { src: /art/offices/oslo, width: 1600, height: 1000 }',
    'pictures.yaml':
      'films: { hero: { title: A flight, forPhones: true } }\nscreenshots: { shop: { image: { src: /art/services/shop-screen, width: 1920, height: 1024 } } }',
    'pages/jobs.md': '---\npicture: /art/pages/jobs/hero\n---\n',
    'articles/queues.md': '---\ntitle: Queues\n---\n\n![A rack](/art/articles/queues/rack)\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
});
after(() => rmSync(content, { recursive: true }));

it('has a place for each picture that a file of content names', () => {
  assert.deepEqual([...slots(content).keys()].toSorted(), [
    'articles/queues/hero',
    'articles/queues/rack',
    'heroes/contact',
    'offices/oslo',
    'pages/jobs/hero',
    'people/ann',
    'services/shop',
    'services/shop-screen',
  ]);
});

it('has a place for the poster of each film, and of its files for phones', () => {
  const size = { width: 1280, height: 720 };
  assert.deepEqual(
    [...posterSlots(content)],
    [
      ['film/hero-poster', size],
      ['film/hero-phone-poster', size],
    ],
  );
});
