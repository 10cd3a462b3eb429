-- Enquiries from the form. An empty text means that the visitor left the field empty.
create table public.enquiries (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  name text not null,
  email text not null,
  phone text not null,
  company text not null default '',
  message text not null,
  form_type text not null,
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  utm_term text not null default '',
  utm_content text not null default '',
  referrer text not null default '',
  entry_page text not null default '',
  last_page text not null default '',
  created_at timestamptz not null default now()
);

-- No policy and no grant for anon and authenticated: only the function's service role has access.
alter table public.enquiries enable row level security;

grant select, insert, update, delete on table public.enquiries to service_role;
