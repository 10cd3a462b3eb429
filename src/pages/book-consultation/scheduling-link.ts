import { campaignKeys, type Attribution } from '../../enquiry/attribution.ts';
import { parseUrl } from '../../parse-url.ts';

/**
 * The calendar's link with the campaign of this browser, so that a booking has its source: Calendly and others keep a
 * link's `utm_` parameters.
 */
export function schedulingLink(link: string, source: Attribution): string {
  const address = parseUrl(link);
  if (!address) return link;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const values = [utmSource, utmMedium, utmCampaign, utmTerm, utmContent];
  for (const [index, key] of campaignKeys.entries())
    if (values[index]) address.searchParams.set(key, values[index]);
  return address.href;
}
