-- How many rows one person can make us keep. A right is never refused by a cap: taking a consent back, freezing and
-- objecting pass always, because each of them needs a counted row before it can be done again. Caps are by the day and
-- by the year, so that none locks anybody out for good.

-- Definer: counts whole tables by person, whatever the writer may read. One row at a time per person, or several at once
-- could pass the same count.
create function private.cap_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 7212));
  if not new.granted and (
    select granted from public.consents where user_id = new.user_id and purpose = new.purpose order by at desc, id desc limit 1
  ) then
    return new;
  end if;
  if (select count(*) from public.consents where user_id = new.user_id and at > now() - interval '1 day') >= 30
    or (select count(*) from public.consents where user_id = new.user_id and at > now() - interval '1 year') >= 300 then
    raise exception 'thirty decisions a day are enough' using errcode = 'PT429';
  end if;
  return new;
end
$$;
create trigger cap_consents before insert on public.consents
  for each row execute function private.cap_consents();

-- The register of rights: what people ask for in writing (twenty may wait, as before), and the two switches, of which
-- lifting is counted. What my_data writes down itself is once a day already.
create or replace function private.keep_register_readable() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.outcome in ('applied', 'downloaded') then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 7213));
  if new.outcome = 'lifted' then
    if (select count(*) from public.requests where user_id = new.user_id and outcome = 'lifted'
        and at > now() - interval '1 day') >= 10
      or (select count(*) from public.requests where user_id = new.user_id and outcome = 'lifted'
        and at > now() - interval '1 year') >= 100 then
      raise exception 'ten times a day are enough' using errcode = 'PT429';
    end if;
    return new;
  end if;
  if (select count(*) from public.requests where user_id = new.user_id and answered_at is null) >= 20 then
    raise exception 'twenty requests are waiting already' using errcode = 'PT429';
  end if;
  if (select count(*) from public.requests where user_id = new.user_id and at > now() - interval '1 day'
      and coalesce(outcome, '') not in ('applied', 'lifted', 'downloaded')) >= 20
    or (select count(*) from public.requests where user_id = new.user_id and at > now() - interval '1 year'
      and coalesce(outcome, '') not in ('applied', 'lifted', 'downloaded')) >= 200 then
    raise exception 'twenty requests a day are enough' using errcode = 'PT429';
  end if;
  return new;
end
$$;

-- Thirty links a day; of those that have ended, two hundred are remembered. create_share holds the person's lock.
create function private.cap_shares() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.shares where user_id = new.user_id and created_at > now() - interval '1 day') >= 30 then
    raise exception 'thirty links a day are enough' using errcode = 'PT429';
  end if;
  delete from public.shares where id in (
    select id from public.shares
    where user_id = new.user_id and (revoked_at is not null or expires_at <= now())
    order by created_at desc, id offset 199
  );
  return new;
end
$$;
create trigger cap_shares before insert on public.shares
  for each row execute function private.cap_shares();

create function private.cap_notes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from private.notes where user_id = new.user_id) >= 200 then
    raise exception 'two hundred notes about one person are enough' using errcode = 'PT429';
  end if;
  return new;
end
$$;
create trigger cap_notes before insert on private.notes
  for each row execute function private.cap_notes();

-- As before, with the word that the pages know by now; and whoever has a thousand can still change one of them.
create or replace function private.note_reaction() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT'
    and not exists (select from public.reactions where user_id = new.user_id and career = new.career)
    and (select count(*) from public.reactions where user_id = new.user_id) >= 1000 then
    raise exception 'too many reactions' using errcode = 'PT429';
  end if;
  new.at := now();
  return new;
end
$$;

revoke all on function private.cap_consents(), private.cap_shares(), private.cap_notes() from public;
