import type { Film } from './film.ts';
import { agent } from './agent.ts';
import { hero } from './hero.ts';
import { layers } from './layers.ts';
import { process } from './process.ts';
import { shops } from './shops.ts';
import { terraces } from './terraces.ts';

/** Every film of the site. */
export const films: Film[] = [hero, process, shops, agent, layers, terraces];
