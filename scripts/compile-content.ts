/**
 * Writes what is generated from content/: JSON that the code imports, and the schemas by which editors complete and
 * check its files. `npm run dev` and `npm test` begin with it.
 *
 * `npm ci` ends with it (`prepare` in package.json), except where it can't run: in the image's layer of packages, which
 * has no content yet (Dockerfile), and after `npm ci --omit=dev`, which leaves out the package `yaml`.
 */
import { reportContentErrors, writeGenerated } from './build/generated-files.ts';

await reportContentErrors(writeGenerated);
