import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSeed } from '../../../scripts/build/seed.ts';
import { compileContent } from '../compiler/compile-content.ts';
import { prices } from './prices.ts';
import type { ServicePrice } from '../records/price-schema.ts';
import * as promises from './promises.ts';

/* A number that several pages promise is one constant; files that can't import it (SQL, Markdown) contain
   the same number. */

describe('texts that cannot import a constant have its number', () => {
  const texts = [
    ...readSeed().flatMap(({ title, description }) => [title, description]),
    ...compileContent('src/content').articles.flatMap(({ title, excerpt, content, closing }) => [
      ...[title, excerpt, content, closing.title, closing.text],
    ]),
  ]
    .join('\n')
    .replaceAll(/\s+/g, ' ');
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
  ])('%s', (_what, pattern, number) => {
    const found = said(pattern);
    for (const numbers of found) expect(numbers).toEqual(number);
  });
});

describe('docs/promises.md', () => {
  const document = readFileSync('docs/promises.md', 'utf8');

  test('names every constant that holds a promise', () => {
    for (const name of Object.keys(promises)) expect(document, name).toContain(`\`${name}\``);
  });
});

describe('promises are consistent', () => {
  test('a smallest project costs the lowest price, or a whole number of months of one person', () => {
    for (const { from, to, per, smallest } of Object.values<ServicePrice>(prices)) {
      expect(from).toBeLessThan(to);
      if (per === 'project') expect(smallest.price).toBe(from);
      else expect(smallest.price % from).toBe(0);
    }
  });

  test('prototypes of agents and workflows are within the general range of weeks', () => {
    const { from, to } = promises.prototypeWeeks;
    for (const weeks of [promises.agentPrototypeWeeks, promises.workflowPrototypeWeeks]) {
      expect(weeks).toBeGreaterThanOrEqual(from);
      expect(weeks).toBeLessThanOrEqual(to);
    }
  });
});
