import { join } from 'node:path';
import { artSources } from '../scripts/build/drawn-art.ts';
import { root } from './content.ts';
import { siteColours } from './palette.ts';
import type { Place } from './place.ts';

/** The site that this package belongs to. */
export const site: Place = {
  publicDir: join(root, 'public'),
  record: join(import.meta.dirname, 'drawn.json'),
  sources: { ...artSources, palette: siteColours },
};
