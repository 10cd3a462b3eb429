import { expect, test } from 'vitest';
import { compileContent } from '../compiler/compile-content.ts';
import * as promises from './promises.ts';

const texts = [
  ...compileContent('content').articles.flatMap(({ title, excerpt, content, closing }) => [
    ...[title, excerpt, content, closing.title, closing.text],
  ]),
]
  .join('\n')
  .replaceAll(/\s+/g, ' ');

test.each([
  [/within (\d+) hours/g, [promises.answerHours]],
  [/(\d+)-minute/g, [promises.consultationMinutes]],
  [/first (\d+) days/g, [promises.trialDays]],
  [/(\d+)[–-](\d+) weeks/g, Object.values(promises.prototypeWeeks)],
  [/under (\d+) weeks/g, [promises.storeLaunchWeeks]],
])('Markdown, which imports no constant, has its number in %s', (pattern, numbers) => {
  for (const [, ...found] of texts.matchAll(pattern)) expect(found.map(Number)).toEqual(numbers);
});

test('prototypes of agents and workflows are within the general range of weeks', () => {
  const { from, to } = promises.prototypeWeeks;
  for (const weeks of [promises.agentPrototypeWeeks, promises.workflowPrototypeWeeks])
    expect(weeks >= from && weeks <= to, `${weeks}`).toBe(true);
});
