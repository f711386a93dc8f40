-- The register of rights: what a person asked for, until when we answer, what came of it. The person
-- writes the wish; due date and answer are not theirs to write.
create table public.requests (
  id bigint not null primary key generated always as identity,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('access', 'rectification', 'erasure', 'restriction', 'objection')),
  text text not null default '' check (char_length(text) <= 2000),
  at timestamptz not null default now(),
  -- GDPR art. 12.3: one month.
  due_at timestamptz not null default now() + interval '1 month',
  answered_at timestamptz,
  outcome text check (char_length(outcome) <= 2000),
  check (outcome is null or answered_at is not null)
);
create index requests_user_id_idx on public.requests (user_id, at desc);
create index requests_due_at_idx on public.requests (due_at) where answered_at is null;

alter table public.requests enable row level security;
revoke all on public.requests from public, anon, authenticated, service_role;
grant select on public.requests to authenticated, service_role;
grant insert (kind, text) on public.requests to authenticated;

create policy "People read their own requests" on public.requests
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add requests of their own" on public.requests
  for insert to authenticated with check (user_id = (select auth.uid()));

create function private.keep_register_readable() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.requests where user_id = new.user_id and answered_at is null) >= 20 then
    raise exception 'twenty requests are waiting already' using errcode = 'PT429';
  end if;
  return new;
end
$$;
revoke all on function private.keep_register_readable() from public;
create trigger keep_register_readable before insert on public.requests
  for each row execute function private.keep_register_readable();
