import { site } from './site.ts';
import type { Office } from './types.ts';

const hours = 'Monday - Friday 8:00am - 5:00pm';

/** Half the width and height of an embedded map, in degrees: about six city blocks. */
const reach = { longitude: 0.012, latitude: 0.007 };

interface Position {
  latitude: number;
  longitude: number;
}

/** Address of the map that an office embeds, with a marker on the office. */
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
  return `${site.hosts.maps}/export/embed.html?${query}`;
}

/** Address of the directions to a place; the visitor fills in where they start. */
function directions({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({
    engine: 'fossgis_osrm_car',
    route: `;${latitude},${longitude}`,
  });
  return `${site.hosts.maps}/directions?${query}`;
}

function gridReference({ latitude, longitude }: Position): string {
  const north = `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? 'W' : 'E'}`;
  return `${north}, ${east}`;
}

function office(
  base: Pick<Office, 'key' | 'name' | 'address'>,
  position: Position,
  art: string,
): Office {
  return {
    ...base,
    coordinates: embeddedMap(position),
    gridReference: gridReference(position),
    ...(site.contact.phone && { phone: site.contact.phone }),
    ...(site.contact.email && { email: site.contact.email }),
    hours,
    mapLink: directions(position),
    map: { src: `/art/offices/${art}`, width: 1600, height: 1000 },
  };
}

/** The three offices; Johannesburg is the one that opens first in the list. Sample addresses. */
export const offices: Office[] = [
  office(
    {
      key: 'johannesburg',
      name: 'Johannesburg',
      address: ['6th Floor, Maude Street', 'Sandton', 'Johannesburg, 2196', 'South Africa'],
    },
    { latitude: -26.1073, longitude: 28.0545 },
    'johannesburg',
  ),
  office(
    {
      key: 'capeTown',
      name: 'Cape Town',
      address: ['3rd Floor, Hans Strijdom Avenue', 'Foreshore', 'Cape Town, 8001', 'South Africa'],
    },
    { latitude: -33.9183, longitude: 18.4271 },
    'cape-town',
  ),
  office(
    {
      key: 'durban',
      name: 'Durban',
      address: ['2nd Floor, Meridian Drive', 'uMhlanga Ridge', 'Durban, 4319', 'South Africa'],
    },
    { latitude: -29.7266, longitude: 31.0679 },
    'durban',
  ),
];
