import { expect, test } from 'vitest';
import { services } from '../../content/navigation/services.ts';
import { rowId } from '../../content/words/row-id.ts';
import { paths } from '../../paths.ts';
import { differentiatorsOf } from './differentiators.ts';

const result = {
  ...{ value: '38%', label: 'fewer reprints', measure: 'Reprints per 100 orders' },
  ...{ before: '8', after: '5' },
};
const study = { slug: 'a-study', title: 'A client', results: [result] };

test('has seven differentiators, each with the address of a row', () => {
  const known = [...services.map(({ path }) => path), paths.contact, paths.caseStudy(study.slug)];
  const proofs = differentiatorsOf([study]).map(({ proof }) => proof && proof.to.split('#'));
  expect(proofs).toHaveLength(7);
  for (const proof of proofs) {
    if (!proof) continue; // its service, price or people are not in the content
    expect(known).toContain(proof[0]);
    expect(proof[1]).toMatch(/^row-/);
  }
});

test('proves the track record by the first result of a study, where there is one', () => {
  expect(differentiatorsOf([study])[0]?.proof).toEqual({
    kind: 'Study',
    text: 'A client: 38% fewer reprints',
    to: `/case-studies/a-study#${rowId(result.label)}`,
  });
  expect(differentiatorsOf([])[0]?.proof).toBe(false);
});
