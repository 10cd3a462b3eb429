import { expect, it } from 'vitest';
import { hydrate } from '../../../tests/support/hydrate.tsx';
import { sampleClientsNote, sampleStudyNote } from '../../content/words/samples.ts';
import { SampleMark } from './SampleMark.tsx';

const note = sampleStudyNote('Acme');
const sample = { name: 'Fynn', sample: true };
const own = { name: 'Protea Foods', sample: false };

it('marks samples only', async () => {
  expect((await hydrate(<SampleMark of={sample} note={note} />)).textContent).toContain(
    'Sample case study. Acme is not a client and has not approved this; everything told here is invented.',
  );
  expect((await hydrate(<SampleMark of={own} note={note} />)).textContent).not.toContain('Sample');
});

it('names the samples of a list that contains other records', async () => {
  const shown = async (of: (typeof sample)[]) =>
    (await hydrate(<SampleMark of={of} note={sampleClientsNote} />)).textContent;
  expect(await shown([sample, { ...sample, name: 'Piko' }])).toContain('Sample names. These');
  expect(await shown([sample, own])).toContain('Sample names: Fynn. These');
  expect(await shown([own])).not.toContain('Sample');
});
