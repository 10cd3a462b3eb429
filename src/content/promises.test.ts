import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { developers } from './developers/developers.ts';
import { leads } from './leads.ts';
import { rand } from './number-words.ts';
import { prices, reviewPrice, type ServicePrice } from './prices.ts';
import * as promises from './promises.ts';
import { services } from './services.ts';

/* A number that the site promises in several places comes from one constant; what can't import it
   (SQL, Markdown) says the same number. */

const read = (file: string) => readFileSync(file, 'utf8');

/** A source file without its comments: those may name a number to explain it. */
const code = (file: string) =>
  read(file)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');

describe('no page writes a promised number itself', () => {
  const literals = {
    'the hours to an answer': /\b(?:24|twenty-four) hours\b/i,
    'the next working day, which is no promise of ours': /\bnext working day\b/i,
    'the minutes of a consultation': /\b(?:30|thirty)[ -]minutes?\b/i,
    'the days before an Agile Team is paid': /\bfirst (?:30|thirty) days\b/i,
    'the weeks to a prototype': /\b2\s?[–-]\s?8 weeks\b/i,
    'the weeks to a store': /\bunder (?:4|four) weeks\b/i,
    'the months that an agent’s record is kept': /\bkept for (?:24|twenty-four) months\b/i,
    'the day on which results are read': /\bday (?:90|ninety)\b/i,
    'the number of people': /\b300\+/,
    'the number of countries': /\b(?:3|three) countries\b/i,
  };
  const files = globSync('src/{pages,sections,app,shell,content}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|content\/(?:promises|prices)\.ts$|pages\/styleguide\//.test(file),
  );

  test.each(Object.entries(literals))('%s', (_what, literal) => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => literal.test(code(file)))).toEqual([]);
  });
});

describe('texts that can not import a constant say the same', () => {
  const texts = ['supabase/seed.sql', ...globSync('src/content/articles/*.md')]
    .map(read)
    .join('\n');
  const said = (pattern: RegExp) => [...texts.matchAll(pattern)].map(([, ...found]) => found);

  test.each([
    ['hours to an answer', /within (\d+) hours/g, [`${promises.answerHours}`]],
    ['minutes of a consultation', /(\d+)-minute/g, [`${promises.consultationMinutes}`]],
    ['days before a team is paid', /first (\d+) days/g, [`${promises.trialDays}`]],
    ['day on which a team is met', /by day (\d+)/g, [`${promises.teamMeetDay}`]],
    [
      'weeks to a prototype',
      /(\d+)[–-](\d+) weeks/g,
      [`${promises.prototypeWeeks.from}`, `${promises.prototypeWeeks.to}`],
    ],
    ['weeks to a store', /under (\d+) weeks/g, [`${promises.storeLaunchWeeks}`]],
    ['weeks to a pilot of AI Chat', /pilot in (\d+) weeks/g, [`${promises.chatPilotWeeks}`]],
    [
      'the smallest store',
      /[Pp]rices from (R[\d ]*\d)/g,
      [rand(prices[paths.shopify].smallest.price).replaceAll('\u00a0', ' ')],
    ],
  ])('%s', (_what, pattern, number) => {
    const found = said(pattern);
    expect(found.length).toBeGreaterThan(0);
    for (const numbers of found) expect(numbers).toEqual(number);
  });
});

describe('docs/promises.md', () => {
  const document = read('docs/promises.md');

  test('names every constant that holds a promise', () => {
    for (const name of Object.keys(promises)) expect(document, name).toContain(`\`${name}\``);
  });

  test('has the prices that the pages show', () => {
    const plain = (amount: number) => rand(amount).replaceAll('\u00a0', ' ');
    for (const { from, to, smallest } of Object.values<ServicePrice>(prices)) {
      expect(document).toContain(`${plain(from)} to ${plain(to)}`);
      expect(document).toMatch(new RegExp(`: ${plain(smallest.price)} +\\|`));
    }
    expect(document).toContain(plain(reviewPrice));
  });
});

describe('promises agree with each other', () => {
  test('every service has its price', () => {
    expect(Object.keys(prices).toSorted()).toEqual(services.map(({ path }) => path).toSorted());
  });

  test('a smallest project lies within the range, or is some months of one person', () => {
    for (const { from, to, per, smallest } of Object.values<ServicePrice>(prices)) {
      expect(from).toBeLessThan(to);
      if (per === 'project') expect(smallest.price).toBe(from);
      else expect(smallest.price % from).toBe(0);
    }
  });

  test('what starts with a prototype has it within the weeks that all have', () => {
    const { from, to } = promises.prototypeWeeks;
    for (const weeks of [promises.agentPrototypeWeeks, promises.workflowPrototypeWeeks]) {
      expect(weeks).toBeGreaterThanOrEqual(from);
      expect(weeks).toBeLessThanOrEqual(to);
    }
  });

  test('the countries are those of the people shown', () => {
    const lived = developers.map(({ location }) => location.split(', ').at(-1));
    expect([...new Set(lived)].toSorted()).toEqual([...promises.countries].toSorted());
  });

  test('the leads are among the people shown', () => {
    for (const { name, title } of leads) {
      expect(developers.find((developer) => developer.name === name)?.title).toBe(title);
    }
  });
});
