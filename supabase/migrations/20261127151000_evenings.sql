-- An evening for families of a class that has taken the interests (decision 161): a code on a wall, under which a parent puts six
-- activities in the order in which they know their child. What is answered is the same for everybody, whether there is such an alias or
-- not. The pupil alone reads the guess, by the card or in the account, and lets one phone see both orders.

-- The class that an evening is of; it goes with it.
alter table private.class_sessions
  add column evening_of uuid references private.class_sessions (id) on delete cascade,
  add check ((kind = 'evening') = (evening_of is not null));
create index class_sessions_evening_of_idx on private.class_sessions (evening_of) where evening_of is not null;

create table private.family_guesses (
  id uuid not null primary key default gen_random_uuid(),
  -- The evening.
  session_id uuid not null references private.class_sessions (id) on delete cascade,
  -- The pupil's seat in the class. Where there is none of that alias, nothing but the hash is kept, so that it counts once.
  seat_id uuid references private.class_seats (id) on delete cascade,
  -- Of a secret that only the parent's phone has.
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- The six types, the most recognised first: each once.
  guess text check (guess ~ '^[RIASEC]{6}$' and guess !~ '(.).*\1'),
  at timestamptz not null default now(),
  agreed_at timestamptz,
  -- What the pupil showed at agreeing: of each type, between which places the answers put it.
  places jsonb check (octet_length(places::text) <= 400),
  check ((guess is null) = (seat_id is null)),
  check ((agreed_at is null) = (places is null) and (agreed_at is null or seat_id is not null))
);
create index family_guesses_session_id_idx on private.family_guesses (session_id);
create index family_guesses_seat_id_idx on private.family_guesses (seat_id) where seat_id is not null;
alter table private.family_guesses enable row level security;
revoke all on private.family_guesses from public, anon, authenticated, service_role;

-- Three figures that the parent's phone shows and the pupil reads beside the guess: whose it is, they find out by asking.
create function private.guess_sign(secret_hash text) returns text
language sql immutable set search_path = '' as $$
  select (100 + (get_byte(drawn.bytes, 0) * 256 + get_byte(drawn.bytes, 1)) % 900)::text
  from (select decode(left(secret_hash, 4), 'hex') as bytes) as drawn
$$;

