-- A link shows one finished attempt of each test; three was the number of tests of that day. Six, as many as may be held
-- for somebody who signs up; that they are of different tests is still asked for.
alter table public.shares drop constraint shares_what_check;
alter table public.shares add constraint shares_what_check
  check (jsonb_typeof(what) = 'array' and jsonb_array_length(what) between 1 and 6);

-- Definer: people may not write shares directly, so that each one is checked. What is shown must be the caller's own and
-- handed in; ten live links at a time. A plan that is not there yet is not promised.
create or replace function public.create_share(what jsonb, token_hash text, label text, days integer,
  with_plan boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made public.shares;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if (jsonb_typeof(create_share.what) = 'array' and jsonb_array_length(create_share.what) between 1 and 6
    and create_share.token_hash ~ '^[0-9a-f]{64}$' and create_share.days in (7, 30, 90)
    and char_length(create_share.label) <= 60 and create_share.label !~ '[[:cntrl:]]'
    and create_share.with_plan is not null) is not true then
    raise exception 'one to six attempts, a hash, a label of 60 characters, 7, 30 or 90 days, with a plan or without'
      using errcode = '22023';
  end if;
  if exists (select from public.profiles where id = auth.uid() and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  -- One query at a time per person, or two could pass the count together.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 7211));
  if (select count(*) from public.shares
    where user_id = auth.uid() and revoked_at is null and expires_at > now()) >= 10 then
    raise exception 'ten live links are enough' using errcode = 'PT409';
  end if;
  if (select count(distinct attempt.instrument) from public.attempts attempt
    where attempt.user_id = auth.uid() and attempt.state = 'submitted'
      and create_share.what @> to_jsonb(attempt.id::text)) <> jsonb_array_length(create_share.what) then
    raise exception 'only finished attempts of your own, one of each test' using errcode = 'PT404';
  end if;
  insert into public.shares (user_id, what, token_hash, label, expires_at, with_plan)
  values (auth.uid(), create_share.what, create_share.token_hash, create_share.label,
    now() + make_interval(days => create_share.days),
    create_share.with_plan and exists (select from public.plans where user_id = auth.uid()))
  returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$$;
