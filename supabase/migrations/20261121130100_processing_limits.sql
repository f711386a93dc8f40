-- Restriction (GDPR art. 18): what is stored stays as it is and is not used. Objection (art. 21): not
-- in research, not in mailings. Both are the person's own switch, and each turn is in the register.
alter table public.profiles add column restricted_at timestamptz, add column objected_at timestamptz;

-- Definer: writes columns that nobody may write directly, so that the register always knows.
create function public.limit_processing(kind text, wanted boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  changed boolean;
begin
  if auth.uid() is null then
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
revoke all on function public.limit_processing(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.limit_processing(text, boolean) to authenticated;

-- For tables with a column user_id. Correcting a name and erasing stay possible: they are rights too.
create function private.refuse_when_restricted() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.profiles
    where id = coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id')::uuid and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_when_restricted() from public;

create trigger refuse_when_restricted before insert or update on public.attempts
  for each row when (new.state <> 'withdrawn') execute function private.refuse_when_restricted();
create trigger refuse_when_restricted before update of country, age_band, study_level on public.profiles
  for each row execute function private.refuse_when_restricted();

-- Who may be in a mailing or in a research release now: the newest word on the purpose is yes, and
-- nothing speaks against it. Mailings and releases ask here and nowhere else.
create function private.consenting_people(wanted text) returns setof uuid
language sql stable set search_path = '' as $$
  select newest.user_id
  from (
    select distinct on (user_id) user_id, granted from public.consents
    where purpose = wanted order by user_id, at desc, id desc
  ) as newest
  join public.profiles as person on person.id = newest.user_id
  where newest.granted and person.restricted_at is null and person.objected_at is null
$$;
revoke all on function private.consenting_people(text) from public;
