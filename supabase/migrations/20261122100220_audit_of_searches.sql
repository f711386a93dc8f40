-- A search says something about people also by its number: one hit on a page that shows nobody tells
-- that this address has an account. So whoever is counted is written down like whoever is shown,
-- as long as they are few enough to be somebody: no more than a page. Above that, one row says how many
-- were counted. What was looked for is not kept: it may be the address of a person.
create or replace function public.admin_people(search text, filter text, sort text, page integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  page_size constant integer := 25;
  wanted tsquery := private.people_query(search);
  conditions jsonb := '{"all": "true", "confirmed": "confirmed_at is not null", "unconfirmed": "confirmed_at is null",
    "finished": "finished_at is not null", "marketing": "marketing", "research": "research", "admins": "is_admin"}';
  orders jsonb := '{"newest": "created_at desc, id", "oldest": "created_at, id desc", "name": "lower(full_name), id",
    "email": "email, id", "active": "finished_at desc nulls last, id"}';
  condition text := conditions ->> filter;
  ordering text := orders ->> sort;
  total bigint;
  found jsonb;
  seen uuid[];
begin
  if condition is null or ordering is null or page is null or page not between 1 and 100000 then
    raise exception 'no such list' using errcode = '22023';
  end if;
  if wanted is not null then
    condition := condition || ' and words @@ $1';
  end if;
  if condition = 'true' then
    select coalesce(sum(people), 0) into total from private.people_counts;
  else
    execute format('select count(*) from private.people where %s', condition) into total using wanted;
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(listed) - ''words''), ''[]'') from (
       select * from private.people
       where id in (select id from private.people where %1$s order by %2$s limit $2 offset $3) order by %2$s
     ) as listed', condition, ordering)
  into found using wanted, page_size, (page - 1) * page_size;

  select array_agg((person ->> 'id')::uuid) into seen from jsonb_array_elements(found) as listed (person);
  if total <= page_size then
    execute format('select array_agg(id) from private.people where %s', condition) into seen using wanted;
  elsif condition <> 'true' then
    insert into private.audit (actor, action, why) values (actor, 'count-people', total || ' people');
  end if;
  insert into private.audit (actor, person, action)
  select actor, id, 'list-person' from (
    select unnest(seen) as id
    union
    -- Whom the words name and the filter leaves out: that they are left out was told as well.
    select id from (select id from private.people where words @@ wanted limit page_size + 1) as named
    where total <= page_size and (
      select count(*) from (select from private.people where words @@ wanted limit page_size + 1) as counted
    ) <= page_size
  ) as everybody;
  return jsonb_build_object('total', total, 'page', page, 'page_size', page_size, 'people', found);
end
$$;

-- Who did something stays told apart after their account is gone: two erased admins are two. Worked out
-- from the random id, so that it is the same again after a backup is restored and nobody finds the id by it.
alter table private.audit add column actor_pseudonym text check (actor_pseudonym ~ '^[0-9a-f]{12}$');

create function private.actor_pseudonym(actor uuid) returns text
language sql immutable set search_path = '' as $$
  select left(encode(sha256(convert_to('audit actor ' || actor::text, 'UTF8')), 'hex'), 12)
$$;
revoke all on function private.actor_pseudonym(uuid) from public;

create or replace function private.keep_audit() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated', 'service_role', 'authenticator')
    and to_jsonb(new) - '{actor,person,why,actor_pseudonym}'::text[] = to_jsonb(old) - '{actor,person,why,actor_pseudonym}'::text[]
    and (new.actor is null or new.actor = old.actor) and (new.person is null or new.person = old.person)
    and (new.why is null or new.why = old.why)
    and (new.actor_pseudonym is not distinct from old.actor_pseudonym
      or (new.actor is null and new.actor_pseudonym = private.actor_pseudonym(old.actor))) then
    return new;
  end if;
  raise exception 'the audit is only added to' using errcode = '42501';
end
$$;

-- Somebody else's pseudonym is not part of a person's export, as somebody else's id is not.
create or replace function private.is_author_column(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name in ('actor', 'actor_pseudonym', 'author', 'answered_by', 'granted_by', 'made_by')
$$;

create or replace function private.erase_person(person uuid, erased_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.erasures (hash, at) values (private.erasure_hash(person), erased_at)
  on conflict (hash) do nothing;
  delete from private.mail_outbox as mail using auth.users as account
  where account.id = erase_person.person and mail.to_address in (account.email, account.email_change);
  update private.audit as line set person = null, why = null where line.person = erase_person.person;
  update private.audit as line set actor = null, actor_pseudonym = private.actor_pseudonym(line.actor)
  where line.actor = erase_person.person;
  delete from auth.flow_state where user_id = erase_person.person;
  -- Only a hosted project has this one.
  if to_regclass('auth.audit_log_entries') is not null then
    execute $sql$ delete from auth.audit_log_entries where payload ->> 'actor_id' = $1 $sql$ using person::text;
  end if;
  delete from auth.users where id = erase_person.person;
end
$$;

-- Lists and counts stay out of sight unless they are asked for.
create or replace function public.admin_audit(action text, before bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id desc), '[]') into found from (
    select a.id, a.action, a.why, a.at, a.actor, a.actor_pseudonym, a.person,
      by_whom.email as actor_email, about.email as person_email
    from private.audit a
    left join private.people by_whom on by_whom.id = a.actor
    left join private.people about on about.id = a.person
    where (admin_audit.before is null or a.id < admin_audit.before)
      and case when coalesce(admin_audit.action, '') = ''
        then a.action not in ('list-person', 'list-request', 'count-people') else a.action = admin_audit.action end
    order by a.id desc limit 50
  ) entry;
  return found;
end
$$;
