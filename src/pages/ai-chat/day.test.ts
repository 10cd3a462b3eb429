import { expect, test } from 'vitest';
import { solution } from './copy.ts';
import { agentShare, officeHours, messageCount, messages, agentMessages } from './day.ts';

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

test('the drawing of the day shows what its description says', () => {
  expect(messages.indexOf(Math.max(...messages))).toBe(12);
  expect(total(messages.slice(officeHours.closes)) / messageCount).toBeCloseTo(1 / 3, 1);
  const whileOpen = total(agentMessages.slice(officeHours.opens, officeHours.closes));
  expect(whileOpen / total(agentMessages)).toBeGreaterThan(0.9);
});

test('the two shares of the day that the page states add up to all of it', () => {
  const shares = solution.parts.flatMap(({ description }) => /(\d+)%/.exec(description)?.[1] ?? []);
  expect(shares).toHaveLength(2);
  expect(total(shares.map(Number))).toBe(100);
  expect(shares.map(Number)).toContain(Math.round(agentShare * 100));
});
