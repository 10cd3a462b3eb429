import type { Film } from './film.ts';
import { agent } from './agent.ts';
import { hero } from './hero.ts';
import { process } from './process.ts';
import { shops } from './shops.ts';

/** Every film of the site. */
export const films: Film[] = [hero, process, shops, agent];
