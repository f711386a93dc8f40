-- What an admin writes down about helping a person. Part of what the person gets when asking for
-- everything about them, so no author stands in it: the audit says who wrote.
create table private.notes (
  id bigint not null primary key generated always as identity,
  user_id uuid not null references auth.users (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  at timestamptz not null default now()
);
create index notes_user_id_idx on private.notes (user_id, at desc);
alter table private.notes enable row level security;
revoke all on private.notes from public, anon, authenticated, service_role;

-- Definer: writes where no API role may, after asking who calls.
create function public.admin_add_note(person uuid, text text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
begin
  if char_length(btrim(coalesce(admin_add_note.text, ''))) not between 1 and 2000 then
    raise exception 'a note has 1 to 2000 characters' using errcode = '22023';
  end if;
  if not exists (select from public.profiles where id = person) then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  insert into private.notes (user_id, text) values (person, btrim(admin_add_note.text));
  insert into private.audit (actor, person, action) values (actor, person, 'add-note');
end
$$;

-- Definer: the same for taking one away.
create function public.admin_remove_note(note bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  person uuid;
begin
  delete from private.notes where id = note returning user_id into person;
  if person is null then
    raise exception 'no such note' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action) values (actor, person, 'remove-note');
end
$$;
revoke all on function public.admin_add_note(uuid, text), public.admin_remove_note(bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_add_note(uuid, text), public.admin_remove_note(bigint) to authenticated;
