-- Addresses of which a mail server has said that they are none (TRUST: H22 keeps its words out). No further mail goes there for a
-- month: each would cost us what receivers think of us, and with it the mails of others. The address itself is not kept twice.
create table private.suppressed_addresses (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now()
);
alter table private.suppressed_addresses enable row level security;
create index suppressed_addresses_at_idx on private.suppressed_addresses (at);

insert into private.retention_spans (name, span) values
  ('suppressedAddressDays', '30 days');
insert into private.retention_rules (step, position, due, remove) values
  ('suppressed-addresses', 2700,
    $due$select hash from private.suppressed_addresses where at <= $1 - private.retention_span('suppressedAddressDays') limit $2$due$,
    $remove$delete from private.suppressed_addresses where hash = any ($1)$remove$);

create function private.address_hash(address text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to('mail to ' || lower(btrim(address)), 'UTF8')), 'hex')
$$;

create function private.suppress_address(address text, at timestamptz) returns void
language sql set search_path = '' as $$
  insert into private.suppressed_addresses (hash, at) values (private.address_hash(address), suppress_address.at)
  on conflict (hash) do update set at = greatest(suppressed_addresses.at, excluded.at)
$$;

-- Whoever calls a mail of ours unwanted has taken back what mails were allowed; those that an account needs still go.
create function private.complain_of_mails(address text) returns integer
language sql set search_path = '' as $$
  with ended as (
    insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
    select newest.user_id, newest.purpose, false, newest.text_version, newest.text_hash, newest.locale, 'mail'
    from auth.users as account
    cross join (values ('marketing'), ('recontact')) as allowed (purpose)
    cross join lateral (
      select * from public.consents where user_id = account.id and consents.purpose = allowed.purpose
      order by at desc, id desc limit 1
    ) as newest
    where account.email = lower(btrim(address)) and account.is_sso_user = false and newest.granted
    returning 1
  )
  select count(*)::integer from ended
$$;

-- With the account goes what was known of its address.
create function private.forget_suppressed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.suppressed_addresses where hash = private.address_hash(old.email);
  return null;
end
$$;
create trigger forget_suppressed after delete on auth.users for each row when (old.email is not null)
  execute function private.forget_suppressed();

-- One's own data has it too.
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
      ('private.suppressed_addresses'::regclass::oid,
        'hash = any (array(select private.address_hash(email) from auth.users where id = $1))'),
      ('private.audit'::regclass::oid, 'person = $1'),
      ('auth.flow_state'::regclass::oid, 'user_id = $1')
  ),
  every as (select relation, condition from reached union select relation, condition from named)
  select relation::regclass, string_agg('(' || condition || ')', ' or ' order by condition)
  from every group by relation
$$;
