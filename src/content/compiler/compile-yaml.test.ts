import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { agentPrototypeWeeks } from '../company/promises.ts';
import { compileYaml } from './compile-yaml.ts';

const bo = 'order: 1\nname: Bo\ntitle: Lead\nsubjects: teams\n';

const FIXTURES = 'tests/fixtures/content';

/** Compiles the site's YAML files with those of the fixtures, one person, and a changed file. */
function compileWith(name: string, text: string) {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  cpSync('content', dir, { recursive: true });
  cpSync(FIXTURES, dir, { recursive: true });
  rmSync(join(dir, 'people'), { recursive: true, force: true });
  mkdirSync(join(dir, 'people'));
  writeFileSync(join(dir, 'people/bo.yaml'), bo);
  writeFileSync(join(dir, name), text);
  return compileYaml(dir);
}

const priceList = readFileSync(`${FIXTURES}/prices.yaml`, 'utf8');
/** A process review's price, written as `amount`. */
const withReview = (written: string) =>
  compileWith('prices.yaml', `review:\n  amount: ${written}\n`);
/** The price of a service. */
const withService = (fields: string, factor = 'the size') =>
  compileWith(
    'prices.yaml',
    `services:\n  audits:\n    from: 160000\n    to: 900000\n    per: project\n    smallest: { name: One audit, price: 160000 }\n    priceFactors: ["${factor}"]\n${fields}`,
  );

it('fills promises into texts', () => {
  const { prices } = withService('', 'a prototype in {agentPrototypeWeeks} weeks');
  expect(prices.services?.['audits']!.priceFactors).toEqual([
    `a prototype in ${agentPrototypeWeeks} weeks`,
  ]);
});

it('refuses promises below zero and ranges in the wrong order', () => {
  const written = readFileSync('content/promises.yaml', 'utf8');
  const wrong = written
    .replace(/^answerHours: .*$/m, 'answerHours: -24')
    .replace(/^prototypeWeeks: .*$/m, 'prototypeWeeks: { from: 8, to: 2 }');
  expect(() => compileWith('promises.yaml', wrong)).toThrow(
    /promises\.yaml: answerHours: .*\n.*promises\.yaml: prototypeWeeks: begins above its end: swap/,
  );
  const late = written.replace(/^teamMeetDay: .*$/m, 'teamMeetDay: 99');
  expect(() => compileWith('promises.yaml', late)).toThrow(
    'promises.yaml: teamMeetDay: is after teamStartDay',
  );
});

it('takes redirects whose lists are empty or missing', () => {
  for (const lists of ['redirects:\ngone:\n', 'gone:\n  - /careers\n', '# none\n'])
    expect(() => compileWith('redirects.yaml', lists)).not.toThrow();
});

it('reports a file that nothing reads', () => {
  const problem = /office\.yaml: is not read: correct its name/;
  expect(() => compileWith('office.yaml', '')).toThrow(problem);
});

it('lists the possible keys for a service with an unknown one', () => {
  expect(() => compileWith('services.yaml', 'tiendas: { path: /tiendas }')).toThrow(
    'services.yaml: found "tiendas", expected one of power-apps, ',
  );
});

it('names the main pages where one is missing or unknown', () => {
  const written = readFileSync('content/main-pages.yaml', 'utf8');
  const renamed = written.replace('  contact:\n', '  kontakt:\n');
  expect(() => compileWith('main-pages.yaml', renamed)).toThrow(
    'pages: Unrecognized key: "kontakt"',
  );
  const without = written.replace(/^ {2}contact:\n(?: {4}.*\n)+/m, '');
  expect(() => compileWith('main-pages.yaml', without)).toThrow(
    /pages: found "home,.*", expected all of home, caseStudies, insights, contact, /,
  );
});

it('names a missing file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  expect(() => compileYaml(dir)).toThrow(join(dir, 'prices.yaml: is missing'));
});

it.each([
  ['R48 000', 'review.amount: must be a whole number in digits alone, like 160000'],
  ["'48000'", 'review.amount: must be a whole number in digits alone, like 160000'],
  ['48.000', 'line 2: 48.000 is read as the number 48: write digits alone'],
  ['4.8e4', 'line 2: 4.8e4 is read as the number 48000: write digits alone'],
  ['048000', 'line 2: 048000 is read as the number 48000: write digits alone'],
  ['-5', 'review.amount: '],
  ['0', 'review.amount: '],
  ['', 'review.amount: Invalid input'],
])('refuses the price %s: %s', (written, problem) => {
  expect(() => withReview(written)).toThrow(`prices.yaml: ${problem}`);
});

it('refuses a smallest project that doesn’t have the lowest price', () => {
  const other = priceList.replace(/(?<=^  shopify:[^]*?price: )\d+/m, '1');
  expect(() => compileWith('prices.yaml', other)).toThrow(
    'services.shopify.smallest.price: is not "from"',
  );
});

it('refuses ranges that end below their start, and unknown names of promises', () => {
  expect(() => withService('    levels: [{ level: Senior, from: 2, to: 1 }]')).toThrow(
    'services.audits.levels.0.from: is more than "to": swap or correct them',
  );
  expect(() => withService('', '{automation weeks}')).toThrow(
    'services.audits.priceFactors.0: found "{automation weeks}", expected the name',
  );
});

const ann = `order: 10
name: Ann
title: Architect
profile: { bio: Builds., experience: 20 years, location: Tokyo, skills: [React] }
`;

it('lists people by their files’ fields, in their order', () => {
  const { developers, 'contact-people': contactPeople } = compileWith(
    'people/ann.yaml',
    `${ann.replace('10', '0')}subjects: apps\n`,
  );
  expect(contactPeople).toEqual([
    { name: 'Ann', title: 'Architect', subjects: 'apps' },
    { name: 'Bo', title: 'Lead', subjects: 'teams' },
  ]);
  expect(developers).toEqual([
    {
      ...{ name: 'Ann', title: 'Architect', bio: 'Builds.', experience: '20 years' },
      ...{ location: 'Tokyo', skills: ['React'] },
    },
  ]);
});

it.each([
  [ann.replace('[React]', '[React, React]'), 'profile.skills: has "React" twice: remove it'],
  [ann.replace('20 years', '""'), 'profile.experience: found "", expected a text'],
  [ann.replace('title: Architect\n', ''), 'title: '],
  [ann.replace(/profile.*\n/, ''), 'is shown nowhere: give the person a profile, or subjects'],
  [ann.replace('10', '1'), /bo\.yaml: order: 1 is taken by .*people\/ann\.yaml/],
  [ann.replace('Ann', 'Bo'), /bo\.yaml: name: Bo is taken by .*people\/ann\.yaml/],
])('names the field of a person that is wrong', (text, problem) => {
  expect(() => compileWith('people/ann.yaml', text)).toThrow(problem);
});

it.each([
  ['day: 31 November 2026', 'closed.0.day: 31 November 2026 does not exist'],
  ['day: 2 January 2027, until: 1 January 2027', 'closed.0.until: is not after "day"'],
])('names a closed day of an office that is wrong: %s', (days, problem) => {
  const offices = readFileSync(`${FIXTURES}/offices.yaml`, 'utf8');
  const closed = `\n  closed: [{ ${days}, name: Holiday }]\n  map:`;
  expect(() => compileWith('offices.yaml', offices.replace('\n  map:', closed))).toThrow(problem);
});
