import { expect, it } from 'vitest';
import { emptyCampaign, toAttribution } from '../../enquiry/attribution.ts';
import { schedulingLink } from './scheduling-link.ts';

const pages = { referrer: 'https://a.example/', entryPage: '/?gclid=1', lastPage: '/' };

it('carries the campaign of this browser and nothing else', () => {
  const campaign = { ...emptyCampaign(), utm_source: 'news', utm_campaign: 'May & June' };
  const link = schedulingLink('https://calendly.com/a/30min', toAttribution(campaign, pages));
  expect(link).toBe('https://calendly.com/a/30min?utm_source=news&utm_campaign=May+%26+June');
});

it('keeps the link’s own parameters', () => {
  const campaign = { ...emptyCampaign(), utm_medium: 'mail' };
  const link = schedulingLink('https://a.example/30?hide=1#x', toAttribution(campaign, pages));
  expect(link).toBe('https://a.example/30?hide=1&utm_medium=mail#x');
});

it.each(['https://calendly.com/a/30min', ''])('leaves %j as it is without a source', (link) => {
  expect(schedulingLink(link, toAttribution(emptyCampaign(), pages))).toBe(link);
});
