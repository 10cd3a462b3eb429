import { expect, test } from 'vitest';
import { listIntro } from './copy.ts';
import { definition } from './definition.ts';

test('the description is as long as a search shows', () => {
  expect(definition.metadata({ studies: [], tellsMistakes: true }).description).toMatch(
    /^.{100,155}$/,
  );
});

test('the list promises mistakes only if each study tells one, and counts no month of work that goes on', () => {
  const studies = ['3 months', '11 months', '2 months so far'].map((timeline) => ({ timeline }));
  expect(listIntro(studies, true).lead).toMatch(
    /^The shortest took 3 months, the longest 11\. .*went wrong/,
  );
  expect(listIntro(studies, false).lead).not.toContain('went wrong');
});
