import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { SeoRecord } from '../../seo/resolve-metadata.ts';
import type { EnquiryRow } from '../../enquiry/enquiry-row.ts';

/** Turns an interface into the type alias that supabase-js requires. */
type Plain<Row> = { [Column in keyof Row]: Row[Column] };

type SeoRecordRow = Plain<SeoRecord>;

/** The columns of `enquiries` that the function writes; the database fills the others. */
type NewEnquiry = Plain<EnquiryRow>;

/** The tables of supabase/migrations as supabase-js's database type. */
type Database = {
  public: {
    Tables: {
      page_seo: {
        Row: SeoRecordRow;
        Insert: SeoRecordRow;
        Update: Partial<SeoRecordRow>;
        Relationships: [];
      };
      enquiries: {
        Row: NewEnquiry & { id: number; created_at: string; junk: string };
        Insert: NewEnquiry & { created_at?: string; junk?: string };
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

/** A redirect would send the API key and the enquiry to another host, or turn a POST into a GET. */
const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' });

/** @param apiKey decides the permissions: the anonymous one reads metadata, a secret one everything */
export const createProjectClient = (url: string, apiKey: string): ProjectClient =>
  createClient<Database>(url, apiKey, {
    // A server has no session to store, refresh or detect.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithoutRedirects },
  });
