-- What somebody studies, or leans towards: a family of the catalogue, another field, or "I do not know yet". The criterion by
-- which the tests are judged (docs/validation.md). Once after a result, and again by mail where that was allowed. The
-- catalogue is no table, so a family is a name of the right shape.
create table public.directions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  occasion text not null default 'result' check (occasion in ('result', 'month-12', 'month-22')),
  family text not null check (family ~ '^[a-z][a-z-]{0,39}$'),
  at timestamptz not null default now(),
  primary key (user_id, occasion)
);

alter table public.directions enable row level security;
revoke all on public.directions from public, anon, authenticated, service_role;
grant select on public.directions to authenticated, service_role;
grant delete on public.directions to authenticated;
-- Neither the person, the occasion nor the time can be named by the caller: what is said here is said after a result.
grant insert (family), update (family) on public.directions to authenticated;

create policy "People read their own directions" on public.directions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add directions of their own" on public.directions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own directions" on public.directions
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People take back their own directions" on public.directions
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "People with a second factor use it before they see their own directions" on public.directions
  as restrictive for all to authenticated using ((select private.meets_own_level()));

-- The time is the database's.
create function private.note_direction() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.at := now();
  return new;
end
$$;
revoke all on function private.note_direction() from public;
create trigger note_direction before insert or update on public.directions
  for each row execute function private.note_direction();
create trigger refuse_when_restricted before insert or update on public.directions
  for each row execute function private.refuse_when_restricted();
create trigger refuse_below_own_level before insert or update or delete on public.directions
  for each statement execute function private.refuse_below_own_level();
