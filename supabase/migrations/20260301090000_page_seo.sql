-- Head metadata of the site's pages, one row a path. A column that is null leaves it to the page
-- itself and to the site's configuration.
create table public.page_seo (
  path text primary key,
  title text,
  description text,
  author text,
  image_url text,
  twitter_site text,
  constraint page_seo_has_a_title check (title <> '')
);

alter table public.page_seo enable row level security;

create policy "Anyone may read page metadata" on public.page_seo
  for select to anon, authenticated using (true);

-- Supabase no longer exposes new tables by itself.
grant select on table public.page_seo to anon, authenticated;
grant select, insert, update, delete on table public.page_seo to service_role;
