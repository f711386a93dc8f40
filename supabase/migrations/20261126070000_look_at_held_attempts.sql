-- A link brings what a guest has left, and a link can come from anybody: before it becomes somebody's, their page says
-- what it is and asks, unless their own browser has made it.

-- Definer: reads a table that nobody may read, and only for who brings the secret. An empty list when there is nothing
-- (any more). Takes nothing away.
create function public.look_at_held_attempt(secret text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.require_own_level() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held -> 'id',
      'instrument', held -> 'instrument',
      'started_at', private.held_time(held -> 'started_at'),
      'submitted_at', case when held ->> 'state' = 'submitted' then private.held_time(held -> 'submitted_at') end,
      'answered', (select count(*) from jsonb_each(held -> 'answers') where value <> 'null')
    ) order by place), '[]')
    from private.held_attempts as kept, jsonb_array_elements(kept.payload) with ordinality as listed (held, place)
    where kept.secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') and kept.expires_at > now()
  );
end
$$;
revoke all on function public.look_at_held_attempt(text) from public, anon, authenticated, service_role;
grant execute on function public.look_at_held_attempt(text) to authenticated;
