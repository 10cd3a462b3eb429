-- Projects that expose new tables by default have granted more, and a later default could. Row-level security would
-- still refuse it; without the privileges there is nothing to refuse.
revoke all on table public.page_seo, public.enquiries from anon, authenticated;

grant select on table public.page_seo to anon, authenticated;
