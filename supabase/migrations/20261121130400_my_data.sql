-- Everything about a person, found by following the foreign keys from the account, so that a new
-- table is in the export on the day it is made. What no foreign key ties is named here.

-- Columns that say who did something to a row; the row is about somebody else.
create function private.is_author_column(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name in ('actor', 'author', 'answered_by', 'granted_by', 'made_by')
$$;

-- One line per table: which of its rows are about $1.
create function private.person_rows() returns table (relation regclass, condition text)
language sql stable set search_path = '' as $$
  with recursive link as (
    select k.conrelid as child, k.confrelid as parent, a.attname::text collate "default" as child_column,
      b.attname::text collate "default" as parent_column
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_catalog.pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and k.conrelid <> k.confrelid
      and not private.is_author_column(a.attname)
  ),
  reached as (
    select 'auth.users'::regclass::oid as relation, 'id = $1' as condition, array['auth.users'::regclass::oid] as path
    union all
    select link.child,
      case when reached.relation = 'auth.users'::regclass::oid and link.parent_column = 'id'
        then format('%I = $1', link.child_column)
        else format('%I in (select %I from %s where %s)', link.child_column, link.parent_column,
          reached.relation::regclass, reached.condition) end,
      reached.path || link.child
    from reached join link on link.parent = reached.relation where link.child <> all (reached.path)
  ),
  named (relation, condition) as (
    values
      ('private.mail_outbox'::regclass::oid,
        'to_address in (select unnest(array[email, nullif(email_change, '''')]) from auth.users where id = $1)'),
      ('private.audit'::regclass::oid, 'person = $1'),
      ('auth.flow_state'::regclass::oid, 'user_id = $1')
  ),
  every as (select relation, condition from reached union select relation, condition from named)
  select relation::regclass, string_agg('(' || condition || ')', ' or ' order by condition)
  from every group by relation
$$;

-- A row as its person may have it: without what opens accounts, and without who else was involved.
create function private.row_for_person(line jsonb, person uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, case
    when private.is_author_column(key) and value <> to_jsonb(person::text) then 'null' else value end), '{}')
  from jsonb_each(line) where key !~ '(^|_)(token|secret|password)' and key <> 'parent'
$$;

-- Definer: reads schemas that no API role may; the caller's own rows only, after their password.
create function public.my_data() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_fresh_sign_in();
  source record;
  lines jsonb;
  tables jsonb := '{}';
begin
  -- Once a day is enough for the register.
  if not exists (select from public.requests where user_id = me and kind = 'access' and outcome = 'downloaded'
    and at > now() - interval '1 day') then
    insert into public.requests (user_id, kind, answered_at, outcome) values (me, 'access', now(), 'downloaded');
  end if;
  for source in select * from private.person_rows() where has_table_privilege(relation, 'select') loop
    execute format(
      'select coalesce(jsonb_agg(private.row_for_person(to_jsonb(line), $1) order by to_jsonb(line)), ''[]'') from %s as line where %s',
      source.relation, source.condition
    ) into lines using me;
    tables := tables || jsonb_build_object(source.relation::text, lines);
  end loop;
  return jsonb_build_object('format', 'faro-my-data', 'version', 1, 'exported_at', now(), 'person', me, 'tables', tables);
end
$$;

revoke all on function private.is_author_column(text), private.person_rows(),
  private.row_for_person(jsonb, uuid) from public;
revoke all on function public.my_data() from public, anon, authenticated, service_role;
grant execute on function public.my_data() to authenticated;
