import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { referencesOf } from './page-references.ts';
import { referenceChecker, type SourceText } from './reference-problems.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'references-'));
afterAll(() => rmSync(publicDir, { recursive: true }));

function put(file: string, bytes = 1): void {
  mkdirSync(dirname(join(publicDir, file)), { recursive: true });
  writeFileSync(join(publicDir, file), Buffer.alloc(bytes));
}

/** The problems of pages by path; `/gone` and `/draft` are the addresses that no page may link to. */
function problems(pages: Record<string, string>, sources: Record<string, string> = {}) {
  const references = referenceChecker({
    problemOf: (path) =>
      path === '/gone' ? 'which is gone' : path === '/draft' ? 'which is a draft' : undefined,
    publicDir,
    sources: Object.entries(sources).map(([file, text]): SourceText => ({ file, text })),
  });
  for (const [path, html] of Object.entries(pages))
    references.check({ path, ...referencesOf(html, `http://localhost${path}`) });
  return references.problems();
}

it('reports a broken link once, with every line that writes it and the pages that show it', () => {
  const link = '<a title="t" href="/gone?a=1#b">';
  const sources = {
    'content/articles/one.md': 'a\n[b](/gone?a=1#b)\n\n[c](/gone?a=1#b)',
    'content/articles/two.md': '[b](/gone?a=1#b) /gone-not',
    'content/people.yaml': '# Of /gone?a=1#b.',
    'src/teams.ts': '/** Those of /gone?a=1#b. */',
  };
  expect(problems({ '/one': link + link, '/two': link }, sources)).toEqual([
    'content/articles/one.md:2, content/articles/one.md:4 and content/articles/two.md:1: links to /gone, which is gone: correct the link, or remove it (on /one and /two)',
  ]);
});

it('names three pages and a number, and the pages alone if no source writes the address', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => [path, '<a href="/draft">']);
  expect(problems(Object.fromEntries(pages) as Record<string, string>)).toEqual([
    '/a, /b, /c and 2 pages more: links to /draft, which is a draft: correct the link, or remove it',
  ]);
});

it('reports a fragment that its page lacks, and an address without its scheme', () => {
  const fragments = ['/two#here', '/two#there', '#nope', '/terms.pdf#page=2'];
  const pages = {
    '/one': fragments.map((href) => `<a href="${href}">`).join(''),
    '/two': '<h2 id="here"><a href="www.example.com/a">',
  };
  const correct = 'correct the link, or remove it';
  expect(problems(pages, { 'src/pages/one/copy.ts': "to: '/two#there'" })).toEqual([
    '/two: links to www.example.com/a: write https://www.example.com/a',
    `src/pages/one/copy.ts:1: links to /two#there, but nothing there has the id there: ${correct} (on /one)`,
    `/one: links to /one#nope, but nothing there has the id nope: ${correct}`,
  ]);
});

const picture = (src: string) =>
  `<source srcset="${src}-640.avif 640w, ${src}-750.avif 750w"><img src="${src}-750.jpg">`;

it('reports pictures and films without files, with the source that names them', () => {
  put('/art/case-studies/acme/card-750.jpg');
  put('/art/case-studies/acme/card-750.avif');
  const html =
    picture('/art/case-studies/acme/card') +
    picture('/art/case-studies/acme/hero') +
    picture('/film/flight-poster') +
    '<i data-film="/film/flight"></i><img src="/logos/acme.svg"><img src="/art/share/a.png">' +
    picture('/art/services/audits');
  const sources = {
    'content/case-studies/acme.yaml': 'title: Acme',
    'content/clients.yaml': '\n  logoUrl: /logos/acme.svg',
    'content/main-pages.yaml': 'image: /art/share/a.png',
    'content/services.yaml':
      '- path: /audits\n  imageSrc: { src: /art/services/audits, width: 1200, height: 900 }',
    'src/pages/home/copy.ts': "src: '/film/flight', poster: '/film/flight-poster'",
  };
  expect(problems({ '/': html }, sources)).toEqual([
    'content/case-studies/acme.yaml: shows /art/case-studies/acme/card-640.avif, which is missing: npm run picture -- photo.png case-studies/acme/card (on /)',
    'content/case-studies/acme.yaml: shows /art/case-studies/acme/hero, which is missing: npm run picture -- photo.png case-studies/acme/hero (on /)',
    'src/pages/home/copy.ts:1: shows /film/flight-poster, which is missing: npm run picture -- still.png film/flight-poster (on /)',
    'src/pages/home/copy.ts:1: shows /film/flight, which is missing: put the film into public/film as .webm and .mp4 (on /)',
    'content/clients.yaml:2: shows /logos/acme.svg, which is missing: put the file into public (on /)',
    'content/main-pages.yaml:1: shows /art/share/a.png, which is missing: npm run brand draws it (on /)',
    'content/services.yaml:2: shows /art/services/audits, which is missing: npm run picture -- photo.png services/audits (on /)',
  ]);
});

it('reports a single picture of several megabytes, which would be served unscaled, of files that exist', () => {
  for (const file of ['640.avif', '750.avif', '750.jpg']) put(`/art/whole-${file}`);
  for (const large of ['/photo.png', '/film/long.mp4']) put(large, 3_100_000);
  const files = '<img src="/photo.png"><source src="/film/long.mp4">';
  expect(problems({ '/': picture('/art/whole') + files })).toEqual([
    expect.stringContaining('/: shows /photo.png, which is 3.1 MB and would be sent as it is'),
  ]);
});
