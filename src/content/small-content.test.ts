import { describe, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { clients } from './clients.ts';
import { developers } from './developers/developers.ts';
import { offices } from './offices.ts';
import { services } from './services.ts';
import { site } from './site.ts';
import { skillCategories } from './skills.ts';

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
  test('are different people with skills named once', () => {
    unique(developers.map(({ name }) => name));
    unique(developers.map(({ bio }) => bio));
    for (const { skills } of developers) unique(skills);
  });

  test('state experience in full years', () => {
    for (const { experience } of developers) expect(experience).toMatch(/^\d+\+ yrs experience$/);
  });
});

describe('skills', () => {
  test('stand in their eight categories, in order', () => {
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

test('clients have a name and a logo each', () => {
  unique(clients.map(({ name }) => name));
  unique(clients.map(({ logoUrl }) => logoUrl));
});
