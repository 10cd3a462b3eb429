/**
 * `node tests/setup/supabase-local.ts`: a local Supabase project like that of the contract tests: PostgreSQL with the
 * migrations and the seed, PostgREST, and the function on Deno. Prints the site's two variables. Ctrl+C stops it
 * and deletes its data.
 */
import './ensure-test-tools.ts';
import { once } from 'node:events';
import { startSupabaseProject } from '../support/services/supabase-project.ts';

const project = await startSupabaseProject();
console.log(`SUPABASE_URL=${project.url}`);
console.log(`SUPABASE_ANON_KEY=${project.anonKey}`);
console.log('Put them into .env and run npm start. Ctrl+C ends it; nothing is kept.');
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await project.stop();
process.exit(0);
