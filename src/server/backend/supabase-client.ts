import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { PageSeo } from '../../seo/page-seo.ts';
import type { EnquiryRow } from '../../enquiry/enquiry-row.ts';

/** Turns an interface into the type alias that supabase-js requires. */
type Plain<Row> = { [Column in keyof Row]: Row[Column] };

type PageSeoRow = Plain<PageSeo>;

/** The columns of `enquiries` that the function writes; the database fills the others. */
type NewEnquiry = Plain<EnquiryRow>;

/** The tables of supabase/migrations as supabase-js's database type. */
type Database = {
  public: {
    Tables: {
      page_seo: {
        Row: PageSeoRow;
        Insert: PageSeoRow;
        Update: Partial<PageSeoRow>;
        Relationships: [];
      };
      enquiries: {
        Row: NewEnquiry & { id: number; created_at: string };
        Insert: NewEnquiry & { created_at?: string };
        Update: Partial<NewEnquiry>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};

/** A typed client. Rows are still validated where they are read. */
export type ProjectClient = SupabaseClient<Database>;

/** Enough for some hundred records of page_seo. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Rejects redirects, which would send the key and the enquiry to another host or turn a POST into a GET, and
 * limits the size of an answer.
 */
function fetchFromProject(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    let bytes = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.length;
        if (bytes > maxBytes)
          controller.error(new Error(`it answered more than ${maxBytes} bytes`));
        else controller.enqueue(part);
      },
    });
    return new Response(response.body?.pipeThrough(bounded) ?? null, response);
  };
}

/**
 * @param key decides the permissions: the anonymous key reads metadata, a secret key everything
 *
 * @param maxBytes size limit of an answer
 */
export const createProjectClient = (
  url: string,
  key: string,
  maxBytes: number = MAX_ANSWER_BYTES,
): ProjectClient =>
  createClient<Database>(url, key, {
    // A server has no session to store, refresh or detect.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchFromProject(maxBytes) },
  });
