import { readFileSync } from 'node:fs';
import { seedRecords } from '../../../scripts/build/seed.ts';

/** The records of supabase/seed.sql. */
export const loadSeed = () => seedRecords(readFileSync('supabase/seed.sql', 'utf8'));
