-- What the controller has to be able to do with an account without writing SQL: correct, freeze, unfreeze, erase (GDPR 16 to
-- 18, decision 109). Each for a reason, as a row in the audit, with a mail to the person. The functions in `private` are
-- those of the admin area and of `npm run admin`, where actor is null.
alter table public.profiles
  -- Frozen by us, beside `restricted_at`: only we lift that. 'minor': an account of a child under the age of consent.
  add column held_at timestamptz,
  add column held_for text check (held_for in ('asked', 'minor')),
  add constraint profiles_held_whole check ((held_at is null) = (held_for is null) and (held_at is null or restricted_at is not null));

-- How long an account of a child waits for an answer of the parents; `domain/constants.ts` has the same.
create function private.minor_answer_days() returns integer
language sql immutable set search_path = '' as $$ select 30 $$;

create or replace function public.limit_processing(kind text, wanted boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  changed boolean;
begin
  if private.require_own_level() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if (limit_processing.kind in ('restriction', 'objection') and wanted is not null) is not true then
    raise exception 'restriction or objection, yes or no?' using errcode = '22023';
  end if;
  select * into person from public.profiles where id = auth.uid() for update;
  if limit_processing.kind = 'restriction' and not wanted and person.held_at is not null then
    raise exception 'we froze this account, and only we lift it' using errcode = 'PT409';
  end if;
  changed := case limit_processing.kind when 'restriction' then person.restricted_at is null
    else person.objected_at is null end = wanted;
  if changed then
    update public.profiles set
      restricted_at = case when limit_processing.kind <> 'restriction' then restricted_at when wanted then now() end,
      objected_at = case when limit_processing.kind <> 'objection' then objected_at when wanted then now() end
    where id = person.id returning * into person;
    insert into public.requests (user_id, kind, answered_at, outcome)
    values (person.id, limit_processing.kind, now(), case when wanted then 'applied' else 'lifted' end);
  end if;
  return jsonb_build_object('restricted_at', person.restricted_at, 'objected_at', person.objected_at);
end
$$;

-- Frozen data is read-only for its person; a correction by the controller is a right that stays.
drop trigger refuse_when_restricted on public.profiles;
create trigger refuse_when_restricted before update of country, age_band, study_level on public.profiles
  for each row when (current_user in ('authenticated', 'service_role')) execute function private.refuse_when_restricted();

create function private.require_person(person uuid) returns public.profiles
language plpgsql set search_path = '' as $$
declare
  found_person public.profiles;
begin
  select * into found_person from public.profiles where id = person for update;
  if found_person.id is null then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  return found_person;
end
$$;

-- Names, country, age band, level of studies and language; a null takes what was said away. Not the address: that one is
-- proved from both mailboxes, by the person. Returns the fields that changed.
create function private.correct_person(actor uuid, person uuid, changes jsonb, why text) returns text[]
language plpgsql set search_path = '' as $$
declare
  reason text := private.check_reason(why);
  before public.profiles := private.require_person(person);
  wanted public.profiles;
  changed text[];
begin
  if jsonb_typeof(changes) is distinct from 'object' or changes = '{}' or exists (
    select from jsonb_each(changes) as change (field, value)
    where field not in ('full_name', 'locale', 'country', 'age_band', 'study_level')
      or jsonb_typeof(value) not in ('string', 'null') or value = 'null' and field in ('full_name', 'locale')
  ) then
    raise exception 'name, language, country, age band or level of studies' using errcode = '22023';
  end if;
  wanted := jsonb_populate_record(before, changes);
  wanted.full_name := private.clean_name(wanted.full_name);
  if wanted.full_name = '' and changes ? 'full_name' then
    raise exception 'a name is not empty' using errcode = '22023';
  end if;
  select coalesce(array_agg(field order by field), '{}') into changed
  from jsonb_object_keys(changes) as field where to_jsonb(wanted) -> field is distinct from to_jsonb(before) -> field;
  if cardinality(changed) = 0 then
    return changed;
  end if;
  -- Name and language stand in the account as well; from there they reach the profile.
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    || jsonb_build_object('full_name', wanted.full_name, 'locale', wanted.locale) where id = person;
  update public.profiles set full_name = wanted.full_name, locale = wanted.locale, country = wanted.country,
    age_band = wanted.age_band, study_level = wanted.study_level where id = person;
  insert into private.audit (actor, person, action, why) values (actor, person, 'correct-person', reason);
  perform private.mail_person(person, 'account-corrected', jsonb_build_object('fields', changed));
  return changed;
end
$$;

-- Kept as it is and not used: read-only, in no research and no mailing. The person can see it, take it along and erase it,
-- and cannot lift it. For a child under the age of consent a case is opened beside it, which waits for the parents.
create function private.freeze_person(actor uuid, person uuid, is_minor boolean, why text) returns boolean
language plpgsql set search_path = '' as $$
declare
  reason text := private.check_reason(why);
  before public.profiles := private.require_person(person);
  wanted text := case when is_minor then 'minor' else 'asked' end;
begin
  if actor = person then
    raise exception 'your own account you freeze in your profile' using errcode = '22023';
  end if;
  if before.held_for in (wanted, 'minor') then
    return false;
  end if;
  update public.profiles set restricted_at = coalesce(restricted_at, now()), held_at = coalesce(held_at, now()), held_for = wanted
  where id = person;
  insert into public.requests (user_id, kind, answered_at, outcome, channel) values (person, 'restriction', now(), 'frozen', 'controller');
  insert into private.audit (actor, person, action, why)
  values (actor, person, case when is_minor then 'freeze-minor' else 'freeze-person' end, reason);
  if is_minor then
    insert into public.requests (user_id, kind, channel, due_at)
    values (person, 'erasure', 'controller', now() + make_interval(days => private.minor_answer_days()));
    perform private.mail_person(person, 'minor-frozen', '{}');
  else
    perform private.mail_person(person, 'account-frozen', '{}');
  end if;
  return true;
end
$$;

-- Whoever froze it. The case of a child is closed with it: the parents have agreed, or it was a mistake.
create function private.unfreeze_person(actor uuid, person uuid, why text) returns boolean
language plpgsql set search_path = '' as $$
declare
  reason text := private.check_reason(why);
  before public.profiles := private.require_person(person);
begin
  if before.restricted_at is null then
    return false;
  end if;
  update public.profiles set restricted_at = null, held_at = null, held_for = null where id = person;
  insert into public.requests (user_id, kind, answered_at, outcome, channel) values (person, 'restriction', now(), 'unfrozen', 'controller');
  update public.requests set answered_at = now(), outcome = 'unfrozen'
  where user_id = person and channel = 'controller' and answered_at is null;
  insert into private.audit (actor, person, action, why) values (actor, person, 'unfreeze-person', reason);
  perform private.mail_person(person, 'account-unfrozen', '{}');
  return true;
end
$$;

-- A name or an address as a regular expression that finds it as a whole, and the same words without those that are found.
create function private.word_pattern(said text) returns text
language sql immutable set search_path = '' as $$
  select '(?<![[:alnum:]._+-])' || regexp_replace(said, '([^[:alnum:][:space:]@_])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])'
$$;

create function private.without_words(said text, patterns text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  pattern text;
begin
  foreach pattern in array coalesce(patterns, '{}') loop
    said := regexp_replace(said, pattern, '…', 'gi');
  end loop;
  return said;
end
$$;

-- As before; and what others asked about this account loses its person and its words. A parent who asked stays known
-- until they are told; the child's address and name go from the way to reach them.
create or replace function private.erase_person(person uuid, erased_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  -- Who it is, by name and address, and by address alone: a name is taken out only of what is about this account.
  needles text[];
  addresses text[];
begin
  insert into private.erasures (hash, at) values (private.erasure_hash(person), erased_at)
  on conflict (hash) do nothing;
  select array_agg(private.word_pattern(said)) filter (where said <> ''),
    array_agg(private.word_pattern(said)) filter (where said ~ '@') into needles, addresses
  from auth.users as account left join public.profiles as profile on profile.id = account.id
  cross join unnest(array[account.email::text, account.email_change::text, profile.full_name]) as said
  where account.id = erase_person.person;
  update private.request_askers as asker set asked_by = private.without_words(asked_by, needles)
  from public.requests as request where request.id = asker.request and request.user_id = erase_person.person;
  update private.request_askers as asker set asked_by = private.without_words(asked_by, addresses)
  where exists (select from unnest(addresses) as address where asker.asked_by ~* address);
  update public.requests as request set user_id = null, text = '',
    answered_at = case when kind = 'erasure' then coalesce(answered_at, erased_at) else answered_at end,
    outcome = case when kind = 'erasure' or answered_at is not null then 'erased' end
  from private.request_askers as asker
  where asker.request = request.id and asker.who <> 'person' and request.user_id = erase_person.person;
  update public.requests as request
  set text = private.without_words(text, addresses), outcome = private.without_words(outcome, addresses)
  where user_id is null and exists (
    select from unnest(addresses) as address where request.text || ' ' || coalesce(request.outcome, '') ~* address);
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

-- The same erasure as the person's own. The reason stays in the audit after the account is gone, so it may not name them.
create function private.erase_for_controller(actor uuid, person uuid, why text) returns void
language plpgsql set search_path = '' as $$
declare
  reason text := private.check_reason(why);
  before public.profiles;
  mailbox text;
  is_confirmed boolean;
begin
  -- The same lock as in change_admin: two admins leaving at once must not both see the other.
  perform pg_advisory_xact_lock(7204, 1);
  before := private.require_person(person);
  if actor = person then
    raise exception 'your own account you erase in your profile' using errcode = '22023';
  end if;
  if before.is_admin and not exists (select from public.profiles where id <> person and is_admin) then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  select email, email_confirmed_at is not null into mailbox, is_confirmed from auth.users where id = person;
  if exists (
    select from unnest(array[mailbox, before.full_name]) as said where said <> '' and reason ~* private.word_pattern(said)
  ) then
    raise exception 'the reason stays, so it names nobody' using errcode = 'PT422';
  end if;
  perform private.erase_person(person, now());
  insert into private.audit (actor, action, why) values (actor, 'erase-person', reason);
  if is_confirmed and not before.is_synthetic then
    -- The row goes when the mail has gone, or after the days of the outbox.
    insert into private.mail_outbox (to_address, template, locale) values (mailbox, 'account-erased-by-us', before.locale);
  end if;
end
$$;

-- Definer, all four: write what no API role may, after asking who calls and for a code of a moment ago.
create function public.admin_correct_person(person uuid, changes jsonb, why text) returns text[]
language sql security definer set search_path = '' as $$
  select private.correct_person(private.require_fresh_admin(), person, changes, why)
$$;
create function public.admin_freeze_person(person uuid, is_minor boolean, why text) returns boolean
language sql security definer set search_path = '' as $$
  select private.freeze_person(private.require_fresh_admin(), person, is_minor, why)
$$;
create function public.admin_unfreeze_person(person uuid, why text) returns boolean
language sql security definer set search_path = '' as $$
  select private.unfreeze_person(private.require_fresh_admin(), person, why)
$$;
create function public.admin_erase_person(person uuid, why text) returns void
language sql security definer set search_path = '' as $$
  select private.erase_for_controller(private.require_fresh_admin(), person, why)
$$;

-- As before, and how it stands with the account's use.
create or replace function public.admin_person(person uuid, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_person.why);
  found jsonb;
begin
  select jsonb_build_object(
    'id', listed.id, 'email', listed.email, 'full_name', listed.full_name, 'locale', listed.locale,
    'country', p.country, 'age_band', p.age_band, 'study_level', p.study_level, 'source', p.source,
    'created_at', listed.created_at, 'confirmed_at', listed.confirmed_at,
    'is_admin', listed.is_admin, 'is_synthetic', listed.is_synthetic,
    'restricted_at', p.restricted_at, 'objected_at', p.objected_at, 'held_for', p.held_for
  ) into found
  from private.people listed join public.profiles p on p.id = listed.id where listed.id = person;
  if found is null then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action, why) values (actor, person, 'see-person', reason);
  return found || jsonb_build_object(
    'attempts', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at desc), '[]') from (
        select id, instrument, version, form, locale, state, answers, item_times, created_at, submitted_at
        from public.attempts where user_id = person order by created_at desc limit 50
      ) a),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.at desc), '[]') from (
        select id, purpose, granted, text_version, locale, channel, at
        from public.consents where user_id = person order by at desc, id desc limit 100
      ) c),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'at', at) order by at desc, id desc), '[]')
      from private.notes where user_id = person)
  );
end
$$;

revoke all on function private.minor_answer_days(), private.require_person(uuid),
  private.word_pattern(text), private.without_words(text, text[]), private.correct_person(uuid, uuid, jsonb, text),
  private.freeze_person(uuid, uuid, boolean, text), private.unfreeze_person(uuid, uuid, text),
  private.erase_for_controller(uuid, uuid, text) from public;
revoke all on function public.admin_correct_person(uuid, jsonb, text), public.admin_freeze_person(uuid, boolean, text),
  public.admin_unfreeze_person(uuid, text), public.admin_erase_person(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_correct_person(uuid, jsonb, text), public.admin_freeze_person(uuid, boolean, text),
  public.admin_unfreeze_person(uuid, text), public.admin_erase_person(uuid, text) to authenticated;
