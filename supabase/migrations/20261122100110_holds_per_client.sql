-- One client could keep every other guest out: the limits on held attempts knew no clients. Where the data API tells
-- whose request it is (a Supabase project does), each client now has its part; our own server counts before it asks.

-- A client's address is counted as a hash with a salt of the day, which is thrown away on the next day but one: what is
-- left then names nobody.
create table private.client_salts (
  day date not null primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
alter table private.client_salts enable row level security;
revoke all on private.client_salts from public, anon, authenticated, service_role;

-- Whose request this is, as a hash; null where nobody says. Supabase's edge overwrites cf-connecting-ip, but hands on
-- what a client wrote into x-forwarded-for and appends to it, so the last one counts. IPv6 by its /64.
create function private.client_key() returns text
language plpgsql set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  said text := coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-forwarded-for');
  address inet;
  secret text;
begin
  if said is null then
    return null;
  end if;
  address := btrim(regexp_replace(said, '^.*,', ''))::inet;
  if family(address) = 6 then
    address := network(set_masklen(address, 64));
  end if;
  insert into private.client_salts (day) values (current_date) on conflict do nothing;
  delete from private.client_salts where day < current_date - 1;
  select salt into secret from private.client_salts where day = current_date;
  return encode(sha256(convert_to(secret || address::text, 'UTF8')), 'hex');
exception
  when data_exception then return null;
end
$$;

-- Adds one to a count of so many seconds and says what it is now, as server/rate-limit-counters.ts does.
create function private.count_up(key text, seconds integer) returns integer
language sql set search_path = '' as $$
  insert into private.rate_limits as kept (key, points, expire)
  values (count_up.key, 1, (extract(epoch from now()) + count_up.seconds) * 1000)
  on conflict (key) do update set
    points = case when kept.expire > extract(epoch from now()) * 1000 then kept.points else 0 end + 1,
    expire = case when kept.expire > extract(epoch from now()) * 1000 then kept.expire else excluded.expire end
  returning points
$$;

-- Definer: a guest may leave answers but never look at the table. The caps bound what strangers can make us keep: 600
-- new ones in five minutes, 20,000 at a time (about 1.3 GB at the very worst); of a client 60 in ten minutes and 600 in
-- a day. The last quarter of both caps is for clients that have had ten or fewer in ten minutes.
create or replace function public.hold_guest_attempt(secret_hash text, payload jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  until_when timestamptz;
  client text := private.client_key();
  of_client integer := 0;
  recent bigint;
  kept bigint;
begin
  if (hold_guest_attempt.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'the secret is given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  if client is not null then
    of_client := private.count_up('held:' || client, 600);
    if of_client > 60 or private.count_up('held-day:' || client, 86400) > 600 then
      raise exception 'too many from one client' using errcode = 'PT429';
    end if;
  end if;
  perform private.check_held(hold_guest_attempt.payload);
  delete from private.held_attempts where expires_at <= now();
  select count(*) filter (where created_at > now() - interval '5 minutes'), count(*)
  into recent, kept from private.held_attempts;
  if recent >= 600 or kept >= 20000 or (of_client > 10 and (recent >= 450 or kept >= 15000)) then
    raise exception 'too many guests at once' using errcode = 'PT429';
  end if;
  insert into private.held_attempts (secret_hash, payload)
  values (hold_guest_attempt.secret_hash, hold_guest_attempt.payload)
  on conflict on constraint held_attempts_pkey do update set payload = excluded.payload
  returning expires_at into until_when;
  return jsonb_build_object('expires_at', until_when);
end
$$;

revoke all on function private.client_key(), private.count_up(text, integer) from public;
