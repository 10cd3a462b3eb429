import { siteConfig } from '../site.ts';
import type { OfficePlace, Position } from '../model/offices-schema.ts';
import { gridReference, officePlaces } from './offices.ts';

/** An office with its derived fields. */
export interface Office extends OfficePlace {
  /** The address of the embedded map. */
  coordinates: string;
  /** Such as `26.1076° S, 28.0567° E`. */
  gridReference: string;
  phone?: string;
  email?: string;
  mapLink: string;
}

/** Half the width and height of an embedded map, in degrees: about six city blocks. */
const reach = { longitude: 0.012, latitude: 0.007 };

/** The address of an office's embedded map, with a marker on the office. */
function embeddedMap({ latitude, longitude }: Position): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${siteConfig.hosts.maps}/export/embed.html?${query}`;
}

/** The address of directions to a position; the visitor enters the start. */
function directions({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({
    engine: 'fossgis_osrm_car',
    route: `;${latitude},${longitude}`,
  });
  return `${siteConfig.hosts.maps}/directions?${query}`;
}

/** The offices with maps, directions and contact data. */
export const offices: readonly Office[] = officePlaces.map((place) => ({
  ...place,
  coordinates: embeddedMap(place.position),
  gridReference: gridReference(place.position),
  ...(siteConfig.contact.phone && { phone: siteConfig.contact.phone }),
  ...(siteConfig.contact.email && { email: siteConfig.contact.email }),
  mapLink: directions(place.position),
}));
