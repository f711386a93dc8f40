-- The route to Spain that a person keeps: one per person, the four choices and what is done. Only
-- its owner sees or changes it; what a choice means is decided by the code that reads it.
create table public.plans (
  user_id uuid not null primary key default auth.uid() references auth.users (id) on delete cascade,
  country text not null check (country ~ '^([A-Z]{2}|other)$'),
  diploma text not null check (diploma in ('national', 'ib', 'other')),
  aim text not null check (aim in ('public-degree', 'private-degree', 'vocational', 'language-first')),
  start text not null check (start ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  ticks jsonb not null default '{}'
    check (jsonb_typeof(ticks) = 'object' and octet_length(ticks::text) <= 4096),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.plans enable row level security;
revoke all on public.plans from public, anon, authenticated, service_role;
grant select, delete on public.plans to authenticated;
grant insert (country, diploma, aim, start, ticks) on public.plans to authenticated;
grant update (country, diploma, aim, start, ticks) on public.plans to authenticated;
grant select on public.plans to service_role;

create policy "People read their own plan" on public.plans
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People make their own plan" on public.plans
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own plan" on public.plans
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own plan" on public.plans
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.note_plan_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

revoke all on function private.note_plan_change() from public;

create trigger note_plan_change before update on public.plans
  for each row execute function private.note_plan_change();
