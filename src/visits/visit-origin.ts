import { clickIdOf, isOfCampaign } from '../enquiry/advert-click.ts';
import type { Attribution } from '../enquiry/attribution.ts';
import type { VisitOrigin } from './message.ts';

/** Assistants put their host into `utm_source`. */
const HOST_NAME = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * What led to a visit, by the values that an enquiry would have: so visits, steps and enquiries agree about their source.
 * Of a campaign only that it is one, of an advert only that its click id is there.
 */
export function visitOrigin(attribution: Attribution): VisitOrigin {
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, entryPage } = attribution;
  if (isOfCampaign(utmSource, utmCampaign, utmTerm, utmContent))
    return { origin: 'campaign', host: HOST_NAME.test(utmSource) ? utmSource : '' };
  if (clickIdOf(entryPage)) return { origin: 'advertising', host: '' };
  if (utmSource === 'organic') return { origin: 'search', host: '' };
  if (utmSource === 'internal') return { origin: 'this-site', host: '' };
  return { origin: 'link', host: utmSource === 'referral' ? utmMedium : '' };
}
