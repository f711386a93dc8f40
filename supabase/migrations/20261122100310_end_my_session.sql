-- Ends one session of the caller's list by itself. The schema auth stays closed to every API role; the
-- session's refresh tokens go with it. Says whether there was one: of others' sessions nothing is learnt.
create function public.end_my_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
begin
  delete from auth.sessions where id = end_my_session.session and user_id = person;
  return found;
end
$$;
revoke all on function public.end_my_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_my_session(uuid) to authenticated;
