-- Requests that did not come by the person's profile: by mail, letter, telephone; of people with an account and without, and
-- of parents about a child's account. An admin enters them, with the day they came, from which the month runs. And mails:
-- to the admins when a request comes, to the person when it is answered.
alter table public.requests alter column user_id drop not null;
alter table public.requests
  -- 'controller': nobody asked, we found it ourselves (an account of a child under the age of consent).
  add column channel text not null default 'site' check (channel in ('site', 'mail', 'letter', 'telephone', 'controller')),
  -- When the admins were told that its time runs out.
  add column reminded_at timestamptz,
  add constraint requests_by_account_or_entered check (user_id is not null or channel <> 'site');
create index requests_answered_at_idx on public.requests (answered_at) where user_id is null;

-- Who asked, where that was not the person in their profile, and how to reach them; of the proof only that it was asked
-- for and seen, never the document. Kept until so many days after the answer.
create table private.request_askers (
  request bigint not null primary key references public.requests (id) on delete cascade,
  who text not null check (who in ('person', 'guardian', 'other')),
  asked_by text not null default '' check (char_length(asked_by) <= 300),
  proof_asked_at timestamptz,
  proof_seen_at timestamptz,
  told_at timestamptz
);
alter table private.request_askers enable row level security;
revoke all on private.request_askers from public, anon, authenticated, service_role;
create trigger clean_asked_by before insert or update of asked_by on private.request_askers
  for each row execute function private.clean_written('asked_by', '300');

-- The name and telephone of a parent are theirs, not part of the child's export.
create or replace function private.is_author_column(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name in ('actor', 'actor_pseudonym', 'author', 'answered_by', 'granted_by', 'made_by', 'asked_by')
$$;

-- As before, for what people ask for in their profile. What admins enter has a cap of its own: a letter is never refused
-- because twenty requests wait in the profile.
create or replace function private.keep_register_readable() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.outcome in ('applied', 'downloaded', 'frozen', 'unfrozen') then
    return new;
  end if;
  if new.channel <> 'site' then
    perform pg_advisory_xact_lock(7214, 1);
    if (select count(*) from public.requests where channel <> 'site' and answered_at is null) >= 500
      or (select count(*) from public.requests where user_id = new.user_id and channel <> 'site') >= 200 then
      raise exception 'five hundred entered requests may wait, and two hundred be about one person' using errcode = 'PT429';
    end if;
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 7213));
  if new.outcome = 'lifted' then
    if (select count(*) from public.requests where user_id = new.user_id and outcome = 'lifted'
        and at > now() - interval '1 day') >= 10
      or (select count(*) from public.requests where user_id = new.user_id and outcome = 'lifted'
        and at > now() - interval '1 year') >= 100 then
      raise exception 'ten times a day are enough' using errcode = 'PT429';
    end if;
    return new;
  end if;
  if (select count(*) from public.requests where user_id = new.user_id and answered_at is null and channel = 'site') >= 20 then
    raise exception 'twenty requests are waiting already' using errcode = 'PT429';
  end if;
  if (select count(*) from public.requests where user_id = new.user_id and at > now() - interval '1 day'
      and channel = 'site' and coalesce(outcome, '') not in ('applied', 'lifted', 'downloaded', 'frozen', 'unfrozen')) >= 20
    or (select count(*) from public.requests where user_id = new.user_id and at > now() - interval '1 year'
      and channel = 'site' and coalesce(outcome, '') not in ('applied', 'lifted', 'downloaded', 'frozen', 'unfrozen')) >= 200 then
    raise exception 'twenty requests a day are enough' using errcode = 'PT429';
  end if;
  return new;
end
$$;

