-- "Guess first": whoever opens a link puts six activities in order before they see anything of the result. What they
-- said goes to the child alone; the link opens once the child agrees, and shows both orders then. One guess a link. It
-- is a part of the link's row, so it is erased, exported and ended with it.
alter table public.shares
  add column guess_first boolean not null default false,
  -- The six types, the most recognised first: each once.
  add column guess text check (guess ~ '^[RIASEC]{6}$' and guess !~ '(.).*\1'),
  add column guessed_at timestamptz,
  add column guess_agreed_at timestamptz,
  add check ((guess is null) = (guessed_at is null) and (guess_agreed_at is null or guess is not null));
grant select (guess_first, guess, guessed_at, guess_agreed_at) on public.shares to authenticated, service_role;

-- Whether the link shows a result of interests that is still there: only that can be guessed.
create function private.shows_interests(share public.shares) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.attempts
    where user_id = share.user_id and state = 'submitted' and instrument = 'riasec' and share.what @> to_jsonb(id::text))
$$;

-- What a link is for whoever holds it. `guess`: nothing of the result is told yet, to its owner neither, who sees here
-- what others see.
create function private.share_standing(share public.shares) returns text
language sql stable set search_path = '' as $$
  select case
    when share.id is null then 'unknown'
    when share.revoked_at is not null then 'revoked'
    when share.expires_at <= now() then 'expired'
    when auth.uid() is distinct from share.user_id and exists (
      select from public.profiles where id = share.user_id and restricted_at is not null) then 'resting'
    -- The owner has deleted the results since.
    when not exists (select from public.attempts
      where user_id = share.user_id and state = 'submitted' and share.what @> to_jsonb(id::text)) then 'revoked'
    when share.guess_first and share.guess_agreed_at is null then
      case when private.shows_interests(share) then 'guess' else 'revoked' end
    else 'live' end
$$;

create function private.share_of(token text) returns public.shares
language sql stable set search_path = '' as $$
  select * from public.shares where token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$$;

drop function public.open_share(text);

-- Definer: whoever holds a live link reads what it shows, and nothing else of its owner: the name, the level of studies
-- aimed at, the answers without their times, and the plan where it is included. A dead or a resting link says why, to
-- those who hold it only; one that waits for a guess or for the child's consent to it says only that. A page that opens
-- the link `again` is no new opening for a day; the first is counted whatever the page says.
create function public.open_share(token text, again boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.shares := private.share_of(open_share.token);
  standing text := private.share_standing(share);
  is_own boolean := auth.uid() is not distinct from share.user_id;
begin
  if standing not in ('live', 'guess') then
    return jsonb_build_object('kind', standing);
  end if;
  if not is_own then
    update public.shares set opens = opens + 1, opened_at = now() where id = share.id
      and (again is not true or opened_at is null or opened_at <= now() - interval '1 day');
  end if;
  if standing = 'guess' then
    return jsonb_build_object('kind', 'guess', 'expires_at', share.expires_at, 'is_own', is_own,
      'is_sent', share.guess is not null);
  end if;
  return jsonb_build_object('kind', 'live', 'expires_at', share.expires_at, 'is_own', is_own,
    'guess', case when share.guess_first then share.guess end,
    'attempts', (
      select jsonb_agg(jsonb_build_object('id', attempt.id, 'instrument', instrument, 'version', attempt.version,
          'form', form, 'locale', locale, 'state', state, 'answers', attempt.answers, 'started_at', attempt.created_at,
          'submitted_at', submitted_at)
          || case when look.attempt is null then '{}' else jsonb_build_object('second_look',
            jsonb_build_object('version', look.version, 'answers', look.answers)) end
        order by submitted_at)
      from public.attempts as attempt left join public.second_looks as look on look.attempt = attempt.id
      where attempt.user_id = share.user_id and state = 'submitted' and share.what @> to_jsonb(attempt.id::text)),
    'plan', (
      select jsonb_build_object('country', country, 'diploma', diploma, 'aim', aim, 'start', start, 'ticks', ticks)
      from public.plans where user_id = share.user_id and share.with_plan))
    || (select jsonb_build_object('name', full_name, 'study_level', study_level)
        from public.profiles where id = share.user_id);
end
$$;

-- Definer: whoever holds a link that waits for it says once in which order they know the six: exactly those, each once.
create function public.guess_share(token text, letters text) returns jsonb
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
  return jsonb_build_object('kind', 'guess', 'is_sent', true);
end
$$;

-- A live link of the caller's own, who has not asked that nothing be done with their data.
create function private.own_live_share(share uuid) returns public.shares
language plpgsql stable set search_path = '' as $$
declare
  own public.shares;
begin
  if private.require_own_level() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if exists (select from public.profiles where id = auth.uid() and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  select * into own from public.shares
  where id = own_live_share.share and user_id = auth.uid() and revoked_at is null and expires_at > now();
  if own.id is null then
    raise exception 'no live link of your own' using errcode = 'PT404';
  end if;
  return own;
end
$$;

-- Definer: the owner says whether others guess before a link shows anything. What was guessed stays: one guess a link.
create function public.ask_guess(share uuid, wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.shares := private.own_live_share(ask_guess.share);
begin
  if wanted is null or (wanted and not private.shows_interests(own)) then
    raise exception 'only a result of interests can be guessed' using errcode = '22023';
  end if;
  update public.shares set guess_first = wanted where id = own.id;
end
$$;

-- Definer: the owner has seen the guess and lets whoever made it see both orders and the report.
create function public.agree_guess(share uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.shares := private.own_live_share(agree_guess.share);
begin
  if own.guess is null then
    raise exception 'nobody has guessed yet' using errcode = 'PT404';
  end if;
  update public.shares set guess_agreed_at = coalesce(guess_agreed_at, now()) where id = own.id;
end
$$;

-- Definer: ends a link at once, and what was guessed with it. Somebody else's, or one that is not there, changes nothing.
create or replace function public.revoke_share(share uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  update public.shares set revoked_at = now(), guess = null, guessed_at = null, guess_agreed_at = null
  where id = revoke_share.share and user_id = auth.uid() and revoked_at is null;
end
$$;

-- Definer: goes with the result that was guessed, whoever deletes it.
create function private.drop_guess() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.shares set guess = null, guessed_at = null, guess_agreed_at = null
  where user_id = old.user_id and guess is not null and what @> to_jsonb(old.id::text);
  return null;
end
$$;
create trigger drop_guess_with_deleted_result after delete on public.attempts
  for each row when (old.instrument = 'riasec') execute function private.drop_guess();
create trigger drop_guess_with_withdrawn_result after update of state on public.attempts
  for each row when (old.instrument = 'riasec' and new.state = 'withdrawn') execute function private.drop_guess();

revoke all on function private.shows_interests(public.shares), private.share_standing(public.shares),
  private.share_of(text), private.own_live_share(uuid), private.drop_guess() from public;
revoke all on function public.open_share(text, boolean), public.guess_share(text, text), public.ask_guess(uuid, boolean),
  public.agree_guess(uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_share(text, boolean), public.guess_share(text, text) to anon, authenticated;
grant execute on function public.ask_guess(uuid, boolean), public.agree_guess(uuid) to authenticated;
