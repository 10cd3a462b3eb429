import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SampleMark } from './SampleMark.tsx';

const sample = { name: 'Fynn', sample: true };
const own = { name: 'Protea Foods', sample: false };

it.each([
  ['a sample', sample, 'Names. These'],
  ['samples alone', [sample, { ...sample, name: 'Piko' }], 'Names. These'],
  ['samples beside other records by name', [sample, own], 'Names: Fynn. These'],
  ['samples without a name', [{ sample: true }, own], 'Names. These'],
  ['no other record', own, ''],
  ['no list of other records', [own], ''],
])('marks %s', (_, of, mark) => {
  const html = renderToString(<SampleMark of={of} note="Names. These" />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(mark);
});
