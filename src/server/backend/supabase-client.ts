import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { PageSeo } from '../../seo/page-seo.ts';
import type { EnquiryRow } from '../../../supabase/functions/process-form-submission/handler.ts';

/** An interface's properties as the plain type that supabase-js asks for. */
type Plain<Row> = { [Column in keyof Row]: Row[Column] };

type PageSeoRow = Plain<PageSeo>;

/** The columns of `enquiries` that the function writes; the others are the database's own. */
type NewEnquiry = Plain<EnquiryRow>;

/** The tables of supabase/migrations, in the shape that supabase-js takes its types from. */
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

/** A client that knows the tables; what a row really holds is still checked where it is read. */
export type ProjectClient = SupabaseClient<Database>;

/** Some hundred records of page_seo. */
const MOST_BYTES = 1024 * 1024;

/**
 * Asks the project and nobody else: a redirect would hand the key, and what a visitor typed, to whoever it
 * names, or make a GET of a post. An answer that has no end is cut.
 */
function fetchFromProject(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    let bytes = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.length;
        if (bytes > mostBytes)
          controller.error(new Error(`it answered more than ${mostBytes} bytes`));
        else controller.enqueue(part);
      },
    });
    return new Response(response.body?.pipeThrough(bounded) ?? null, response);
  };
}

/**
 * @param key decides what it may do: the anonymous key reads metadata, a secret key everything
 * @param mostBytes of an answer
 */
export const createProjectClient = (
  url: string,
  key: string,
  mostBytes: number = MOST_BYTES,
): ProjectClient =>
  createClient<Database>(url, key, {
    // On a server there is no visitor's session to keep, refresh or look for.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchFromProject(mostBytes) },
  });
