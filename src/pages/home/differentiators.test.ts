import { expect, test } from 'vitest';
import { services } from '../../content/navigation/services.ts';
import { paths } from '../../paths.ts';
import { differentiatorsOf } from './differentiators.ts';

const setback = { title: 'We trusted a guess', text: 'A week.', remedy: 'We asked.' };
const study = { slug: 'a-study', title: 'A client', setback };
const smooth = { slug: 'another', title: 'Another' };

test('has seven differentiators, each with the address of its proof', () => {
  const known = [...services.map(({ path }) => path), paths.contact, paths.caseStudy(study.slug)];
  const proofs = differentiatorsOf([study]).map(({ proof }) => proof && proof.to.split('#')[0]);
  expect(proofs).toHaveLength(7);
  // Without profiles there is no proof of top talent.
  expect([...known, false]).toEqual(expect.arrayContaining(proofs));
});

test('proves the track record by what went wrong in a study, where there is one', () => {
  expect(differentiatorsOf([study])[0]?.proof).toMatchObject({
    text: expect.stringContaining(setback.title) as string,
    to: '/case-studies/a-study#setback',
  });
  expect(differentiatorsOf([])[0]?.proof).toBe(false);
  expect(differentiatorsOf([study])[0]?.description).toContain('went wrong');
  const some = differentiatorsOf([smooth, study])[0]!;
  expect(some.proof).toHaveProperty('to', '/case-studies/a-study#setback');
  expect(some.description).not.toContain('went wrong');
});
