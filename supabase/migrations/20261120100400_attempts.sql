-- A person's answers to one instrument. Answers are the truth; scores are derived when they are
-- read. Written only through save_answers and submit_attempt; frozen once submitted.
create table public.attempts (
  id uuid not null primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  instrument text not null check (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'),
  version integer not null check (version between 1 and 9999),
  form text not null check (form in ('full', 'short')),
  locale text not null check (locale in ('es', 'en')),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'withdrawn')),
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 65536),
  item_times jsonb not null default '{}'
    check (jsonb_typeof(item_times) = 'object' and octet_length(item_times::text) <= 65536),
  rev integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  check ((state = 'draft') = (submitted_at is null))
);
create index attempts_user_id_idx on public.attempts (user_id, updated_at desc);

alter table public.attempts enable row level security;
revoke all on public.attempts from public, anon, authenticated, service_role;
grant select on public.attempts to authenticated, service_role;

create policy "People read their own attempts" on public.attempts
  for select to authenticated using (user_id = (select auth.uid()));

create function private.keep_submitted_attempt() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a submitted attempt does not change' using errcode = 'PT409';
end
$$;

create trigger keep_submitted_attempt before update on public.attempts
  for each row when (
    old.state <> 'draft'
    and (old.id, old.user_id, old.instrument, old.version, old.form, old.answers, old.item_times, old.submitted_at)
      is distinct from
      (new.id, new.user_id, new.instrument, new.version, new.form, new.answers, new.item_times, new.submitted_at)
  )
  execute function private.keep_submitted_attempt();
