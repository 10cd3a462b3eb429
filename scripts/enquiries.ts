import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseVariable } from '../src/server/env.ts';
import { toCsv } from './operations/enquiry-reports.ts';
import { enquiriesOf, openStoredEnquiries } from './operations/stored-enquiries.ts';
import { runCommand, UsageError } from './command.ts';

/* Prints or deletes the enquiries of the embedded backend, also while the server runs. */
const usage = `Usage: npm run enquiries -- --csv [--until <day>]
       npm run enquiries -- --delete <id, email or junk>
       npm run enquiries -- --purge <day>

  --csv     every field, for a spreadsheet; junk after the others
  --until   only those from before a day (2024-11-27, in UTC)
  --delete  permanently deletes one enquiry, all of one person, or all junk, after confirmation
  --purge   permanently deletes those from before a day (2024-11-27, in UTC)
`;

const options = {
  csv: { type: 'boolean' },
  until: { type: 'string' },
  delete: { type: 'string' },
  purge: { type: 'string' },
} as const;

const counted = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

function store() {
  if (parseVariable('SUPABASE_URL', process.env))
    throw new Error(
      "SUPABASE_URL is set: enquiries are in that project's table enquiries. Its table editor and its SQL editor print and delete them.",
    );
  return openStoredEnquiries(parseVariable('DATA_DIR', process.env));
}

/** Shows the matching enquiries and deletes them after confirmation. */
async function deleteEnquiries(who: string): Promise<string> {
  const { list, remove } = store();
  const found = enquiriesOf(list(), who);
  if (found.length === 0) return `There is no enquiry from ${who}.\n`;
  for (const { id, created_at, name, email } of found)
    process.stderr.write(`${id}  ${created_at}  ${name} <${email}>\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await Promise.race([
    terminal.question(`Delete ${counted(found.length)} permanently? (y/N) `),
    once(terminal, 'close').then(() => ''), // the input ended without an answer
  ]);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) return 'Nothing was deleted.\n';
  return `${counted(remove(found.map(({ id }) => id)))} deleted.\n`;
}

/** The beginning of a day. JavaScript turns 31 February into 3 March. */
function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(`${text}T`))
    throw new Error(`Found "${text}", expected a day like 2024-11-27.`);
  return day;
}

await runCommand({ usage, options }, async ({ until, ...chosen }) => {
  if (Object.keys(chosen).length !== 1 || (until !== undefined && !chosen.csv))
    throw new UsageError();
  if (chosen.delete !== undefined) return deleteEnquiries(chosen.delete);
  if (chosen.purge === undefined) {
    const end = until === undefined ? undefined : dayOf(until).toISOString();
    const enquiries = store().list();
    return toCsv(end ? enquiries.filter(({ created_at }) => created_at < end) : enquiries);
  }
  const count = store().purge(dayOf(chosen.purge));
  return `${counted(count)} from before ${chosen.purge} deleted.\n`;
});
