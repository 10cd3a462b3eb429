import { expect, test } from 'vitest';
import { contractTerms } from '../../content/company/contract-terms.ts';
import { services } from '../../content/navigation/services.ts';
import type { CaseStudy } from '../../content/records/case-study-schema.ts';
import { paths } from '../../paths.ts';
import { ledger } from './ledger.ts';

const study = {
  slug: 'a-study',
  title: 'A client',
  setback: { title: 'We trusted a guess' },
} as CaseStudy;

test('has seven differentiators, each with the address of its proof', () => {
  const rows = ledger(study);
  expect(rows).toHaveLength(7);
  const known = [...services.map(({ path }) => path), paths.contact, paths.caseStudy(study.slug)];
  for (const { proof } of rows) {
    if (!proof) throw new Error('a proof is missing');
    expect(known).toContain(proof.to.split('#')[0]);
  }
});

test('proves the track record by what went wrong in a study, where there is one', () => {
  expect(ledger(study)[0]?.proof).toMatchObject({
    text: expect.stringContaining('We trusted a guess') as string,
    to: '/case-studies/a-study#setback',
  });
  expect(ledger(undefined)[0]?.proof).toBe(false);
});

test('quotes the clause of the contract', () => {
  const clause = contractTerms.find(({ term }) => term === 'Defects')!;
  const texts = ledger(study).map(({ proof }) => (proof ? proof.text : ''));
  expect(texts).toContain(`${clause.term}: ${clause.text}`);
});
