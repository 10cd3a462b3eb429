/**
 * `npm run draw` generates what follows the content (maps of offices and services, icons, share images) in ../public,
 * `npm run draw -- art/share icons` the files whose paths begin with these names. Equal sources give equal files;
 * files that an owner has replaced are kept.
 */
import { drawWanted } from './works/draw-works.ts';
import { siteOutput } from './works/site-output.ts';
import { siteWorks } from './works/site-works.ts';

await drawWanted(siteWorks(siteOutput), process.argv.slice(2), siteOutput);
