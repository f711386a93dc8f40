-- "Guess first" for a guest's own link: the browser that made it asks for the guess, reads it first by its secret, and opens the
-- link. Until then the link tells the same of everybody. The guess is a part of the link's row: it ends, is exported and is erased
-- with it. An account that took the link over reads it and agrees from there.
alter table private.guest_links
  add column guess_first boolean not null default false,
  -- The six types, the most recognised first: each once.
  add column guess text check (guess ~ '^[RIASEC]{6}$' and guess !~ '(.).*\1'),
  add column guessed_at timestamptz,
  add column guess_agreed_at timestamptz,
  add check ((guess is null) = (guessed_at is null) and (guess_agreed_at is null or guess is not null)),
  -- What was guessed does not outlive the summary.
  add check (guess is null or summary is not null);
create index guest_links_guessed_idx on private.guest_links (expires_at) where guess is not null;

-- Refuses what is no summary: a portrait, six scores of 0 to 40 in the order R I A S E C, up to three careers by their ids, and how
-- many points apart scores are tied, which says of nobody anything but how many questions were asked.
create or replace function private.check_guest_summary(summary jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (jsonb_typeof(summary) = 'object'
    and summary - '{portrait,points,careers,margin}'::text[] = '{}' and summary ?& '{portrait,points,careers}'::text[]
    and summary ->> 'portrait' ~ '^[a-z]{1,6}$'
    and jsonb_typeof(summary -> 'points') = 'array' and jsonb_array_length(summary -> 'points') = 6
    and jsonb_typeof(summary -> 'careers') = 'array' and jsonb_array_length(summary -> 'careers') <= 3
    and (not summary ? 'margin' or jsonb_typeof(summary -> 'margin') = 'number' and summary ->> 'margin' ~ '^([0-9]|[123][0-9]|40)$')) is not true
    or exists (select from jsonb_array_elements(summary -> 'points') as point
      where (jsonb_typeof(point) = 'number' and point #>> '{}' ~ '^([0-9]|[123][0-9]|40)$') is not true)
    or exists (select from jsonb_array_elements(summary -> 'careers') as career
      where (jsonb_typeof(career) = 'string' and career #>> '{}' ~ '^[a-z][a-z0-9-]{0,59}$') is not true) then
    raise exception 'this is no summary' using errcode = '22023';
  end if;
end
$$;

drop function public.keep_guest_link(text, text, jsonb, text, text, text);

-- Definer: a guest keeps a summary under a link, in words of consent that this site has shipped; `asks_guess`: whoever opens it
-- guesses first. Counts clients: a class behind one address finds room, a script does not.
create function public.keep_guest_link(token_hash text, secret_hash text, summary jsonb, text_version text, text_hash text, locale text,
  asks_guess boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  client text := private.client_key();
  until_when timestamptz;
begin
  if (keep_guest_link.token_hash ~ '^[0-9a-f]{64}$' and keep_guest_link.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'secrets are given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  if not private.is_shipped_text('guestlink', keep_guest_link.text_version, keep_guest_link.text_hash, keep_guest_link.locale) then
    raise exception 'these words were never shown here' using errcode = '22023';
  end if;
  perform private.check_guest_summary(keep_guest_link.summary);
  if client is not null and (private.count_up('guest-link:' || client, 600) > 60
    or private.count_up('guest-link-day:' || client, 86400) > 300) then
    raise exception 'too many links from one client' using errcode = 'PT429';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(keep_guest_link.secret_hash, 7242));
  if (select count(*) from private.guest_links as kept
    where kept.secret_hash = keep_guest_link.secret_hash and kept.summary is not null and kept.expires_at > now()) >= 5 then
    raise exception 'five links of one browser are enough' using errcode = 'PT409';
  end if;
  -- Of everybody's: an index tells the newest ones.
  if (select count(*) from (select from private.guest_links as kept where kept.expires_at > now() limit 100000) as live) >= 100000 then
    raise exception 'too many links at once' using errcode = 'PT429';
  end if;
  insert into private.guest_links (token_hash, secret_hash, summary, text_version, text_hash, locale, guess_first)
  values (keep_guest_link.token_hash, keep_guest_link.secret_hash, keep_guest_link.summary,
    keep_guest_link.text_version, keep_guest_link.text_hash, keep_guest_link.locale, coalesce(keep_guest_link.asks_guess, false))
  returning expires_at into until_when;
  return jsonb_build_object('expires_at', until_when);
end
$$;

create function private.guest_link_of(token text) returns private.guest_links
language sql stable set search_path = '' as $$
  select * from private.guest_links where token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$$;

-- What a guest's link is for whoever holds it. `guess`: it tells nothing of the result yet.
create function private.guest_link_standing(link private.guest_links) returns text
language sql stable set search_path = '' as $$
  select case
    when link.id is null then 'unknown'
    when link.ended_at is not null then 'revoked'
    when link.expires_at <= now() or link.summary is null then 'expired'
    when exists (select from public.profiles where id = link.user_id and restricted_at is not null) then 'resting'
    when link.guess_first and link.guess_agreed_at is null then 'guess'
    else 'summary' end
$$;

-- Definer: whoever holds a live link reads the summary, and nothing else; of one that waits for a guess, or for the child's consent
-- to it, only that. Nothing is counted of it.
create or replace function public.open_guest_link(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link private.guest_links := private.guest_link_of(open_guest_link.token);
  standing text := private.guest_link_standing(link);
begin
  return case standing
    when 'guess' then jsonb_build_object('kind', standing, 'expires_at', link.expires_at, 'is_sent', link.guess is not null)
    when 'summary' then jsonb_strip_nulls(jsonb_build_object('kind', standing, 'summary', link.summary, 'expires_at', link.expires_at,
      'guess', case when link.guess_first then link.guess end))
    else jsonb_build_object('kind', standing) end;
end
$$;

-- Definer: whoever holds a guest's link that waits for it says once in which order they know the six: exactly those, each once.
create function public.guess_guest_link(token text, letters text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.guest_links := private.guest_link_of(guess_guest_link.token);
  standing text := private.guest_link_standing(link);
begin
  if (letters ~ '^[RIASEC]{6}$' and letters !~ '(.).*\1') is not true then
    raise exception 'all six, each once' using errcode = '22023';
  end if;
  if standing <> 'guess' then
    return jsonb_build_object('kind', standing);
  end if;
  if auth.uid() = link.user_id then
    raise exception 'others guess, not the person themselves' using errcode = '42501';
  end if;
  update private.guest_links set guess = letters, guessed_at = now() where id = link.id and guess is null and summary is not null;
  if not found then
    raise exception 'one guess a link' using errcode = 'PT409';
  end if;
  return jsonb_build_object('kind', 'guess', 'is_sent', true);
end
$$;

-- What the child reads of a guess for one of their guest's links.
create function private.guess_of_guest_link(link private.guest_links) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('guess', link.guess, 'is_agreed', link.guess_agreed_at is not null, 'summary', link.summary)
$$;

-- Definer: the browser that made a link reads what was guessed with it; nothing where no live link of its asks for a guess.
create function public.guest_guess(secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.guess_of_guest_link(link) from private.guest_links as link
  where secret_hash = encode(sha256(convert_to(coalesce(guest_guess.secret, ''), 'UTF8')), 'hex')
    and guess_first and summary is not null and ended_at is null and expires_at > now() and user_id is null
  order by created_at desc limit 1
$$;

-- Definer: the browser that made them opens its links that ask for a guess: with what was guessed, or without it where nobody has
-- guessed yet; returns how many.
create function public.agree_guest_guess(secret text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  opened integer;
begin
  update private.guest_links set guess_first = guess is not null, guess_agreed_at = case when guess is not null then now() end
  where secret_hash = encode(sha256(convert_to(coalesce(agree_guest_guess.secret, ''), 'UTF8')), 'hex')
    and guess_first and guess_agreed_at is null and summary is not null and expires_at > now() and user_id is null;
  get diagnostics opened = row_count;
  return opened;
end
$$;

-- Definer: the account that took a link over agrees to what was guessed with it.
create function public.agree_my_guest_guess(link uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
begin
  if person is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  update private.guest_links set guess_agreed_at = coalesce(guess_agreed_at, now())
  where id = agree_my_guest_guess.link and user_id = person and guess_first and guess is not null and expires_at > now();
  if not found then
    raise exception 'no link of your own with a guess' using errcode = 'PT404';
  end if;
end
$$;

-- Definer: the caller's own, taken over, that still show something, and what was guessed with them.
create or replace function public.my_guest_links() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at, 'expires_at', expires_at)
      || case when guess_first and guess is not null then jsonb_build_object('id', id) || private.guess_of_guest_link(link) else '{}' end
      order by created_at desc), '[]')
    from private.guest_links as link where user_id = person and summary is not null and expires_at > now());
end
$$;

-- Definer: the newest guess that waits for the caller's answer, of an account's link or of a guest's that was taken over.
create function public.my_waiting_guess() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
begin
  return (select jsonb_build_object('id', id, 'label', label) from (
    select id, label, guessed_at from public.shares
    where user_id = person and guess_first and guess is not null and guess_agreed_at is null and revoked_at is null and expires_at > now()
    union all
    select id, '', guessed_at from private.guest_links
    where user_id = person and guess_first and guess is not null and guess_agreed_at is null and expires_at > now()
  ) as waiting order by guessed_at desc limit 1);
end
$$;

-- Definer: the browser that made them ends its links at once, and what was guessed with them; returns how many.
create or replace function public.end_guest_links(secret text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update private.guest_links set ended_at = now(), summary = null, guess = null, guessed_at = null, guess_agreed_at = null
  where secret_hash = encode(sha256(convert_to(coalesce(end_guest_links.secret, ''), 'UTF8')), 'hex') and ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- Definer: ends the caller's own, from whatever browser.
create or replace function public.end_my_guest_links() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
  ended integer;
begin
  update private.guest_links set ended_at = now(), summary = null, guess = null, guessed_at = null, guess_agreed_at = null
  where user_id = person and ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$$;

revoke all on function private.guest_link_of(text), private.guest_link_standing(private.guest_links),
  private.guess_of_guest_link(private.guest_links) from public;
revoke all on function public.keep_guest_link(text, text, jsonb, text, text, text, boolean), public.guess_guest_link(text, text),
  public.guest_guess(text), public.agree_guest_guess(text), public.agree_my_guest_guess(uuid), public.my_waiting_guess()
  from public, anon, authenticated, service_role;
grant execute on function public.keep_guest_link(text, text, jsonb, text, text, text, boolean), public.guess_guest_link(text, text),
  public.guest_guess(text), public.agree_guest_guess(text) to anon, authenticated;
grant execute on function public.agree_my_guest_guess(uuid), public.my_waiting_guess() to authenticated;

-- Before the summary, with which it has to be.
insert into private.retention_rules (step, position, due, remove) values
  ('guest-link-guesses', 1210,
    $due$select id::text from private.guest_links where guess is not null and expires_at <= $1 limit $2$due$,
    $remove$update private.guest_links set guess = null, guessed_at = null, guess_agreed_at = null where id = any ($1::uuid[])$remove$);
