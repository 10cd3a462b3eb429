/**
 * Writes what is generated from content/: JSON that the code imports, and the schemas by which editors complete and
 * check its files. `npm ci` (if it installs what development needs), `npm run dev` and `npm test` begin with it.
 */
import { reportContentErrors, writeGenerated } from './build/generated-files.ts';

await reportContentErrors(writeGenerated);
