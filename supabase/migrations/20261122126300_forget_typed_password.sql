-- Whoever confirms a mailbox elsewhere than where they signed up chooses the password of the account (docs/decisions/036). On a
-- hosted project the one that was typed first stays until then. Replacing it through the auth server mails a notice of a
-- password that nobody knows, and another of the person's own: here it goes without one.
create function public.forget_typed_password() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
  own_session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  -- Only the session of a mailed link, and only just after it: later a session alone changes no password.
  if not exists (
    select from auth.users as account
    join auth.sessions as session on session.user_id = account.id
    join auth.mfa_amr_claims as method on method.session_id = session.id
    where account.id = person and session.id = own_session
      and account.email_confirmed_at > now() - interval '10 minutes'
      and method.authentication_method in ('otp', 'magiclink', 'recovery')
  ) then
    raise exception 'only by the link that has just confirmed the address' using errcode = '42501';
  end if;
  -- Empty is none, as the auth server has it for accounts of other providers.
  update auth.users set encrypted_password = '', updated_at = now(),
    raw_user_meta_data = coalesce(raw_user_meta_data, '{}') - 'browser'
  where id = person;
  delete from auth.sessions where user_id = person and id <> own_session;
end
$$;

revoke all on function public.forget_typed_password() from public, anon, authenticated, service_role;
grant execute on function public.forget_typed_password() to authenticated;
