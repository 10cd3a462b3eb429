import { afterEach, expect, it } from 'vitest';
import { hydrate } from '../../tests/support/hydrate.tsx';
import { sampleStudyNote } from '../content/samples.ts';
import { site } from '../content/site.ts';
import { SampleMark } from './SampleMark.tsx';

const shipped = site.sampleContent;
afterEach(() => {
  site.sampleContent = shipped;
});

const shown = async () =>
  (await hydrate(<SampleMark note={sampleStudyNote('Investec')} />)).textContent;

it('says of a sample that it is one', async () => {
  site.sampleContent = true;
  expect(await shown()).toContain('Sample study. Not an account of work for Investec.');
});

it('says nothing of an owner’s own content', async () => {
  site.sampleContent = false;
  expect(await shown()).not.toContain('Sample');
});
