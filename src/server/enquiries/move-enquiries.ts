import { enquiryColumns } from '../../../supabase/functions/process-form-submission/handler.ts';
import type { ProjectClient } from '../backend/supabase-client.ts';
import type { StoredEnquiry } from './stored-enquiries.ts';

/** Sent at a time: small enough for a project's limits with the longest messages. */
const BATCH = 200;

/**
 * Copies enquiries into a Supabase project, each with its time and its key. What the project has already stays
 * as it is there, so a move that was interrupted is finished by doing it again.
 *
 * @param client must act as the service role
 * @param onProgress told after each batch how many have been sent so far
 * @returns how many of them the project didn't have
 * @throws Error with what the project answered; what was sent before stays there.
 */
export async function moveEnquiries(
  enquiries: readonly StoredEnquiry[],
  client: ProjectClient,
  onProgress: (sent: number) => void,
): Promise<number> {
  let added = 0;
  for (let at = 0; at < enquiries.length; at += BATCH) {
    const batch = enquiries.slice(at, at + BATCH);
    // Ids are the project's own: those of here may be taken there.
    const { data, error } = await client
      .from('enquiries')
      .upsert(batch.map(withoutId), { onConflict: 'idempotency_key', ignoreDuplicates: true })
      .select('idempotency_key');
    if (error)
      throw new Error(
        `${at} of ${enquiries.length} are in the project, then it refused: ${error.message}. ` +
          'Check SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, and that its tables are up to date (supabase db push); then do the same again: each is kept once.',
      );
    added += data.length;
    onProgress(at + batch.length);
  }
  return added;
}

function withoutId(enquiry: StoredEnquiry) {
  const names = ['idempotency_key', 'created_at', ...enquiryColumns] as const;
  return Object.fromEntries(names.map((name) => [name, enquiry[name]])) as Omit<
    StoredEnquiry,
    'id'
  >;
}
