-- A family's first meeting with an adviser: whoever books or shares may give a link to one page with the family's situation, way, costs
-- and result. The page is a picture of that moment, made in the family's browser; the secret is made there and never stored. Who
-- opens it works at a centre, with the second factor. It ends after the meeting, and after thirty days in any case.
create table private.meeting_links (
  id uuid not null primary key default gen_random_uuid(),
  -- Null where a guest made it, who ends it by its secret.
  user_id uuid references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  what jsonb not null check (jsonb_typeof(what) = 'object' and octet_length(what::text) <= 65536),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  opened_at timestamptz
);
create index meeting_links_user_id_idx on private.meeting_links (user_id);
alter table private.meeting_links enable row level security;
revoke all on private.meeting_links from public, anon, authenticated, service_role;

-- Raises 22023 unless it is a page of known parts: a name, four objects that the browser made, and attempts.
create function private.check_meeting(what jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (jsonb_typeof(what) = 'object' and octet_length(what::text) <= 49152 and what <> '{}'
    and what - '{name,locale,situation,way,costs,attempts}'::text[] = '{}'
    and coalesce(jsonb_typeof(what -> 'name') = 'string' and char_length(what ->> 'name') <= 60, true)
    and coalesce(what ->> 'locale' in ('es', 'en'), true)
    and coalesce(jsonb_typeof(what -> 'situation') = 'object', true)
    and coalesce(jsonb_typeof(what -> 'way') = 'object', true)
    and coalesce(jsonb_typeof(what -> 'costs') = 'object', true)) is not true then
    raise exception 'a page of a name, a situation, a way, costs and results' using errcode = '22023';
  end if;
  if what ? 'attempts' then
    perform private.check_held(what -> 'attempts');
  end if;
end
$$;

-- Definer: a guest may leave a page but never look at the table. Five live ones of a person; of a client ten in ten minutes;
-- five thousand in all.
create function public.create_meeting_link(secret_hash text, what jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
  client text := private.client_key();
  made private.meeting_links;
begin
  if (create_meeting_link.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'the secret is given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  perform private.check_meeting(create_meeting_link.what);
  if exists (select from public.profiles where id = person and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(coalesce(person::text, 'guests'), 7241));
  delete from private.meeting_links where expires_at <= now();
  if person is not null and (select count(*) from private.meeting_links where user_id = person) >= 5
    or person is null and client is not null and private.count_up('meeting:' || client, 600) > 10
    or (select count(*) from private.meeting_links) >= 5000 then
    raise exception 'enough live links' using errcode = 'PT429';
  end if;
  insert into private.meeting_links (user_id, token_hash, what)
  values (person, create_meeting_link.secret_hash, case when create_meeting_link.what ? 'attempts' then create_meeting_link.what || jsonb_build_object('attempts', (
      select jsonb_agg(private.possible_held(one) - 'second_look' - 'item_times' order by place)
      from jsonb_array_elements(create_meeting_link.what -> 'attempts') with ordinality as sent (one, place)))
    else create_meeting_link.what end)
  returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$$;

-- Definer: what a link shows, to who works at a centre; null when it has ended.
create function public.open_meeting(secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.meeting_links;
begin
  perform private.require_staff();
  if not exists (select from private.centre_staff where user_id = auth.uid()) then
    raise exception 'advisers open this' using errcode = '42501';
  end if;
  update private.meeting_links set opened_at = coalesce(opened_at, now())
  where token_hash = private.secret_hash_of(open_meeting.secret) and expires_at > now() returning * into link;
  if link.id is null or exists (select from public.profiles where id = link.user_id and restricted_at is not null) then
    return null;
  end if;
  return jsonb_build_object('what', link.what, 'made_at', link.created_at, 'expires_at', link.expires_at);
end
$$;

-- Definer: whoever has the secret ends it, the family or the adviser after the meeting.
create function public.end_meeting(secret text) returns void
language sql security definer set search_path = '' as $$
  delete from private.meeting_links where token_hash = private.secret_hash_of(end_meeting.secret)
$$;

-- Definer: the live links of one's own account, without what they show.
create function public.my_meetings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_account();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'made_at', created_at, 'expires_at', expires_at, 'opened_at', opened_at) order by created_at desc), '[]')
    from private.meeting_links where user_id = person and expires_at > now());
end
$$;

-- Definer: ends a link of one's own without its secret.
create function public.end_my_meeting(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_account();
begin
  delete from private.meeting_links as link where link.id = end_my_meeting.id and link.user_id = person;
end
$$;

revoke all on function private.check_meeting(jsonb) from public;
revoke all on function public.create_meeting_link(text, jsonb), public.open_meeting(text), public.end_meeting(text),
  public.my_meetings(), public.end_my_meeting(uuid) from public, anon, authenticated, service_role;
grant execute on function public.create_meeting_link(text, jsonb), public.end_meeting(text) to anon, authenticated;
grant execute on function public.open_meeting(text), public.my_meetings(), public.end_my_meeting(uuid) to authenticated;
