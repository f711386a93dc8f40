-- What 15,000 people showed when the rows that are read were counted: one's own data read every device, erasing one account
-- and the list of what administrators did the whole audit.
create index audit_actor_idx on private.audit (actor) where actor is not null;
create index audit_acts_idx on private.audit (id desc) where action not in ('list-person', 'list-request', 'count-people');

-- Lists, and not subqueries, so that each side of an "or" is found by its own index.
create or replace function private.person_rows() returns table (relation regclass, condition text)
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
        else format('%I = any (array(select %I from %s where %s))', link.child_column, link.parent_column,
          reached.relation::regclass, reached.condition) end,
      reached.path || link.child
    from reached join link on link.parent = reached.relation where link.child <> all (reached.path)
  ),
  named (relation, condition) as (
    values
      ('private.mail_outbox'::regclass::oid,
        'to_address = any (array(select unnest(array[email, nullif(email_change, '''')]) from auth.users where id = $1))'),
      ('private.audit'::regclass::oid, 'person = $1'),
      ('auth.flow_state'::regclass::oid, 'user_id = $1')
  ),
  every as (select relation, condition from reached union select relation, condition from named)
  select relation::regclass, string_agg('(' || condition || ')', ' or ' order by condition)
  from every group by relation
$$;

create or replace function public.admin_audit(action text, before bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found jsonb;
  condition text := case when coalesce(action, '') = ''
    then 'a.action not in (''list-person'', ''list-request'', ''count-people'')' else 'a.action = $1' end;
begin
  perform private.require_admin();
  execute format('select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id desc), ''[]'') from (
    select a.id, a.action, a.why, a.at, a.actor, a.actor_pseudonym, a.person,
      by_whom.email as actor_email, about.email as person_email
    from private.audit a
    left join private.people by_whom on by_whom.id = a.actor
    left join private.people about on about.id = a.person
    where ($2 is null or a.id < $2) and %s
    order by a.id desc limit 50
  ) entry', condition) into found using action, before;
  return found;
end
$$;
