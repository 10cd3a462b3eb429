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
        Insert: NewEnquiry;
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

/** @param key decides what it may do: the anonymous key reads metadata, a secret key everything */
export const createProjectClient = (url: string, key: string): ProjectClient =>
  createClient<Database>(url, key, {
    // On a server there is no visitor's session to keep, refresh or look for.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
