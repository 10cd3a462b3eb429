import type { SupabaseClient } from '@supabase/supabase-js';
import type { EnquiryRow } from '../../../supabase/functions/process-form-submission/handler.ts';

/** A row of `page_seo`, as supabase/migrations makes it. */
type PageSeoRow = {
  path: string;
  title: string;
  description: string;
  author: string | null;
  image_url: string | null;
  twitter_site: string | null;
};

/** The columns of `enquiries` that the function writes; the others are the database's own. */
type NewEnquiry = { [Column in keyof EnquiryRow]: EnquiryRow[Column] };

/** The tables of supabase/migrations, in the shape that supabase-js takes its types from. */
export type Database = {
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
export type BackendClient = SupabaseClient<Database>;
