-- Erasing a person: everything that names them, in one transaction. What stays is a line in a ledger,
-- by which a restored backup erases them again; its hash of a random id tells nobody who it was.
create table private.erasures (
  hash text not null primary key check (hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now()
);
alter table private.erasures enable row level security;
revoke all on private.erasures from public, anon, authenticated, service_role;

create function private.erasure_hash(person uuid) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(person::text, 'UTF8')), 'hex')
$$;

-- The audit keeps that something was done and when; whom it was done to may be taken out, no more.
create or replace function private.keep_audit() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated', 'service_role', 'authenticator')
    and to_jsonb(new) - '{actor,person,why}'::text[] = to_jsonb(old) - '{actor,person,why}'::text[]
    and (new.actor is null or new.actor = old.actor) and (new.person is null or new.person = old.person)
    and (new.why is null or new.why = old.why) then
    return new;
  end if;
  raise exception 'the audit is only added to' using errcode = '42501';
end
$$;

create function private.erase_person(person uuid, erased_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.erasures (hash, at) values (private.erasure_hash(person), erased_at)
  on conflict (hash) do nothing;
  delete from private.mail_outbox as mail using auth.users as account
  where account.id = erase_person.person and mail.to_address in (account.email, account.email_change);
  update private.audit as line set person = null, why = null where line.person = erase_person.person;
  update private.audit as line set actor = null where line.actor = erase_person.person;
  delete from auth.flow_state where user_id = erase_person.person;
  -- Only a hosted project has this one.
  if to_regclass('auth.audit_log_entries') is not null then
    execute $sql$ delete from auth.audit_log_entries where payload ->> 'actor_id' = $1 $sql$ using person::text;
  end if;
  delete from auth.users where id = erase_person.person;
end
$$;

-- A session that began with the password in the last ten minutes: whoever finds an open browser
-- neither takes everything along nor erases it.
create function private.signed_in_just_now() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.sessions as session
    join auth.mfa_amr_claims as claim on claim.session_id = session.id
    where session.id::text = (select auth.jwt() ->> 'session_id') and session.user_id = (select auth.uid())
      and claim.authentication_method = 'password' and session.created_at > now() - interval '10 minutes'
  )
$$;

create function private.require_fresh_sign_in() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null or not private.signed_in_just_now() then
    raise exception 'sign in with the password first' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;

-- Definer: erases rows in schemas that no API role may touch; the caller's own only.
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_fresh_sign_in();
  mailbox text;
  person_locale text;
begin
  -- The same lock as in change_admin: two admins leaving at once must not both see the other.
  perform pg_advisory_xact_lock(7204, 1);
  if exists (select from public.profiles where id = person and is_admin)
    and not exists (select from public.profiles where id <> person and is_admin) then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  select account.email, coalesce(profile.locale, 'es') into mailbox, person_locale
  from auth.users as account left join public.profiles as profile on profile.id = account.id
  where account.id = person;
  perform private.erase_person(person, now());
  -- A hosted project has nobody who would empty our outbox. The row goes when the mail has gone.
  if obj_description('auth'::regnamespace, 'pg_namespace') like 'embedded %' then
    insert into private.mail_outbox (to_address, template, locale) values (mailbox, 'account-erased', person_locale);
  end if;
end
$$;

revoke all on function private.erasure_hash(uuid), private.erase_person(uuid, timestamptz),
  private.signed_in_just_now(), private.require_fresh_sign_in() from public;
revoke all on function public.delete_my_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_my_account() to authenticated;