-- One mail to each admin but the one who acts, or to the owner where there is no admin: `owner` is replaced by whoever
-- sends it, who knows the address of the legal page. `key` tells once for all; of one kind ten an hour at most, so that
-- no account can fill an admin's mailbox. Returns how many were queued.
create function private.mail_admins(template text, key text, data jsonb, at timestamptz) returns integer
language sql set search_path = '' as $$
  with reader as (
    select account.email::text as address, profile.locale, private.actor_pseudonym(profile.id) as mark
    from public.profiles as profile join auth.users as account on account.id = profile.id
    where profile.is_admin and not profile.is_synthetic and account.email is not null
      and profile.id is distinct from (select auth.uid())
    union all
    select 'owner', 'es', 'owner' where not exists (select from public.profiles where is_admin)
  ), queued as (
    insert into private.mail_outbox (to_address, template, locale, data, dedupe_key, next_at, created_at)
    select reader.address, mail_admins.template, reader.locale, mail_admins.data, mail_admins.key || ' ' || reader.mark,
      mail_admins.at, mail_admins.at
    from reader
    where (
      select count(*) from private.mail_outbox as earlier
      where earlier.to_address = reader.address and earlier.template = mail_admins.template
        and earlier.created_at > mail_admins.at - interval '1 hour'
    ) < 10
    on conflict (dedupe_key) do nothing returning 1
  )
  select count(*)::integer from queued
$$;

-- A mail to a person about what was done with their account; none to an address that was never confirmed.
create function private.mail_person(person uuid, template text, data jsonb) returns void
language sql set search_path = '' as $$
  insert into private.mail_outbox (to_address, template, locale, data)
  select account.email, mail_person.template, profile.locale,
    jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''))) || mail_person.data
  from auth.users as account join public.profiles as profile on profile.id = account.id
  where account.id = mail_person.person and account.email_confirmed_at is not null and not profile.is_synthetic
$$;

-- Definer: whoever asks may not reach the outbox. The mail says what kind and until when; who, the admin area says.
create function private.tell_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where id = new.user_id and is_synthetic) then
    perform private.mail_admins('request-came', 'request-came ' || new.id, jsonb_build_object('request', jsonb_build_object(
      'kind', new.kind, 'due', to_char(new.due_at at time zone 'UTC', 'YYYY-MM-DD'))), now());
  end if;
  return null;
end
$$;
create trigger tell_of_request after insert on public.requests
  for each row when (new.answered_at is null and new.channel <> 'controller') execute function private.tell_of_request();

create or replace function public.admin_requests(is_open boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  found jsonb;
begin
  if is_open is null then
    raise exception 'open ones or answered ones?' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') into found from (
    select r.id, r.user_id, r.kind, r.text, r.channel, r.at, r.due_at, r.answered_at, r.outcome,
      r.answered_at is null and r.due_at < now() as is_overdue,
      asker.who, asker.asked_by, asker.proof_asked_at, asker.proof_seen_at, asker.told_at,
      coalesce(listed.full_name, '') as full_name, coalesce(listed.email, '') as email,
      coalesce(listed.is_synthetic, false) as is_synthetic
    from public.requests r left join private.people listed on listed.id = r.user_id
    left join private.request_askers asker on asker.request = r.id
    where (r.answered_at is null) = is_open
    order by case when is_open then r.due_at end, r.answered_at desc, r.id
    limit 200
  ) r;
  insert into private.audit (actor, person, action)
  select distinct actor, (request ->> 'user_id')::uuid, 'list-request' from jsonb_array_elements(found) as listed (request)
  where request ->> 'user_id' is not null;
  return found;
end
$$;

