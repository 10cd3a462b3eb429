import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of package.json: of the repository, or of a release, where the code is in dist/server. */
const rootFolder = dirname(findPackageJSON('..', import.meta.url)!);

/** The path of a file that is beside package.json in a release as well, from any working directory. */
export const inRootFolder = (path: string): string => join(rootFolder, path);
