-- What a person agreed to, in which words, when. Append-only: the newest row of a purpose counts.
create table public.consents (
  id bigint not null primary key generated always as identity,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('account', 'marketing', 'research')),
  granted boolean not null,
  text_version text not null check (text_version ~ '^[A-Za-z0-9._-]{1,40}$'),
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  locale text not null check (locale in ('es', 'en')),
  channel text not null check (channel in ('sign-up', 'auth', 'result', 'profile')),
  at timestamptz not null default now()
);
create index consents_user_id_idx on public.consents (user_id, purpose, at desc);

alter table public.consents enable row level security;
revoke all on public.consents from public, anon, authenticated, service_role;
grant select on public.consents to authenticated, service_role;
-- Neither the person nor the time can be named by the caller.
grant insert (purpose, granted, text_version, text_hash, locale, channel) on public.consents to authenticated;

create policy "People read their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add consents of their own" on public.consents
  for insert to authenticated with check (user_id = (select auth.uid()));
