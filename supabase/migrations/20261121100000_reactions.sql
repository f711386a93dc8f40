-- What a person says of a suggested career: of interest (their favourites), no, or already known. One word per
-- career; taking it back deletes the row. The catalogue is no table, so a career is a name of the right shape.
create table public.reactions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  career text not null check (career ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  reaction text not null check (reaction in ('interested', 'no', 'known')),
  at timestamptz not null default now(),
  primary key (user_id, career)
);

alter table public.reactions enable row level security;
revoke all on public.reactions from public, anon, authenticated, service_role;
grant select on public.reactions to authenticated, service_role;
grant delete on public.reactions to authenticated;
-- Neither the person nor the time can be named by the caller.
grant insert (career, reaction), update (career, reaction) on public.reactions to authenticated;

create policy "People read their own reactions" on public.reactions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add reactions of their own" on public.reactions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own reactions" on public.reactions
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People take back their own reactions" on public.reactions
  for delete to authenticated using (user_id = (select auth.uid()));

-- The time is the database's; and nobody fills the table: the catalogue has a few hundred careers.
create function private.note_reaction() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and (select count(*) from public.reactions where user_id = new.user_id) >= 1000 then
    raise exception 'too many reactions' using errcode = 'PT409';
  end if;
  new.at := now();
  return new;
end
$$;
revoke all on function private.note_reaction() from public;

create trigger note_reaction before insert or update on public.reactions
  for each row execute function private.note_reaction();
