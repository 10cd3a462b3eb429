import type { Film } from './film.ts';
import { hero } from './hero.ts';

/** Every film of the site. */
export const films: Film[] = [hero];
