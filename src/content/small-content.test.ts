import { describe, expect, test } from 'vitest';
import { clients } from './company/clients.ts';
import { developers } from './developers/developers.ts';
import { offices } from './company/office-records.ts';
import { services } from './navigation/services.ts';
import { site } from './site.ts';
import { skillCategories } from './company/skills.ts';

const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);

describe('services', () => {
  test('have unique names and descriptions', () => {
    unique(services.map(({ name }) => name));
    unique(services.map(({ description }) => description));
  });
});

describe('offices', () => {
  test('have unique names and keys', () => {
    unique(offices.map(({ key }) => key));
    unique(offices.map(({ name }) => name));
  });

  test('take map and directions from the configured host', () => {
    for (const { coordinates, mapLink } of offices) {
      expect(new URL(coordinates).origin).toBe(site.hosts.maps);
      expect(new URL(mapLink).origin).toBe(site.hosts.maps);
    }
  });

  test('have a marker inside the embedded map', () => {
    for (const office of offices) {
      const query = new URL(office.coordinates).searchParams;
      const [west, south, east, north] = query.get('bbox')!.split(',').map(Number);
      const [latitude, longitude] = query.get('marker')!.split(',').map(Number);
      expect(longitude).toBeGreaterThan(west!);
      expect(longitude).toBeLessThan(east!);
      expect(latitude).toBeGreaterThan(south!);
      expect(latitude).toBeLessThan(north!);
    }
  });

  test('have telephone and e-mail only if they are configured', () => {
    for (const { phone, email } of offices) {
      expect(phone ?? '').toBe(site.contact.phone);
      expect(email ?? '').toBe(site.contact.email);
    }
  });
});

describe('developer profiles', () => {
  test('have unique names and texts, and list each skill once', () => {
    unique(developers.map(({ name }) => name));
    unique(developers.map(({ bio }) => bio));
    for (const { skills } of developers) unique(skills);
  });
});

test('categories of skills are unique, and list each skill once', () => {
  unique(skillCategories.map(({ category }) => category));
  for (const { skills } of skillCategories) unique(skills);
});

test('clients have unique names and logos', () => {
  unique(clients.map(({ name }) => name));
  unique(clients.map(({ logoUrl }) => logoUrl));
});
