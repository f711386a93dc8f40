-- When a session is over by itself: so many days unused, so many days in all. The door of the embedded
-- server reckons with its settings; what SQL shows and removes goes by this one row, which that server
-- writes when it starts. Without it, as on a hosted project, the figures are those of supabase/config.toml.
create table private.session_ends (
  only_row boolean not null primary key default true check (only_row),
  idle_days integer not null check (idle_days > 0),
  max_days integer not null check (max_days >= idle_days)
);
alter table private.session_ends enable row level security;
revoke all on private.session_ends from public, anon, authenticated, service_role;

create function private.session_is_over(created_at timestamptz, refreshed_at timestamp, at timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select at >= created_at + coalesce(max(max_days), 180) * interval '24 hours'
    -- GoTrue keeps this one without a time zone, in UTC.
    or at >= coalesce(refreshed_at at time zone 'UTC', created_at) + coalesce(max(idle_days), 30) * interval '24 hours'
  from private.session_ends
$$;
revoke all on function private.session_is_over(timestamptz, timestamp, timestamptz) from public;

-- An account's last use is read off its sessions, which go sooner from now on: what they knew stays here.
create table private.last_uses (
  user_id uuid not null primary key references auth.users (id) on delete cascade,
  at timestamptz not null
);
alter table private.last_uses enable row level security;
revoke all on private.last_uses from public, anon, authenticated, service_role;

-- As before, but without sessions that are over, and for whoever has given the code of their second factor.
create or replace function public.my_sessions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', session.id,
    'started_at', session.created_at,
    'seen_at', session.seen_at,
    'user_agent', session.user_agent,
    'is_current', session.id::text = (select auth.jwt() ->> 'session_id')
  ) order by session.seen_at desc, session.id), '[]')
  from (
    select id, created_at, left(user_agent, 300) as user_agent,
      -- GoTrue keeps this one without a time zone, in UTC.
      coalesce(refreshed_at at time zone 'UTC', created_at) as seen_at
    from auth.sessions
    where user_id = (select private.require_own_level()) and (not_after is null or not_after > now())
      and not private.session_is_over(created_at, refreshed_at, now())
    order by seen_at desc, id
    limit 50
  ) as session
$$;
