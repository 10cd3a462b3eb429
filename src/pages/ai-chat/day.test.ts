import { expect, test } from 'vitest';
import { officeHours, messageCount, messages, agentMessages } from './day.ts';

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/* The drawing's description for screen readers states these facts. */
test('messages peak at noon, and a third of them arrive after the desk has closed', () => {
  expect(messages.indexOf(Math.max(...messages))).toBe(12);
  expect(total(messages.slice(officeHours.closes)) / messageCount).toBeCloseTo(1 / 3, 1);
});

test('live agents take their messages mostly during office hours', () => {
  const whileOpen = total(agentMessages.slice(officeHours.opens, officeHours.closes));
  expect(whileOpen / total(agentMessages)).toBeGreaterThan(0.9);
});
