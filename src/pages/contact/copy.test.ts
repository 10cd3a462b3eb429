import { expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import { companyFactsOf } from './copy.ts';

test('a buyer reads what procurement asks, from the configuration', () => {
  const text = companyFactsOf(site)
    .map((one) => `${one.term}: ${one.text}`)
    .join('\n');
  const { legalName, registrationNumber, vatNumber, bbbee, insurance, partners } = site.company;
  for (const fact of [
    ...[legalName, registrationNumber, vatNumber, bbbee, insurance, partners],
    ...['section 21', 'notice', 'Johannesburg', 'licence fee', site.privacy.email],
  ])
    expect(text).toContain(fact);
});

test('what the configuration leaves empty is not shown', () => {
  const company = { ...site.company, vatNumber: '', bbbee: '' };
  const terms = companyFactsOf({ ...site, company }).map(({ term }) => term);
  expect(terms).not.toContain('VAT number');
  expect(terms).not.toContain('B-BBEE');
});
