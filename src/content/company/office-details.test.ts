import { expect, test } from 'vitest';
import { siteConfig } from '../site.ts';
import { offices } from './office-details.ts';

test.each(offices)(
  '$name has maps of the configured host with a marker, and the configured contacts',
  ({ coordinates, mapLink, phone, email }) => {
    for (const map of [coordinates, mapLink])
      expect(new URL(map).origin).toBe(siteConfig.hosts.maps);
    const query = new URL(coordinates).searchParams;
    const [west, south, east, north] = query.get('bbox')!.split(',').map(Number);
    const [latitude, longitude] = query.get('marker')!.split(',').map(Number);
    expect(longitude! > west! && longitude! < east!).toBe(true);
    expect(latitude! > south! && latitude! < north!).toBe(true);
    expect([phone ?? '', email ?? '']).toEqual([
      siteConfig.contact.phone,
      siteConfig.contact.email,
    ]);
  },
);
