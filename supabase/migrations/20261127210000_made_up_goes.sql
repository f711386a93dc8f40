-- What a demonstration brought goes when its site opens to the public: made-up people, centres and figures, by the mark that they carry.

-- How many, for the list beside the switch; whoever asks stays.
create function private.made_up(asker uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'people', (select count(*) from private.people where is_synthetic and id <> asker),
    'centres', (select count(*) from private.centres where is_synthetic))
$$;

-- An account with which a real site is published is no made-up one.
create function private.keep_as_real(person uuid) returns void
language sql set search_path = '' as $$
  update public.profiles set is_synthetic = false where id = keep_as_real.person and is_synthetic
$$;

-- Removes up to so many people and centres: how many there were. A part is short, so that nobody waits for it.
create function private.remove_made_up(most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  found uuid;
  gone integer := 0;
begin
  -- The same lock as in change_admin: who leads the site does not change meanwhile, and two processes take turns.
  perform pg_advisory_xact_lock(7204, 1);
  -- Without any other admin nobody could lead the site: made-up ones stay, as real.
  if not exists (select from public.profiles where is_admin and not is_synthetic) then
    update public.profiles set is_synthetic = false where is_admin;
  end if;
  delete from public.research_releases where is_synthetic;
  delete from private.research_studies where is_synthetic;
  delete from private.calibrations where is_synthetic;
  for found in select id from private.centres where is_synthetic order by id limit most loop
    perform private.erase_centre(found, now());
    gone := gone + 1;
  end loop;
  for found in select id from private.people where is_synthetic order by id limit most loop
    perform private.erase_person(found, now());
    gone := gone + 1;
  end loop;
  return gone;
end
$$;

-- What was published of a demonstration goes with it; nothing else that is published changes or goes.
create or replace function private.keep_published_release() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.is_synthetic then
    return old;
  end if;
  raise exception 'a published release does not change' using errcode = 'PT409';
end
$$;

revoke all on function private.made_up(uuid), private.keep_as_real(uuid), private.remove_made_up(integer) from public;
