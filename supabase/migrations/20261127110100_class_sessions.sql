-- A class session: one code on a wall, for some hours. Pupils enter the code and an alias, answer on their own devices and send
-- everything once, at the end. Of a pupil there is a seat: an alias, and the hash of a secret that only the pupil has.
create table private.class_sessions (
  id uuid not null primary key default gen_random_uuid(),
  group_id uuid not null references private.class_groups (id) on delete cascade,
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  kind text not null default 'class' check (kind in ('class', 'evening')),
  -- As `attempts.instrument` has them.
  tests text[] not null check (cardinality(tests) between 1 and 3 and tests <@ array['riasec', 'values', 'personality']),
  form text not null check (form in ('full', 'short')),
  results text not null check (results in ('now', 'released')),
  -- `count`: nothing personal is kept, only how many finished.
  mode text not null check (mode in ('personal', 'count')),
  cap integer not null check (cap between 1 and 500),
  opened_at timestamptz not null default now(),
  closes_at timestamptz not null check (closes_at <= opened_at + interval '24 hours'),
  closed_at timestamptz,
  released_at timestamptz,
  -- Numbers stay when seats go. In mode `count` the first two are emptied at the end.
  joined integer default 0,
  half integer default 0,
  finished integer not null default 0
);
create index class_sessions_group_id_idx on private.class_sessions (group_id, opened_at desc);
create index class_sessions_closes_at_idx on private.class_sessions (closes_at);

create table private.class_seats (
  id uuid not null primary key default gen_random_uuid(),
  session_id uuid not null references private.class_sessions (id) on delete cascade,
  -- Null in mode `count`, where a seat is a key against counting twice and nothing else.
  alias text check (char_length(alias) between 1 and 60),
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- A pupil with an account, who joined with it or took the result into it.
  user_id uuid references auth.users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  half_at timestamptz,
  finished_at timestamptz,
  -- What the pupil lets the counsellor see.
  shared text not null default 'nothing' check (shared in ('nothing', 'summary', 'everything')),
  withdrawn_at timestamptz,
  -- Of what was sent: the same again is the same answer.
  sent_hash text check (sent_hash ~ '^[0-9a-f]{64}$')
);
create unique index class_seats_alias_idx on private.class_seats (session_id, lower(alias));
create index class_seats_user_id_idx on private.class_seats (user_id);

create table private.seat_results (
  seat_id uuid not null primary key references private.class_seats (id) on delete cascade,
  attempts jsonb not null check (jsonb_typeof(attempts) = 'array' and octet_length(attempts::text) <= 98304),
  summary jsonb not null check (jsonb_typeof(summary) = 'object' and octet_length(summary::text) <= 1024)
);

alter table private.class_sessions enable row level security;
alter table private.class_seats enable row level security;
alter table private.seat_results enable row level security;
revoke all on private.class_sessions, private.class_seats, private.seat_results
  from public, anon, authenticated, service_role;

-- When it ended, or will.
create function private.class_end(session private.class_sessions) returns timestamptz
language sql immutable set search_path = '' as $$
  select least(session.closed_at, session.closes_at)
$$;

-- For how long after the end what was begun may still be sent.
create function private.class_grace() returns interval
language sql immutable set search_path = '' as $$ select interval '15 minutes' $$;

-- For how long after the end anything of a session is kept.
create function private.class_span() returns interval
language sql immutable set search_path = '' as $$ select interval '90 days' $$;

-- For how long a pupil may take a result into an account.
create function private.claim_span() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;

-- Eight of the 32 characters that Crockford chose: no I, L, O and U. 40 bits of chance.
create function private.new_class_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(drawn.bytes, place) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as drawn, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as place
$$;

