import { expect, test } from 'vitest';
import { site } from '../site.ts';
import { offices } from './office-records.ts';

test('map and directions of an office are at the configured host, its marker inside the map', () => {
  for (const { coordinates, mapLink } of offices) {
    expect(new URL(coordinates).origin).toBe(site.hosts.maps);
    expect(new URL(mapLink).origin).toBe(site.hosts.maps);
    const query = new URL(coordinates).searchParams;
    const [west, south, east, north] = query.get('bbox')!.split(',').map(Number);
    const [latitude, longitude] = query.get('marker')!.split(',').map(Number);
    expect(longitude! > west! && longitude! < east!).toBe(true);
    expect(latitude! > south! && latitude! < north!).toBe(true);
  }
});

test('an office has telephone and e-mail only if they are configured', () => {
  for (const { phone, email } of offices) {
    expect(phone ?? '').toBe(site.contact.phone);
    expect(email ?? '').toBe(site.contact.email);
  }
});
