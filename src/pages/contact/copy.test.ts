import { expect, test } from 'vitest';
import { sprintWeeks, teamNoticeWeeks } from '../../content/company/promises.ts';
import { siteConfig } from '../../content/site.ts';
import { companyFactsOf } from './copy.ts';

const textOf = (config: typeof siteConfig) =>
  companyFactsOf(config)
    .map(({ text }) => text)
    .join('\n');

test('lists the facts of the configuration and the periods of notice', () => {
  const { legalName, registrationNumber, registrations, insurance, partners } = siteConfig.company;
  for (const fact of [
    ...[legalName, registrationNumber, insurance, partners, siteConfig.privacy.email],
    ...registrations.map(({ text }) => text),
    ...[`${sprintWeeks} weeks`, `${teamNoticeWeeks} weeks`],
  ])
    expect(textOf(siteConfig)).toContain(fact);
});

test('covers the subjects that procurement asks about', () => {
  const terms = companyFactsOf(siteConfig).map(({ term }) => term);
  for (const subject of [/agreement/i, /data/i, /notice/i, /code/i])
    expect(terms).toContainEqual(expect.stringMatching(subject));
});

test('leaves out what is empty in the configuration', () => {
  const company = { ...siteConfig.company, insurance: '', partners: '' };
  const left = companyFactsOf(siteConfig).filter(
    ({ term }) => !['Insurance', 'Partner status'].includes(term),
  );
  expect(companyFactsOf({ ...siteConfig, company })).toEqual(left);
});
