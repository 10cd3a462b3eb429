import type { ProjectClient } from '../../src/server/backend/supabase-client.ts';
import type { EnquiryStore, StoredEnquiry } from './stored-enquiries.ts';

const PAGE = 1000;

/**
 * The enquiries of a Supabase project, read in pages.
 *
 * @param client must act as the service role, as any other role sees none
 */
export function projectEnquiries(client: ProjectClient): EnquiryStore {
  const enquiries = () => client.from('enquiries').delete({ count: 'exact' });
  return {
    async list(since = new Date(0)) {
      const all: StoredEnquiry[] = [];
      for (;;) {
        const { data, error } = await client
          .from('enquiries')
          .select('*')
          .gt('id', all.at(-1)?.id ?? 0)
          .gte('created_at', since.toISOString())
          .order('id')
          .limit(PAGE);
        if (error) throw unreadable(error);
        // PostgreSQL writes an offset.
        all.push(
          ...data.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
        );
        if (data.length < PAGE) return all;
      }
    },
    purge: (before) => deleted(enquiries().lt('created_at', before.toISOString())),
    remove: (ids) => deleted(enquiries().in('id', ids)),
  };
}

async function deleted(
  deletion: PromiseLike<{ count: number | null; error: { message: string } | null }>,
): Promise<number> {
  const { count, error } = await deletion;
  if (error) throw unreadable(error);
  return count ?? 0;
}

const unreadable = ({ message }: { message: string }) =>
  new Error(
    `The enquiries of the project can't be read: ${message}. Check SUPABASE_URL, and SUPABASE_SERVICE_ROLE_KEY for a secret key of that project.`,
  );

/** Batch size: within a project's limits even with the longest messages. */
const BATCH = 200;

/**
 * Copies enquiries with their times and keys into a Supabase project. Rows that the project already has stay
 * unchanged, so that an interrupted move can be repeated.
 *
 * @param client must act as the service role
 * @param onProgress called after each batch with the number sent so far
 * @returns how many of them were new to the project
 * @throws Error with the project's answer; batches sent before stay there.
 */
export async function moveEnquiries(
  enquiries: readonly StoredEnquiry[],
  client: ProjectClient,
  onProgress: (sent: number) => void,
): Promise<number> {
  let added = 0;
  for (let at = 0; at < enquiries.length; at += BATCH) {
    const batch = enquiries.slice(at, at + BATCH);
    // Ids are the project's own: the local ones may be taken there.
    const { data, error } = await client
      .from('enquiries')
      .upsert(
        batch.map(({ id: _, ...row }) => row),
        { onConflict: 'idempotency_key', ignoreDuplicates: true },
      )
      .select('idempotency_key');
    if (error)
      throw new Error(
        `${at} of ${enquiries.length} are in the project, then it refused: ${error.message}. ` +
          'Check SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, and that its tables are up to date (supabase db push); then run the command again: each is stored once.',
      );
    added += data.length;
    onProgress(at + batch.length);
  }
  return added;
}
