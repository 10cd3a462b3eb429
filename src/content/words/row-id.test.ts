import { expect, test } from 'vitest';
import { rowId } from './row-id.ts';

test.each([
  ['Fixed price or time & materials', 'row-fixed-price-or-time-materials'],
  ['नियम और शर्तें', 'row-नियम-और-शर्तें'],
  ['ราคาที่แน่นอน', 'row-ราคาที่แน่นอน'],
])('the row %s has the id %s', (term, id) => {
  expect(rowId(term)).toBe(id);
});
