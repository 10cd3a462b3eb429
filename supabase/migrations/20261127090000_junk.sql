-- Why an enquiry is junk (src/enquiry/junk.ts), '' if it is not. Functions of earlier releases leave it out.
alter table public.enquiries add column junk text not null default '';

-- The function compares each enquiry with those of the last hour.
create index enquiries_created_at on public.enquiries (created_at);