-- An alias as a parent types it: without accents, spaces and hyphens, in any case.
create function private.plain_alias(alias text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(translate(lower(coalesce(alias, '')), 'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc'), '[\s._-]', '', 'g')
$$;

-- Definer: opens an evening of a class that has ended or runs and asked for the interests.
create function public.open_evening(session uuid, hours integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  class private.class_sessions := private.staff_session(open_evening.session, false);
  made private.class_sessions;
begin
  if (open_evening.hours between 1 and 24 and class.kind = 'class' and class.mode = 'personal' and 'riasec' = any (class.tests)) is not true then
    raise exception 'a class that has taken the interests, and 1 to 24 hours' using errcode = '22023';
  end if;
  if exists (select from private.centres where closing_at is not null
    and id = (select centre_id from private.class_groups where id = class.group_id)) then
    raise exception 'this centre is closing' using errcode = 'PT409';
  end if;
  perform from private.class_groups where id = class.group_id for update;
  if (select count(*) from private.class_sessions as known where known.group_id = class.group_id
    and known.opened_at > now() - interval '1 day') >= 30 then
    raise exception 'thirty sessions of a group in a day are enough' using errcode = 'PT429';
  end if;
  insert into private.class_sessions (group_id, code, kind, tests, form, results, mode, cap, closes_at, evening_of)
  values (class.group_id, private.new_class_code(), 'evening', array['riasec'], class.form, 'now', 'personal', 500,
    now() + make_interval(hours => open_evening.hours), class.id) returning * into made;
  return jsonb_build_object('id', made.id, 'code', made.code, 'closes_at', made.closes_at);
end
$$;

-- Definer: a parent's order for the pupil of an alias, six of one pupil at most. It says the same whether there is such a pupil or not,
-- and where there is none nothing of it is kept but a count; the same secret again changes nothing.
create function public.guess_in_evening(code text, alias text, letters text, secret_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  evening private.class_sessions := private.running_class(guess_in_evening.code);
  seat uuid;
begin
  if (guess_in_evening.secret_hash ~ '^[0-9a-f]{64}$' and guess_in_evening.letters ~ '^[RIASEC]{6}$'
    and guess_in_evening.letters !~ '(.).*\1' and char_length(guess_in_evening.alias) <= 60) is not true then
    raise exception 'all six, each once, an alias, and the sha-256 of a secret' using errcode = '22023';
  end if;
  if evening.id is null or evening.kind <> 'evening' then
    raise exception 'no evening under this code' using errcode = 'PT404';
  end if;
  -- The class before its evening, as every change of a seat takes them.
  perform from private.class_sessions where id = evening.evening_of for update;
  select * into evening from private.class_sessions where id = evening.id for update;
  if exists (select from private.family_guesses as known where known.secret_hash = guess_in_evening.secret_hash) then
    return jsonb_build_object('kind', 'waiting');
  end if;
  if evening.id is null or evening.closed_at is not null then
    raise exception 'no evening under this code' using errcode = 'PT404';
  end if;
  if evening.joined >= evening.cap then
    raise exception 'this evening is full' using errcode = 'PT409';
  end if;
  select found.id into seat from private.class_seats as found
  where found.session_id = evening.evening_of and found.withdrawn_at is null
    and private.plain_alias(found.alias) = private.plain_alias(guess_in_evening.alias)
    and (select count(*) from private.family_guesses as known where known.seat_id = found.id) < 6
  order by lower(found.alias) = lower(private.clean_line(guess_in_evening.alias, 60)) desc, found.joined_at, found.id limit 1;
  insert into private.family_guesses (session_id, seat_id, secret_hash, guess)
  values (evening.id, seat, guess_in_evening.secret_hash, case when seat is not null then guess_in_evening.letters end);
  update private.class_sessions set joined = joined + 1, finished = finished + 1 where id = evening.id;
  return jsonb_build_object('kind', 'waiting');
end
$$;

-- Definer: what a parent's phone is shown: that it waits, for every secret, until the pupil has agreed to this one guess. Then both
-- orders, and nothing else of the pupil.
create function public.open_family_guess(secret text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_guess private.family_guesses;
begin
  select * into found_guess from private.family_guesses
  where secret_hash = private.secret_hash_of(open_family_guess.secret) and agreed_at is not null;
  if found_guess.id is null then
    return jsonb_build_object('kind', 'waiting');
  end if;
  return jsonb_build_object('kind', 'agreed', 'guess', found_guess.guess, 'places', found_guess.places);
end
$$;

-- The guesses that a pupil reads, the oldest first.
create function private.guesses_of(seat uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sign', private.guess_sign(secret_hash), 'guess', guess, 'at', at,
    'agreed', agreed_at is not null) order by at, id), '[]')
  from private.family_guesses where seat_id = guesses_of.seat
$$;

-- A guess of the caller's own seat: of the card whose secret is given, or where that is empty of the account. The guess is locked
-- behind its class.
create function private.own_guess(wanted uuid, secret text) returns private.family_guesses
language plpgsql set search_path = '' as $$
declare
  is_card boolean := coalesce(own_guess.secret, '') <> '';
  person uuid := case when not is_card then private.require_account() end;
  found_guess private.family_guesses;
  class uuid;
begin
  select seat.session_id into class from private.family_guesses as guess join private.class_seats as seat on seat.id = guess.seat_id
  where guess.id = wanted
    and case when is_card then seat.secret_hash = private.secret_hash_of(own_guess.secret) else seat.user_id = person end;
  perform from private.class_sessions where id = class for update;
  select * into found_guess from private.family_guesses as guess where guess.id = wanted and class is not null for update;
  if found_guess.id is null then
    raise exception 'no such guess' using errcode = 'PT404';
  end if;
  return found_guess;
end
$$;

-- Definer: the pupil lets the phone that guessed see both orders: its own, and between which places the answers put each type.
create function public.agree_family_guess(guess uuid, secret text, places jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own private.family_guesses := private.own_guess(agree_family_guess.guess, agree_family_guess.secret);
begin
  if (jsonb_typeof(agree_family_guess.places) = 'object'
    and agree_family_guess.places - '{R,I,A,S,E,C}'::text[] = '{}'
    and agree_family_guess.places ?& '{R,I,A,S,E,C}'::text[]
    and not exists (select from jsonb_each(agree_family_guess.places) as one (letter, place)
      where (place::text ~ '^\[[1-6], [1-6]\]$' and place -> 0 <= place -> 1) is not true)) is not true then
    raise exception 'of each of the six between which places it stands' using errcode = '22023';
  end if;
  if not exists (select from private.class_seats as seat
    join private.class_sessions as class on class.id = seat.session_id
    join private.seat_results as result on result.seat_id = seat.id
    where seat.id = own.seat_id and private.is_shown(class) and result.attempts @> '[{"instrument": "riasec"}]') then
    raise exception 'there is no result to compare it with, or it is not released yet' using errcode = 'PT412';
  end if;
  update private.family_guesses as agreed set agreed_at = coalesce(agreed_at, now()), places = agree_family_guess.places
  where agreed.id = own.id;
end
$$;

-- Definer: takes a guess away, agreed to or not; the phone that made it is told what it is told without one.
create function public.drop_family_guess(guess uuid, secret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own private.family_guesses := private.own_guess(drop_family_guess.guess, drop_family_guess.secret);
begin
  update private.family_guesses as dropped set seat_id = null, guess = null, agreed_at = null, places = null where dropped.id = own.id;
end
$$;

revoke all on function private.guess_sign(text), private.plain_alias(text), private.guesses_of(uuid), private.own_guess(uuid, text) from public;
revoke all on function public.open_evening(uuid, integer), public.guess_in_evening(text, text, text, text), public.open_family_guess(text),
  public.agree_family_guess(uuid, text, jsonb), public.drop_family_guess(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.open_evening(uuid, integer) to authenticated;
grant execute on function public.guess_in_evening(text, text, text, text), public.open_family_guess(text),
  public.agree_family_guess(uuid, text, jsonb), public.drop_family_guess(uuid, text) to anon, authenticated;
