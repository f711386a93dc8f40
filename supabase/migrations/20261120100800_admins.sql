-- Who may look after the site. Every change is written down; the last admin cannot be removed.
create table private.audit (
  id bigint not null primary key generated always as identity,
  actor uuid,
  person uuid,
  action text not null check (action ~ '^[a-z][a-z-]{0,39}$'),
  why text check (char_length(why) <= 500),
  at timestamptz not null default now()
);
create index audit_person_idx on private.audit (person, at desc);
alter table private.audit enable row level security;
revoke all on private.audit from public, anon, authenticated, service_role;

create function private.keep_audit() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the audit is only added to' using errcode = '42501';
end
$$;
create trigger keep_audit before update on private.audit
  for each row execute function private.keep_audit();

-- Shared by set_admin and by the command line, where actor is null.
create function private.change_admin(actor uuid, person uuid, make_admin boolean, why text) returns void
language plpgsql set search_path = '' as $$
begin
  -- Two revocations at once must not both see the other admin still there.
  perform pg_advisory_xact_lock(7204, 1);
  if not exists (select from public.profiles where id = person) then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  if not make_admin and not exists (select from public.profiles where is_admin and id <> person)
    and exists (select from public.profiles where is_admin and id = person) then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  update public.profiles set is_admin = make_admin where id = person and is_admin <> make_admin;
  if found then
    insert into private.audit (actor, person, action, why)
    values (actor, person, case when make_admin then 'grant-admin' else 'revoke-admin' end, why);
  end if;
end
$$;

-- Definer: writes a column that no API role may write, after asking who calls.
create function public.set_admin(person uuid, make_admin boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'only admins do this' using errcode = '42501';
  end if;
  if person is null or make_admin is null then
    raise exception 'who, and yes or no?' using errcode = '22023';
  end if;
  perform private.change_admin(auth.uid(), person, make_admin, null);
end
$$;
revoke all on function private.keep_audit(), private.change_admin(uuid, uuid, boolean, text) from public;
revoke all on function public.set_admin(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.set_admin(uuid, boolean) to authenticated;
