import { site } from '../../content/site.ts';
import type { FilmAsset, Stat } from '../../content/types.ts';

export const hero = {
  title: 'Creating value through innovative solutions',
  lead: 'AI agents, business apps and software for companies that have to show a result this year. 300+ people in three countries, and one of them answers to you.',
};

/** The promises of SPEC.md 1, set like a map’s legend under the hero. */
export const promises: Stat[] = [
  { value: 'Under 4 weeks', label: 'to launch a store that takes orders' },
  { value: '2–8 weeks', label: 'to a prototype your users can try' },
  { value: '30 days', label: 'of work before you pay anything' },
  { value: `${site.responseHours} hours`, label: 'to a reply from a person who can help' },
];

export const heroFilm: FilmAsset = {
  src: '/film/hero',
  title: 'A slow flight over contour lines',
  poster: { src: '/film/hero-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};