-- Definer: writes into the register for others, after asking who calls. `account` is the address of the account that it is
-- about, empty where there is none; then, and where somebody else asks, `asked_by` says who and how to reach them.
create function public.admin_enter_request(
  kind text, channel text, received date, account text, who text, asked_by text, wish text
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  person uuid;
  contact text := private.clean_line(coalesce(admin_enter_request.asked_by, ''), 300);
  came timestamptz := least(now(), admin_enter_request.received::timestamp at time zone 'UTC');
  entered bigint;
begin
  if (admin_enter_request.kind in ('access', 'rectification', 'erasure', 'restriction', 'objection')
    and admin_enter_request.channel in ('mail', 'letter', 'telephone')
    and admin_enter_request.who in ('person', 'guardian', 'other')) is not true then
    raise exception 'what was asked, how, and by whom?' using errcode = '22023';
  end if;
  -- The day may be ahead of UTC where it is entered.
  if (received >= (private.first_moment() at time zone 'UTC')::date and received <= (now() at time zone 'UTC')::date + 1) is not true then
    raise exception 'it came on a day between the first of this site and today' using errcode = '22023';
  end if;
  if char_length(coalesce(wish, '')) > 2000 then
    raise exception 'in up to 2000 characters' using errcode = '22023';
  end if;
  if btrim(coalesce(account, '')) <> '' then
    select id into person from private.people where lower(email) = lower(btrim(account));
    if person is null then
      raise exception 'no account with this address' using errcode = 'PT404';
    end if;
  end if;
  if (person is null or admin_enter_request.who <> 'person') and char_length(contact) < 3 then
    raise exception 'who asked, and how do we reach them?' using errcode = '22023';
  end if;
  insert into public.requests (user_id, kind, text, at, due_at, channel)
  values (person, admin_enter_request.kind, coalesce(wish, ''), came, came + interval '1 month', admin_enter_request.channel)
  returning id into entered;
  insert into private.request_askers (request, who, asked_by) values (entered, admin_enter_request.who, contact);
  insert into private.audit (actor, person, action) values (actor, person, 'enter-request');
  return entered;
end
$$;

-- Definer: notes that proof was asked for, was seen, that whoever asked was told. Once each; the first time stays.
create function public.admin_note_asker(request bigint, step text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  person uuid;
begin
  if (step in ('proof-asked', 'proof-seen', 'asker-told')) is not true then
    raise exception 'asked, seen or told?' using errcode = '22023';
  end if;
  update private.request_askers as asker set
    proof_asked_at = case when step = 'proof-asked' then coalesce(proof_asked_at, now()) else proof_asked_at end,
    proof_seen_at = case when step = 'proof-seen' then coalesce(proof_seen_at, now()) else proof_seen_at end,
    told_at = case when step = 'asker-told' then coalesce(told_at, now()) else told_at end
  where asker.request = admin_note_asker.request;
  if not found then
    raise exception 'nobody from outside asked this' using errcode = 'PT404';
  end if;
  select user_id into person from public.requests where id = admin_note_asker.request;
  insert into private.audit (actor, person, action) values (actor, person, step);
end
$$;

create or replace function public.admin_answer_request(request bigint, outcome text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  answered public.requests;
begin
  if char_length(btrim(coalesce(admin_answer_request.outcome, ''))) not between 3 and 2000 then
    raise exception 'say what was done, in 3 to 2000 characters' using errcode = '22023';
  end if;
  -- An answer is given once: what the person was told does not change afterwards.
  update public.requests set answered_at = now(), outcome = btrim(admin_answer_request.outcome)
  where id = request and answered_at is null returning * into answered;
  if answered.id is null then
    raise exception 'no open request of this number' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action) values (actor, answered.user_id, 'answer-request');
  -- The answer to a parent is theirs; whom it is about hears of what is done with the account.
  if not exists (select from private.request_askers as asker where asker.request = answered.id and asker.who <> 'person') then
    perform private.mail_person(answered.user_id, 'request-answered',
      jsonb_build_object('request', jsonb_build_object('kind', answered.kind)));
  end if;
end
$$;

revoke all on function private.mail_admins(text, text, jsonb, timestamptz), private.mail_person(uuid, text, jsonb),
  private.tell_of_request() from public;
revoke all on function public.admin_enter_request(text, text, date, text, text, text, text),
  public.admin_note_asker(bigint, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_enter_request(text, text, date, text, text, text, text),
  public.admin_note_asker(bigint, text) to authenticated;
