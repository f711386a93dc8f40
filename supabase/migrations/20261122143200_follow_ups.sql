-- Asking again, after 12 and 22 months, whoever allowed it: one mail each, with a link whose secret lies here as a hash only.
-- 22, because an account that nobody uses ends after 24 (decision 075).
create table private.follow_ups (
  user_id uuid not null references auth.users (id) on delete cascade,
  occasion text not null check (occasion in ('month-12', 'month-22')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (user_id, occasion)
);
alter table private.follow_ups enable row level security;
revoke all on private.follow_ups from public, anon, authenticated, service_role;

create function private.follow_up_days() returns integer
language sql immutable set search_path = '' as $$ select 60 $$;

-- Whoever is to be asked now, and which of the two questions. Counted from when they allowed it, without a break since; a
-- question whose time passed while no job ran is left out rather than asked late.
create function private.follow_ups_due(at timestamptz, most integer) returns table (user_id uuid, occasion text)
language sql stable set search_path = '' as $$
  select allowed.user_id, question.occasion
  from (
    select person as user_id, (
      select min(yes.at) from public.consents as yes
      where yes.user_id = person and yes.purpose = 'recontact' and yes.granted and yes.at > coalesce((
        select max(no.at) from public.consents as no
        where no.user_id = person and no.purpose = 'recontact' and not no.granted), '-infinity')
    ) as since
    from private.consenting_people('recontact') as person
  ) as allowed
  join auth.users as account on account.id = allowed.user_id
  join public.profiles as profile on profile.id = allowed.user_id
  cross join (values ('month-12', 12, 15), ('month-22', 22, 24)) as question (occasion, first, last)
  where account.email_confirmed_at is not null and not profile.is_synthetic
    and allowed.since + make_interval(months => question.first) <= follow_ups_due.at
    and allowed.since + make_interval(months => question.last) > follow_ups_due.at
    and not exists (
      select from private.follow_ups as asked
      where asked.user_id = allowed.user_id and asked.occasion = question.occasion
    )
  limit most
$$;

-- Queues the mails; whoever sends them knows where the site is. The secret stays in the mail until that has left.
create function private.ask_again(at timestamptz, most integer) returns integer
language sql set search_path = '' as $$
  with due as materialized (
    select due.user_id, due.occasion,
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
    from private.follow_ups_due(ask_again.at, most) as due
  ), asked as (
    insert into private.follow_ups (user_id, occasion, token_hash, asked_at)
    select user_id, occasion, encode(sha256(convert_to(token, 'UTF8')), 'hex'), ask_again.at from due
    on conflict do nothing returning user_id, occasion
  ), queued as (
    insert into private.mail_outbox (to_address, template, locale, data, next_at, created_at)
    select account.email, 'follow-up', profile.locale,
      jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''), 'token', due.token)),
      ask_again.at, ask_again.at
    from asked join due using (user_id, occasion)
    join auth.users as account on account.id = asked.user_id
    join public.profiles as profile on profile.id = asked.user_id
    returning 1
  )
  select count(*)::integer from queued
$$;

create function private.follow_up_of(token text) returns private.follow_ups
language sql stable set search_path = '' as $$
  select * from private.follow_ups
  where token_hash = encode(sha256(convert_to(coalesce(follow_up_of.token, ''), 'UTF8')), 'hex')
$$;

-- Definer: whoever holds the mail's link answers its one question, and learns nothing of the person. The first answer
-- counts; a second one through the same link changes nothing.
create function public.answer_follow_up(token text, family text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  question private.follow_ups := private.follow_up_of(token);
begin
  if (answer_follow_up.family ~ '^[a-z][a-z-]{0,39}$') is not true then
    raise exception 'a family of careers' using errcode = '22023';
  end if;
  if question.user_id is null then
    return 'unknown';
  end if;
  if question.answered_at is not null then
    return 'answered-before';
  end if;
  if question.asked_at <= now() - make_interval(days => private.follow_up_days()) then
    return 'expired';
  end if;
  -- Withdrawn, objected or frozen since: what was allowed then is not allowed now.
  if question.user_id not in (select private.consenting_people('recontact')) then
    return 'stopped';
  end if;
  update private.follow_ups set answered_at = now()
  where token_hash = question.token_hash and answered_at is null;
  if not found then
    return 'answered-before';
  end if;
  insert into public.directions (user_id, occasion, family)
  values (question.user_id, question.occasion, answer_follow_up.family)
  on conflict do nothing;
  return 'answered';
end
$$;

-- Definer: takes the permission back for whoever holds the mail's link, however old; in the words that were agreed to.
create function public.stop_follow_ups(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  question private.follow_ups := private.follow_up_of(token);
begin
  if question.user_id is null then
    return 'unknown';
  end if;
  insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
  select user_id, purpose, false, text_version, text_hash, locale, 'mail'
  from (
    select * from public.consents where user_id = question.user_id and purpose = 'recontact' order by at desc, id desc limit 1
  ) as newest
  where granted;
  return 'stopped';
end
$$;

-- A mail that still waits does not leave once its reader has said no. Definer: whoever consents may not reach the outbox.
create function private.hold_back_follow_ups() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mail_outbox as mail using auth.users as account
  where account.id = (coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id'))::uuid
    and mail.to_address = account.email and mail.template = 'follow-up' and mail.sent_at is null;
  return null;
end
$$;
create trigger hold_back_follow_ups after insert on public.consents
  for each row when (new.purpose = 'recontact' and not new.granted) execute function private.hold_back_follow_ups();
create trigger hold_back_follow_ups after update of restricted_at, objected_at on public.profiles
  for each row when (new.restricted_at is not null or new.objected_at is not null)
  execute function private.hold_back_follow_ups();

revoke all on function private.follow_up_days(), private.follow_ups_due(timestamptz, integer),
  private.ask_again(timestamptz, integer), private.follow_up_of(text), private.hold_back_follow_ups() from public;
revoke all on function public.answer_follow_up(text, text), public.stop_follow_ups(text)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_follow_up(text, text), public.stop_follow_ups(text) to anon, authenticated;
