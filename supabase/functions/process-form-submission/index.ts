import { createClient } from '@supabase/supabase-js';
import { JUNK_WINDOW_ROWS, type EarlierEnquiry } from '../../../src/enquiry/junk.ts';
import { createHandler } from './handler.ts';

/** Keys come as JSON dictionaries (`{"default":"sb_…"}`), on older projects as single variables. */
function keys(plural: string, legacy: string): string[] {
  const named = Object.values(JSON.parse(Deno.env.get(plural) ?? '{}') as Record<string, string>);
  const single = Deno.env.get(legacy);
  return single ? [...named, single] : named;
}

const serviceKeys = keys('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
const callerKeys = new Set([
  ...keys('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
  ...serviceKeys,
]);

const client = createClient(Deno.env.get('SUPABASE_URL') ?? '', serviceKeys[0] ?? '', {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** Why a stored enquiry is junk. */
async function junkOf(idempotencyKey: string): Promise<string> {
  const { data, error } = await client
    .from('enquiries')
    .select('junk')
    .eq('idempotency_key', idempotencyKey)
    .single();
  if (error) throw new Error(`${error.code}: ${error.message}`);
  return (data as { junk: string }).junk;
}

Deno.serve(
  createHandler({
    mayCall: (apiKey) => callerKeys.has(apiKey),
    store: async (row) => {
      const { data, error } = await client
        .from('enquiries')
        .upsert(row, { onConflict: 'idempotency_key', ignoreDuplicates: true })
        .select('junk');
      if (error) throw new Error(`${error.code}: ${error.message}`);
      const [inserted] = data as { junk: string }[];
      return inserted
        ? { ...inserted, inserted: true }
        : { junk: await junkOf(row.idempotency_key), inserted: false };
    },
    listSince: async (start) => {
      const { data, error } = await client
        .from('enquiries')
        .select('email, message')
        .gte('created_at', start.toISOString())
        .order('created_at', { ascending: false })
        .limit(JUNK_WINDOW_ROWS);
      if (error) throw new Error(`${error.code}: ${error.message}`);
      return data as EarlierEnquiry[];
    },
    logError: (message) => console.error(message),
  }),
);
