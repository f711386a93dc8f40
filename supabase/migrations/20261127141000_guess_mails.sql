-- A mail that a guess came back, where the owner of a link asked for it: one of each guess, without a word of it. By the mail's link,
-- or by the button of the mail program, it ends for all links of that person.
alter table public.shares
  add column guess_mail boolean not null default false,
  -- Of the link in the mail that ends such mails.
  add column guess_stop_token_hash text unique check (guess_stop_token_hash ~ '^[0-9a-f]{64}$');
grant select (guess_mail) on public.shares to authenticated, service_role;

-- Queues the mail; whoever sends it knows where the site is. Nothing goes to a mailbox that nobody has confirmed.
create function private.mail_of_guess(share public.shares) returns void
language plpgsql set search_path = '' as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  update public.shares set guess_stop_token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') where id = share.id;
  insert into private.mail_outbox (to_address, template, locale, data, next_at, created_at)
  select account.email, 'guess-came', profile.locale,
    jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''), 'token', token, 'share', share.id)), now(), now()
  from auth.users as account join public.profiles as profile on profile.id = account.id
  where account.id = share.user_id and account.email_confirmed_at is not null;
end
$$;

-- Definer: whoever holds a link that waits for it says once in which order they know the six: exactly those, each once.
create or replace function public.guess_share(token text, letters text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.shares := private.share_of(guess_share.token);
  standing text := private.share_standing(share);
begin
  if (letters ~ '^[RIASEC]{6}$' and letters !~ '(.).*\1') is not true then
    raise exception 'all six, each once' using errcode = '22023';
  end if;
  if standing <> 'guess' then
    return jsonb_build_object('kind', standing);
  end if;
  if auth.uid() is not distinct from share.user_id then
    raise exception 'others guess, not the person themselves' using errcode = '42501';
  end if;
  update public.shares set guess = letters, guessed_at = now() where id = share.id and guess is null;
  if not found then
    raise exception 'one guess a link' using errcode = 'PT409';
  end if;
  if share.guess_mail then
    perform private.mail_of_guess(share);
  end if;
  return jsonb_build_object('kind', 'guess', 'is_sent', true);
end
$$;

drop function public.ask_guess(uuid, boolean);

-- Definer: the owner says whether others guess before a link shows anything, and whether a mail tells that they have. What was
-- guessed stays: one guess a link. `by_mail` left out changes nothing of that.
create function public.ask_guess(share uuid, wanted boolean, by_mail boolean default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.shares := private.own_live_share(ask_guess.share);
begin
  if wanted is null or (wanted and not private.shows_interests(own)) then
    raise exception 'only a result of interests can be guessed' using errcode = '22023';
  end if;
  update public.shares set guess_first = wanted, guess_mail = wanted and coalesce(by_mail, guess_mail) where id = own.id;
end
$$;

-- None waits any more, and none comes again unless it is asked for.
create function private.end_guess_mails(person uuid) returns void
language sql set search_path = '' as $$
  update public.shares set guess_mail = false where user_id = person and guess_mail;
  delete from private.mail_outbox as mail using auth.users as account
  where account.id = person and mail.to_address = account.email and mail.template = 'guess-came' and mail.sent_at is null;
$$;

-- Definer: ends such mails for whoever holds the mail's link, who need not sign in.
create function public.stop_guess_mails(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select user_id from public.shares
    where guess_stop_token_hash = encode(sha256(convert_to(coalesce(stop_guess_mails.token, ''), 'UTF8')), 'hex'));
begin
  if person is null then
    return 'unknown';
  end if;
  perform private.end_guess_mails(person);
  return 'stopped';
end
$$;

-- Whoever calls a mail of ours unwanted has taken back what mails were allowed; those that an account needs still go.
create or replace function private.complain_of_mails(address text) returns integer
language sql set search_path = '' as $$
  select private.end_guess_mails(account.id) from auth.users as account
  where account.email = lower(btrim(address)) and account.is_sso_user = false;
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

revoke all on function private.mail_of_guess(public.shares), private.end_guess_mails(uuid) from public;
revoke all on function public.ask_guess(uuid, boolean, boolean), public.stop_guess_mails(text)
  from public, anon, authenticated, service_role;
grant execute on function public.ask_guess(uuid, boolean, boolean) to authenticated;
grant execute on function public.stop_guess_mails(text) to anon, authenticated;
