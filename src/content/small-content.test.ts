import { describe, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { clients } from './clients.ts';
import { developers } from './developers/developers.ts';
import { offices } from './offices.ts';
import { serviceByPath, services } from './services.ts';
import { site } from './site.ts';
import { skillCategories } from './skills.ts';

const words = (text: string) => text.trim().split(/\s+/).length;
const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);

describe('services', () => {
  test('are six, in the order of the header', () => {
    expect(services.map(({ path }) => path)).toEqual([
      paths.powerApps,
      paths.agenticAi,
      paths.agileTeams,
      paths.shopify,
      paths.webApps,
      paths.aiChat,
    ]);
  });

  test('have names, descriptions and pictures of their own', () => {
    unique(services.map(({ name }) => name));
    unique(services.map(({ description }) => description));
    unique(services.map(({ imageSrc }) => imageSrc.src));
  });

  test('link to the page they describe', () => {
    for (const service of services) expect(service.linkTo).toBe(service.path);
  });

  test('are found by their path, and an unknown path is a mistake', () => {
    expect(serviceByPath(paths.shopify).name).toBe('Shopify');
    expect(() => serviceByPath('/nowhere')).toThrow('/nowhere');
  });
});

describe('offices', () => {
  test('are three, Johannesburg first', () => {
    expect(offices.map(({ key }) => key)).toEqual(['johannesburg', 'capeTown', 'durban']);
  });

  test('embed a map and link directions at the configured host', () => {
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

  test('keep the same business hours', () => {
    for (const { hours } of offices) expect(hours).toBe('Monday - Friday 8:00am - 5:00pm');
  });

  test('show a phone number and an address for mail only when the configuration has them', () => {
    for (const { phone, email } of offices) {
      expect(phone ?? '').toBe(site.contact.phone);
      expect(email ?? '').toBe(site.contact.email);
    }
  });
});

describe('developer profiles', () => {
  test('are fourteen different people', () => {
    expect(developers).toHaveLength(14);
    unique(developers.map(({ name }) => name));
    unique(developers.map(({ bio }) => bio));
  });

  test('have a bio of 40 to 90 words and 6 to 12 skills', () => {
    for (const { name, bio, skills } of developers) {
      expect(words(bio), name).toBeGreaterThanOrEqual(40);
      expect(words(bio), name).toBeLessThanOrEqual(90);
      expect(skills.length, name).toBeGreaterThanOrEqual(6);
      expect(skills.length, name).toBeLessThanOrEqual(12);
      unique(skills);
    }
  });

  test('state experience as SPEC-NOTES 24 has it', () => {
    for (const { experience } of developers) expect(experience).toMatch(/^\d+\+ yrs experience$/);
  });

  test('have more than the eight skills shown at some, so that the rest is counted', () => {
    expect(developers.some(({ skills }) => skills.length > 8)).toBe(true);
    expect(developers.some(({ skills }) => skills.length <= 8)).toBe(true);
  });
});

describe('skills', () => {
  test('stand in the eight categories of the specification', () => {
    expect(skillCategories.map(({ category }) => category)).toEqual([
      'Front-End',
      'Back-End',
      'Databases',
      'Cloud & DevOps',
      'Security',
      'API & Integrations',
      'Data & Analytics',
      'CI/CD & Automation',
    ]);
  });

  test('are six to ten in each category, none twice', () => {
    for (const { category, skills } of skillCategories) {
      expect(skills.length, category).toBeGreaterThanOrEqual(6);
      expect(skills.length, category).toBeLessThanOrEqual(10);
      unique(skills);
    }
  });
});

test('sixteen clients have a name and a logo each', () => {
  expect(clients).toHaveLength(16);
  unique(clients.map(({ name }) => name));
  unique(clients.map(({ logoUrl }) => logoUrl));
});
