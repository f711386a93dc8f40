-- A pupil's seat and a pupil's account: taking a result into it, seeing one's classes there, leaving them.

-- Makes attempts from outside a person's own, as they stand; those that are somebody else's stay there. Returns their ids.
create function private.take_attempts(person uuid, payload jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held jsonb;
  stored public.attempts;
  taken jsonb := '[]';
begin
  for held in select * from jsonb_array_elements(coalesce(payload, '[]')) loop
    begin
      stored := private.merge_answers(person, held, private.held_patch(held));
    exception
      -- The id is somebody else's: that attempt was already taken along by its owner.
      when insufficient_privilege then continue;
    end;
    if stored.state = 'draft' then
      update public.attempts set
        created_at = least(created_at, coalesce(private.held_time(held -> 'started_at'), created_at)),
        state = held ->> 'state',
        submitted_at = case when held ->> 'state' = 'submitted'
          then coalesce(private.held_time(held -> 'submitted_at'), now()) end
      where id = stored.id returning * into stored;
    end if;
    -- At a result that can have one; what was withdrawn or is of a version without fields keeps none.
    if held ? 'second_look' and stored.state = 'submitted' and stored.instrument = 'riasec' and stored.version >= 2 then
      perform private.merge_second_look(person, stored.id, (held #>> '{second_look,version}')::integer,
        private.held_patch(held -> 'second_look'));
    end if;
    taken := taken || to_jsonb(stored.id);
  end loop;
  return taken;
end
$$;

create or replace function public.claim_held_attempt(secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held_payload jsonb;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  delete from private.held_attempts
  where secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') and expires_at > now()
  returning payload into held_payload;
  return private.take_attempts(auth.uid(), held_payload);
end
$$;

-- The person who calls, signed in and with the second factor of whoever has one.
create function private.require_account() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  person uuid := private.require_own_level();
begin
  if person is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return person;
end
$$;

-- Definer: takes the result of a card into the caller's account, for thirty days after it was handed in, once it is shown. The seat
-- is then the account's as well.
create function public.claim_seat(secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_account();
  seat private.class_seats := private.locked_seat(claim_seat.secret);
  session private.class_sessions;
  result private.seat_results;
  taken jsonb;
begin
  select * into session from private.class_sessions where id = seat.session_id;
  select * into result from private.seat_results where seat_id = seat.id;
  if result.seat_id is null or seat.user_id <> person then
    raise exception 'there is nothing to take' using errcode = 'PT409';
  end if;
  if seat.finished_at + private.claim_span() <= now() then
    raise exception 'thirty days are over' using errcode = 'PT410';
  end if;
  if not private.is_shown(session) then
    raise exception 'the result is not released yet' using errcode = 'PT412';
  end if;
  taken := private.take_attempts(person, result.attempts);
  update private.class_seats set user_id = person where id = seat.id;
  return taken;
end
$$;

-- Definer: the classes of the caller's account, the newest first.
create function public.my_seats() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_account();
begin
  return (
    select coalesce(jsonb_agg(private.seat_for_pupil(seat) order by seat.joined_at desc, seat.id), '[]')
    from private.class_seats as seat where seat.user_id = person);
end
$$;

-- Definer: what the card can, for a seat of one's own account: decides what others see.
create function public.share_my_seat(seat uuid, shared text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_account();
  of_session uuid := (select session_id from private.class_seats where id = share_my_seat.seat and user_id = person);
begin
  if (share_my_seat.shared in ('nothing', 'summary', 'everything')) is not true then
    raise exception 'nothing, summary or everything?' using errcode = '22023';
  end if;
  perform from private.class_sessions where id = of_session for update;
  perform private.settle_class(of_session);
  update private.class_seats as own set shared = share_my_seat.shared
  where own.id = share_my_seat.seat and own.user_id = person and own.sent_hash is not null and own.withdrawn_at is null;
  if not found then
    raise exception 'there is nothing to share' using errcode = 'PT409';
  end if;
end
$$;

-- Definer: leaves a class with everything that is kept of it there; what was taken into the account stays in it.
create function public.leave_seat(seat uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_account();
begin
  perform from private.class_sessions
  where id = (select session_id from private.class_seats where id = leave_seat.seat and user_id = person) for update;
  delete from private.class_seats where id = leave_seat.seat and user_id = person;
end
$$;

revoke all on function private.take_attempts(uuid, jsonb), private.require_account() from public;
revoke all on function public.claim_seat(text), public.my_seats(), public.share_my_seat(uuid, text), public.leave_seat(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_seat(text), public.my_seats(), public.share_my_seat(uuid, text), public.leave_seat(uuid) to authenticated;
