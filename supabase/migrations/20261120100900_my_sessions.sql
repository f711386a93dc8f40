-- Where a person is signed in, for the account page. The schema auth stays closed to every API role:
-- this shows the caller's own sessions only, without tokens and addresses.
create function public.my_sessions() returns jsonb
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
    where user_id = (select auth.uid()) and (not_after is null or not_after > now())
    order by seen_at desc, id
    limit 50
  ) as session
$$;
revoke all on function public.my_sessions() from public, anon, authenticated, service_role;
grant execute on function public.my_sessions() to authenticated;
