-- The list of a group, by alias alone, so that a counsellor sees who has not come yet. No name, address or number of a document
-- has a place in it.
create table private.roster_entries (
  group_id uuid not null references private.class_groups (id) on delete cascade,
  alias text not null check (private.is_safe_alias(alias)),
  place integer not null check (place between 1 and 500),
  primary key (group_id, place)
);
create unique index roster_entries_alias_idx on private.roster_entries (group_id, lower(alias));
alter table private.roster_entries enable row level security;
revoke all on private.roster_entries from public, anon, authenticated, service_role;
alter table private.class_groups add column roster_at timestamptz;

-- Definer: replaces the list of a group; an empty one takes it away.
create function public.set_roster("group" uuid, aliases text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  cleaned text[];
begin
  perform private.require_group_staff(set_roster."group", false);
  cleaned := array(
    select private.clean_line(alias, 200) from unnest(set_roster.aliases) with ordinality as each (alias, place) order by place);
  if set_roster.aliases is null or cardinality(cleaned) > 500
    or exists (select from unnest(cleaned) as alias where not coalesce(private.is_safe_alias(alias), false))
    or (select count(distinct lower(alias)) from unnest(cleaned) as alias) <> cardinality(cleaned) then
    raise exception '500 aliases at most, each once: no address, telephone or document' using errcode = '22023';
  end if;
  perform from private.class_groups where id = set_roster."group" for update;
  delete from private.roster_entries where group_id = set_roster."group";
  insert into private.roster_entries (group_id, alias, place)
  select set_roster."group", alias, place from unnest(cleaned) with ordinality as each (alias, place);
  update private.class_groups set roster_at = case when cardinality(cleaned) > 0 then now() end where id = set_roster."group";
  return cardinality(cleaned);
end
$$;

-- Definer: the list of a group, in its order.
create function public.roster("group" uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_group_staff(roster."group", false);
  return (select coalesce(jsonb_agg(alias order by place), '[]') from private.roster_entries where group_id = roster."group");
end
$$;

revoke all on function public.set_roster(uuid, text[]), public.roster(uuid) from public, anon, authenticated, service_role;
grant execute on function public.set_roster(uuid, text[]), public.roster(uuid) to authenticated;
