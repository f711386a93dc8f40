-- Who has a second factor is served after it only. The embedded server asks at its door; here the
-- database asks again, so that the same holds on a hosted project, whose door is not ours.

-- Definer: no role of the API may look into auth. Enough is: signed in with the second factor, or
-- none to sign in with. In plpgsql, which keeps its plan: a read is asked this each time, and in SQL it
-- costs four times as much (0.03 instead of 0.13 ms).
create function private.meets_own_level() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
end
$$;

create function private.require_own_level() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not private.meets_own_level() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$$;

-- Reading: no rows. Once per statement, not per row.
create policy "People with a second factor use it before they see their own answers" on public.attempts
  as restrictive for all to authenticated using ((select private.meets_own_level()));
create policy "People with a second factor use it before they see their own consents" on public.consents
  as restrictive for all to authenticated using ((select private.meets_own_level()));
create policy "People with a second factor use it before they see their own plans" on public.plans
  as restrictive for all to authenticated using ((select private.meets_own_level()));
create policy "People with a second factor use it before they see their own profile" on public.profiles
  as restrictive for all to authenticated using ((select private.meets_own_level()));
create policy "People with a second factor use it before they see their own favourites" on public.reactions
  as restrictive for all to authenticated using ((select private.meets_own_level()));
create policy "People with a second factor use it before they see their own requests" on public.requests
  as restrictive for all to authenticated using ((select private.meets_own_level()));
create policy "People with a second factor use it before they see their own shares" on public.shares
  as restrictive for all to authenticated using ((select private.meets_own_level()));

-- Writing: a refusal, also where a definer function writes, to which no policy applies. Once per
-- statement, whether or not it finds a row. Definer: people write some tables themselves, and may not
-- reach this schema.
create function private.refuse_below_own_level() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_level();
  return null;
end
$$;

create trigger refuse_below_own_level before insert or update or delete on public.attempts
  for each statement execute function private.refuse_below_own_level();
create trigger refuse_below_own_level before insert or update or delete on public.consents
  for each statement execute function private.refuse_below_own_level();
create trigger refuse_below_own_level before insert or update or delete on public.plans
  for each statement execute function private.refuse_below_own_level();
create trigger refuse_below_own_level before insert or update or delete on public.profiles
  for each statement execute function private.refuse_below_own_level();
create trigger refuse_below_own_level before insert or update or delete on public.reactions
  for each statement execute function private.refuse_below_own_level();
create trigger refuse_below_own_level before insert or update or delete on public.requests
  for each statement execute function private.refuse_below_own_level();
create trigger refuse_below_own_level before insert or update or delete on public.shares
  for each statement execute function private.refuse_below_own_level();

revoke all on function private.meets_own_level(), private.require_own_level(), private.refuse_below_own_level() from public;
grant execute on function private.meets_own_level() to authenticated;

-- Three definer functions that can answer without writing.
create or replace function public.submit_attempt(attempt uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
  stored public.attempts;
begin
  select * into stored from public.attempts where id = attempt and user_id = person for update;
  if not found then
    raise exception 'not your attempt' using errcode = '42501';
  end if;
  if stored.state = 'draft' then
    update public.attempts set state = 'submitted', submitted_at = now(), updated_at = now()
    where id = stored.id returning * into stored;
  end if;
  return private.attempt_for_person(stored);
end
$$;

create or replace function public.limit_processing(kind text, wanted boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  changed boolean;
begin
  if private.require_own_level() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if (limit_processing.kind in ('restriction', 'objection') and wanted is not null) is not true then
    raise exception 'restriction or objection, yes or no?' using errcode = '22023';
  end if;
  select * into person from public.profiles where id = auth.uid() for update;
  changed := case limit_processing.kind when 'restriction' then person.restricted_at is null
    else person.objected_at is null end = wanted;
  if changed then
    update public.profiles set
      restricted_at = case when limit_processing.kind <> 'restriction' then restricted_at when wanted then now() end,
      objected_at = case when limit_processing.kind <> 'objection' then objected_at when wanted then now() end
    where id = person.id returning * into person;
    insert into public.requests (user_id, kind, answered_at, outcome)
    values (person.id, limit_processing.kind, now(), case when wanted then 'applied' else 'lifted' end);
  end if;
  return jsonb_build_object('restricted_at', person.restricted_at, 'objected_at', person.objected_at);
end
$$;

-- Export and erasure want the password a moment ago, and the second factor of whoever has one.
create or replace function private.require_fresh_sign_in() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null or not private.signed_in_just_now() then
    raise exception 'sign in with the password first' using errcode = '42501';
  end if;
  return private.require_own_level();
end
$$;
