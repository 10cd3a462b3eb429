import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { createProjectClient, type ProjectClient } from '../src/server/backend/supabase-client.ts';
import { parseVariable } from '../src/server/env.ts';
import { toCsv, toSummary } from './operations/enquiry-reports.ts';
import { moveEnquiries, projectEnquiries } from './operations/project-enquiries.ts';
import {
  embeddedEnquiries,
  enquiriesOf,
  type EnquiryStore,
} from './operations/stored-enquiries.ts';
import { pointInTime, timeBefore } from './operations/point-in-time.ts';
import { runCommand, UsageError } from './command.ts';

/*
 * Prints, deletes or moves stored enquiries, also while the server runs: those of the embedded backend, or of
 * a Supabase project if SUPABASE_URL is set.
 */
const usage = `Usage: npm run enquiries [-- summary | --csv | --json] [--since <day or age>]
       npm run enquiries -- --purge-older-than <age>
       npm run enquiries -- --delete <id, e-mail or junk>
       npm run enquiries -- --vacuum
       npm run enquiries -- --to-supabase

  summary             counts by source, campaign, first page and form (the default)
  --csv               every field, for a spreadsheet
  --json              every field, for a program
  --since             only those since a day (2026-09-01) or an age (30d, 6m)
  --purge-older-than  permanently deletes those older than an age (24m: months)
  --delete            permanently deletes one enquiry, all of one person, or all junk, after a question
  --vacuum            returns the space of deleted enquiries to the disk
  --to-supabase       copies those of DATA_DIR into the project of SUPABASE_URL, each once
`;

const embeddedStore = () => embeddedEnquiries(parseVariable('DATA_DIR', process.env));

/** A client with the service role; undefined without SUPABASE_URL. */
function projectClient(): ProjectClient | undefined {
  const { SUPABASE_SERVICE_ROLE_KEY: key, SUPABASE_ANON_KEY: publicKey } = process.env;
  const url = parseVariable('SUPABASE_URL', process.env);
  if (!url) return undefined;
  if (!key)
    throw new Error(
      'SUPABASE_URL is set, but SUPABASE_SERVICE_ROLE_KEY is not: expected a secret key of that project, because the anonymous key may not read enquiries.',
    );
  // With the anonymous key the project would answer with an empty list.
  if (key === publicKey || key.startsWith('sb_publishable_'))
    throw new Error(
      'SUPABASE_SERVICE_ROLE_KEY is the public key: expected a secret key of that project, because the public one may not read enquiries.',
    );
  return createProjectClient(url, key);
}

function enquiryStore(): EnquiryStore {
  const client = projectClient();
  return client ? projectEnquiries(client) : embeddedStore();
}

const options = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  since: { type: 'string' },
  'purge-older-than': { type: 'string' },
  delete: { type: 'string' },
  vacuum: { type: 'boolean' },
  'to-supabase': { type: 'boolean' },
} as const;
const lists = ['csv', 'json', 'summary'];

const counted = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** Shows the matching enquiries and deletes them after confirmation. */
async function deleteOf(who: string): Promise<string> {
  const store = enquiryStore();
  const found = enquiriesOf(await store.list(), who);
  if (found.length === 0) return `There is no enquiry of ${who}.\n`;
  for (const { id, created_at, name, email } of found)
    process.stderr.write(`${id}  ${created_at}  ${name} <${email}>\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await Promise.race([
    terminal.question(`Delete ${counted(found.length)} permanently? (y/N) `),
    once(terminal, 'close').then(() => ''), // the input ended without an answer
  ]);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) return 'Nothing was deleted.\n';
  return `${counted(await store.remove(found.map(({ id }) => id)))} deleted.\n`;
}

/** Copies the embedded backend's enquiries into the project. Deletes nothing. */
async function moveToProject(): Promise<string> {
  const client = projectClient();
  if (!client)
    throw new Error(
      'SUPABASE_URL is not set: expected the address of the project that the enquiries go to, with SUPABASE_SERVICE_ROLE_KEY.',
    );
  const store = embeddedStore();
  const list = await store.list();
  const added = await moveEnquiries(list, client, (sent) =>
    process.stderr.write(`${sent} of ${list.length}\n`),
  );
  const unnotified = await store.countUnnotified();
  if (unnotified > 0)
    process.stderr.write(
      `No notification has been sent for ${counted(unnotified)}, and a site on the project won't send one. Keep the site on SQLite running until it has, or read them here: npm run enquiries -- --csv\n`,
    );
  return `${counted(list.length)} of this machine in the project; new there: ${added}.\n`;
}

await runCommand({ usage, options, words: [0, 1] }, async ({ since, ...chosen }, words) => {
  const tasks = [...Object.keys(chosen), ...words];
  if (tasks.length > 1 || (words[0] ?? 'summary') !== 'summary') throw new UsageError();
  if (since !== undefined && tasks.some((task) => !lists.includes(task))) throw new UsageError();
  const { csv, json, vacuum, delete: who, 'purge-older-than': purge } = chosen;
  if (who !== undefined) return deleteOf(who);
  if (chosen['to-supabase']) return moveToProject();
  if (purge !== undefined) {
    const before = timeBefore(new Date(), purge);
    const count = await enquiryStore().purge(before);
    return `${counted(count)} from before ${before.toISOString()} deleted.\n`;
  }
  if (vacuum) {
    if (projectClient()) throw new Error('SUPABASE_URL is set: PostgreSQL reuses space by itself.');
    await embeddedStore().vacuum();
    return 'The space of deleted enquiries is returned to the disk.\n';
  }
  const start = since === undefined ? undefined : pointInTime(new Date(), since);
  const list = await enquiryStore().list(start);
  if (csv) return toCsv(list);
  return json ? `${JSON.stringify(list, null, 2)}\n` : toSummary(list);
});
