-- Head metadata of the site's pages, one row for each path. For a null column the page's own value or the
-- site's configuration applies.
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

-- Supabase does not expose new tables by default.
grant select on table public.page_seo to anon, authenticated;
grant select, insert, update, delete on table public.page_seo to service_role;
