import compiled from './compiled/site.json' with { type: 'json' };
import { company, countries, countriesInWords } from './company/company.ts';
import type { SiteConfig } from './model/site-schema.ts';

const { privacy, ...particulars } = company;
const size = `${company.people} people ${countries.length === 1 ? 'in' : 'across'} ${countriesInWords()}`;

/** The site's configuration, which an owner changes in content/site.yaml and content/company.yaml. */
export const siteConfig = {
  ...compiled,
  size,
  defaultSeo: {
    ...compiled.defaultSeo,
    description: `${compiled.defaultSeo.description} ${size}.`,
    author: compiled.name,
  },
  company: particulars,
  privacy,
} as SiteConfig;

/** Whether a calendar takes consultations; otherwise the form does. */
export const hasCalendar = siteConfig.hosts.scheduling.link !== '';
