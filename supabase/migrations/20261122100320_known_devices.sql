-- By which browsers a person has signed in, so that a mail can tell of another one. Only a hash, different
-- for every person: two people who share a browser cannot be found by it.
create table private.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  primary key (user_id, hash)
);
create index known_devices_last_seen_idx on private.known_devices (last_seen);
alter table private.known_devices enable row level security;
revoke all on private.known_devices from public, anon, authenticated, service_role;
