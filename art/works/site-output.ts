import { join } from 'node:path';
import { artSources } from './drawn-art.ts';
import { root } from './content.ts';
import { siteColours } from '../drawing/palette.ts';
import type { Output } from './output.ts';

/** The site's folder and record. */
export const siteOutput: Output = {
  publicDir: join(root, 'public'),
  record: join(root, 'art/drawn.json'),
  sources: { ...artSources, palette: siteColours },
};
