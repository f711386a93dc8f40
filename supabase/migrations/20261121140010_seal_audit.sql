-- The audit is read newest first, whole and by person. Retention and erasure, which run as the owner
-- of the database, may take rows away at their time; no role of the API ever does (TRUST P11).
create index audit_action_idx on private.audit (action, id desc);

create function private.keep_audit_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role', 'authenticator') then
    raise exception 'the audit is only added to' using errcode = '42501';
  end if;
  return old;
end
$$;
revoke all on function private.keep_audit_rows() from public;
create trigger keep_audit_rows before delete on private.audit
  for each row execute function private.keep_audit_rows();

-- The first line of every admin function: who asks, or an end to it.
create function private.require_admin() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'only admins do this' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;

-- A reason is asked for before a person is looked at or exported.
create function private.check_reason(why text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if why is null or char_length(btrim(why)) not between 3 and 200 then
    raise exception 'say why, in 3 to 200 characters' using errcode = '22023';
  end if;
  return btrim(why);
end
$$;
revoke all on function private.require_admin(), private.check_reason(text) from public;
