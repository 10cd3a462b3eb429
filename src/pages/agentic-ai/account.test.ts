import { expect, test } from 'vitest';
import { prices } from '../../content/company/prices.ts';
import { siteConfig } from '../../content/site.ts';
import { money } from '../../content/words/numbers.ts';
import { figures } from './figures-copy.ts';
import { yearOf } from './account.ts';

test('divides a year’s saving by the cost of building and running the agent', () => {
  const account = { invoicesAMonth: 100, minutesEach: 30, costAnHour: 200, runningAMonth: 1_000 };
  const year = yearOf(account, 20_000, 0.5);
  expect(year).toEqual({ hoursSaved: 300, saved: 60_000, cost: 32_000, times: 1.9 });
});

test.runIf(siteConfig.sampleContent)(
  'the shipped example explains the page’s return, and is a project at the page’s prices',
  () => {
    expect(figures.account).toContain(money(1_680_000));
    const { from, to, typical } = prices['agentic-ai']!;
    expect(typical!.from).toBeGreaterThan(from);
    expect(typical!.from).toBeLessThan(to);
  },
);