-- A code as it was typed: in any case, with spaces and hyphens, O for zero, I and L for one.
create function private.plain_class_code(typed text) returns text
language sql immutable set search_path = '' as $$
  select translate(upper(regexp_replace(left(coalesce(typed, ''), 40), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011')
$$;

create function private.secret_hash_of(secret text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex')
$$;

-- The session that is running under a code, or nothing: a wrong code, one that ended and one of a centre that closes answer
-- alike. Twenty misses of a client in ten minutes, and its further misses are refused; right codes never are.
create function private.running_class(typed text) returns private.class_sessions
language plpgsql set search_path = '' as $$
declare
  found_session private.class_sessions;
  client text;
begin
  select session.* into found_session from private.class_sessions as session
  where session.code = private.plain_class_code(typed) and session.closed_at is null and session.closes_at > now();
  if found_session.id is null then
    client := private.client_key();
    if client is not null and private.count_up('class-miss:' || client, 600) > 20 then
      raise exception 'too many wrong codes' using errcode = 'PT429';
    end if;
  end if;
  return found_session;
end
$$;

-- What has to be done with a session that has ended, whenever somebody next touches it; nothing with one that has not. Of one
-- that only counts, the keys go, and all numbers but how many finished.
create function private.settle_class(wanted uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update private.class_sessions as session set joined = null, half = null
  where session.id = wanted and session.mode = 'count' and session.joined is not null
    and private.class_end(session) <= now();
  if found then
    delete from private.class_seats where session_id = wanted;
  end if;
end
$$;

-- The seat of a secret, with its session locked before it: every change of a seat takes the two in this order. Whatever
-- ended meanwhile is settled first.
create function private.locked_seat(secret text) returns private.class_seats
language plpgsql set search_path = '' as $$
declare
  found_seat private.class_seats;
  hash text := private.secret_hash_of(locked_seat.secret);
begin
  perform from private.class_sessions as session
  where session.id = (select session_id from private.class_seats where secret_hash = hash) for update;
  select * into found_seat from private.class_seats where secret_hash = hash for update;
  if found_seat.id is not null then
    perform private.settle_class(found_seat.session_id);
    select * into found_seat from private.class_seats where secret_hash = hash for update;
  end if;
  if found_seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  return found_seat;
end
$$;

-- An alias is no address, number or document by which somebody outside the room could be found. Six digits or more are a
-- telephone or a document; a place in a list has fewer.
create function private.is_safe_alias(alias text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(alias) between 1 and 24
    and alias !~* '@|arroba|https?:|www\.|\.(com|net|org|es|mx|ar|co|pe)\M|\m(gmail|hotmail|outlook|yahoo|icloud)\M'
    and char_length(regexp_replace(alias, '[^0-9]', '', 'g')) < 6
$$;

-- Raises 22023 unless these are the tests of the session, each once, in its form, of a shape that can be answers.
create function private.check_class_attempts(session private.class_sessions, attempts jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  sent jsonb;
begin
  if (jsonb_typeof(attempts) = 'array' and octet_length(attempts::text) <= 65536) is not true then
    raise exception 'the tests of the session, 64 KiB at most' using errcode = '22023';
  end if;
  for sent in select * from jsonb_array_elements(attempts) loop
    perform private.check_attempt(sent);
    if (jsonb_typeof(sent -> 'answers') = 'object' and sent -> 'answers' <> '{}'
      -- The interests alone have a short form.
      and sent ->> 'form' = case sent ->> 'instrument' when 'riasec' then session.form else 'full' end) is not true then
      raise exception 'an attempt has the wrong shape' using errcode = '22023';
    end if;
    perform private.check_patch(private.held_patch(sent));
  end loop;
  if (select array_agg(one ->> 'instrument' order by one ->> 'instrument') from jsonb_array_elements(attempts) as one)
    is distinct from (select array_agg(test order by test) from unnest(session.tests) as test) then
    raise exception 'each test of the session once' using errcode = '22023';
  end if;
end
$$;

-- Raises 22023 unless it is a summary: the letters, whether undecided, three families and two values at most, the lead.
create function private.check_summary(summary jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (jsonb_typeof(summary) = 'object'
    and summary - '{letters,undecided,families,values,lead}'::text[] = '{}'
    and summary ?& '{letters,undecided,families,values,lead}'::text[]
    and (summary -> 'letters' = 'null' or summary ->> 'letters' ~ '^[RIASEC]{1,3}$')
    and (summary -> 'lead' = 'null' or summary ->> 'lead' ~ '^[RIASEC]$')
    and jsonb_typeof(summary -> 'undecided') = 'boolean'
    and jsonb_typeof(summary -> 'families') = 'array' and jsonb_array_length(summary -> 'families') <= 3
    and jsonb_typeof(summary -> 'values') = 'array' and jsonb_array_length(summary -> 'values') <= 2) is not true
    or exists (
      select from jsonb_array_elements((summary -> 'families') || (summary -> 'values')) as word
      where (jsonb_typeof(word) = 'string' and word #>> '{}' ~ '^[a-z][a-z-]{0,39}$') is not true)
    or (select count(*) <> count(distinct word) from jsonb_array_elements(summary -> 'families') as word) then
    raise exception 'this is no summary' using errcode = '22023';
  end if;
end
$$;

revoke all on function private.class_end(private.class_sessions), private.class_grace(), private.class_span(),
  private.claim_span(), private.new_class_code(), private.plain_class_code(text), private.secret_hash_of(text),
  private.running_class(text), private.settle_class(uuid), private.locked_seat(text), private.is_safe_alias(text),
  private.check_class_attempts(private.class_sessions, jsonb), private.check_summary(jsonb) from public;
