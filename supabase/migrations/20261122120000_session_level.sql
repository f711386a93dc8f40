-- The one question about a session, asked at the door of every request: whether it lives, and at which level it
-- serves. Null when there is none, its person is gone or banned, or it is over; 'below' when the person has a second
-- factor that this session, or the token of it, has not used. Ages come from the server, whose settings they are.
create function private.session_level(
  session_id uuid, person_id uuid, token_aal text, at timestamptz, idle_days integer, max_days integer
) returns text language plpgsql stable set search_path = '' as $$
declare
  found_level text;
begin
  select case
      when session.aal = 'aal2' and token_aal = 'aal2' then 'aal2'
      when exists (
        select from auth.mfa_factors as factor
        where factor.user_id = person.id and factor.status = 'verified'
      ) then 'below'
      else 'aal1'
    end
  into found_level
  from auth.sessions as session join auth.users as person on person.id = session.user_id
  where session.id = session_id and person.id = person_id and person.deleted_at is null
    and (session.not_after is null or session.not_after > at)
    and (person.banned_until is null or person.banned_until <= at)
    and at < session.created_at + max_days * interval '24 hours'
    -- GoTrue keeps this one without a time zone, in UTC.
    and at < coalesce(session.refreshed_at at time zone 'UTC', session.created_at) + idle_days * interval '24 hours';
  return found_level;
end
$$;
revoke all on function private.session_level(uuid, uuid, text, timestamptz, integer, integer)
  from public, anon, authenticated, service_role;
