-- Erasing a result: its answers go at once. An empty marker with the id stays for a while, so that
-- another device that still holds a copy learns of it instead of bringing the answers back.
alter table public.attempts add constraint attempts_withdrawn_is_empty
  check (state <> 'withdrawn' or (answers = '{}' and item_times = '{}'));

create or replace function private.keep_submitted_attempt() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.state = 'submitted' and new.state = 'withdrawn'
    and (old.id, old.user_id, old.instrument, old.version, old.form, old.submitted_at)
      is not distinct from (new.id, new.user_id, new.instrument, new.version, new.form, new.submitted_at) then
    return new;
  end if;
  raise exception 'a submitted attempt does not change' using errcode = 'PT409';
end
$$;

create function private.keep_withdrawn_attempt() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a withdrawn attempt stays withdrawn' using errcode = 'PT409';
end
$$;
revoke all on function private.keep_withdrawn_attempt() from public;
create trigger keep_withdrawn_attempt before update on public.attempts
  for each row when (old.state = 'withdrawn' and new.state <> 'withdrawn')
  execute function private.keep_withdrawn_attempt();

create function private.withdraw(person uuid, one uuid) returns jsonb
language sql set search_path = '' as $$
  with emptied as (
    update public.attempts as attempt set state = 'withdrawn', answers = '{}', item_times = '{}',
      submitted_at = coalesce(attempt.submitted_at, now()), updated_at = now()
    where attempt.user_id = person and attempt.state <> 'withdrawn' and (one is null or attempt.id = one)
    returning attempt.id
  )
  select coalesce(jsonb_agg(id order by id), '[]') from emptied
$$;

-- Definer, as save_answers: people may not write attempts directly. Somebody else's id is passed over
-- in silence. Both return the ids that were withdrawn.
create function public.withdraw_attempt(attempt uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or attempt is null then
    raise exception 'sign in first, and say which' using errcode = '42501';
  end if;
  return private.withdraw(auth.uid(), attempt);
end
$$;

create function public.withdraw_my_attempts() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return private.withdraw(auth.uid(), null);
end
$$;
revoke all on function private.withdraw(uuid, uuid) from public;
revoke all on function public.withdraw_attempt(uuid), public.withdraw_my_attempts()
  from public, anon, authenticated, service_role;
grant execute on function public.withdraw_attempt(uuid), public.withdraw_my_attempts() to authenticated;
