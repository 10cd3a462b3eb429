import { createClient } from '@supabase/supabase-js';
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

Deno.serve(
  createHandler({
    mayCall: (apiKey) => callerKeys.has(apiKey),
    store: async (row) => {
      const { data, error } = await client
        .from('enquiries')
        .upsert(row, { onConflict: 'idempotency_key', ignoreDuplicates: true })
        .select('id');
      if (error) throw new Error(`${error.code}: ${error.message}`);
      return data.length > 0;
    },
    logError: (message) => console.error(message),
  }),
);
