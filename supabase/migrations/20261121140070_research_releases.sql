-- What research publishes: tables that were made safe before they got here, never rows of people.
-- A release is a snapshot. Once published it is read by everybody and changed by nobody, because two
-- versions of the same release could be subtracted from each other (TRUST P17).
create table public.research_releases (
  id bigint not null primary key generated always as identity,
  instrument text not null check (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'),
  n integer not null check (n > 0),
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  k integer not null check (k >= 5),
  tables jsonb not null check (jsonb_typeof(tables) = 'object'),
  -- Made from generated people, for demonstrations only; the page says so wherever it shows it.
  is_synthetic boolean not null default false,
  made_at timestamptz not null default now(),
  published_at timestamptz
);
create index research_releases_published_at_idx on public.research_releases (published_at desc, id desc);
alter table public.research_releases enable row level security;
revoke all on public.research_releases from public, anon, authenticated, service_role;
grant select on public.research_releases to anon, authenticated;

create policy "Everybody reads published releases" on public.research_releases
  for select to anon, authenticated using (published_at <= now());

create function private.keep_published_release() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a published release does not change' using errcode = 'PT409';
end
$$;
revoke all on function private.keep_published_release() from public;
create trigger keep_published_release before update or delete on public.research_releases
  for each row when (old.published_at is not null) execute function private.keep_published_release();
