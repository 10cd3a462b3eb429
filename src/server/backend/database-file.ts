import { join } from 'node:path';

/** The embedded backend's database: everything that the site keeps, enquiries above all. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'site.db');
