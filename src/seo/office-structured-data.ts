import type { OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import type { Office } from '../content/company/office-details.ts';
import type { PostalAddress as Address } from '../content/model/common-fields.ts';
import type { ClosedDays } from '../content/model/offices-schema.ts';
import type { SiteConfig } from '../content/model/site-schema.ts';
import { plainWidth } from '../content/picture-files.ts';
import { siteConfig } from '../content/site.ts';
import { isoDate } from '../content/words/calendar-date.ts';
import { openingHours } from './opening-hours.ts';
import { organisationId, siteUrlOf, type Addressed, type JsonLdNode } from './structured-data.ts';

/** The offices with address, position and hours, without samples. */
export function officesStructuredData(
  offices: readonly Office[],
  metadata: Addressed,
  config: SiteConfig = siteConfig,
): JsonLdNode[] {
  const siteUrl = siteUrlOf(metadata);
  if (config.sampleContent) return [];
  return offices.map(({ key, name, address, position, hours, closed, phone, email, map }) => ({
    '@type': 'LocalBusiness',
    '@id': `${metadata.canonical}#${key}`,
    name: `${config.name} ${name}`,
    url: metadata.canonical,
    ...(map && { image: `${siteUrl}${map.src}-${plainWidth(map.width)}.jpg` }),
    parentOrganization: { '@id': organisationId(siteUrl) },
    address: postalAddress(address),
    geo: { '@type': 'GeoCoordinates', ...position },
    ...openingHours(hours),
    ...(closed && { specialOpeningHoursSpecification: closed.map(closedAllDay) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  }));
}

function postalAddress({ street, locality, region, code, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(code && { postalCode: code }),
    addressCountry: country,
  };
}

/** Opening and closing at midnight means all day. */
const closedAllDay = ({ day, until, name }: ClosedDays): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  name,
  validFrom: isoDate(day)!,
  validThrough: isoDate(until ?? day)!,
  opens: '00:00',
  closes: '00:00',
});
