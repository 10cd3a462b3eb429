import { expect, test } from 'vitest';
import { kindsNoteOf } from './samples.ts';

test('the note on several kinds names those with samples, and is missing without', () => {
  const [sample, own] = [{ sample: true }, {}];
  expect(kindsNoteOf({ prices: [own, sample], people: [own], offices: [sample] })).toBe(
    'Samples on this site: prices and offices. All are made up, and nobody answers.',
  );
  expect(kindsNoteOf({ prices: [own], people: [] })).toBeUndefined();
});
