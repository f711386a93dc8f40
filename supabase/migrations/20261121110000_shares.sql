-- A person shows results to somebody without an account: a link that ends by itself and can be taken back. The link's
-- secret is made in the browser and never stored; only its hash lies here. Written only through the functions below.
create table public.shares (
  id uuid not null primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Ids of the attempts that are shown, fixed when the link was made: at most one of each test.
  what jsonb not null check (jsonb_typeof(what) = 'array' and jsonb_array_length(what) between 1 and 3),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- For the owner's eyes: whom the link is for.
  label text not null default '' check (char_length(label) <= 60 and label !~ '[[:cntrl:]]'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  opens integer not null default 0,
  check (expires_at > created_at and expires_at <= created_at + interval '90 days')
);
create index shares_user_id_idx on public.shares (user_id, created_at desc);

alter table public.shares enable row level security;
revoke all on public.shares from public, anon, authenticated, service_role;
-- Not the hash: nobody needs it back.
grant select (id, user_id, what, label, created_at, expires_at, revoked_at, opened_at, opens)
  on public.shares to authenticated, service_role;

create policy "People see their own shared links" on public.shares
  for select to authenticated using (user_id = (select auth.uid()));

-- Definer: people may not write shares directly, so that each one is checked. What is shown must be the caller's own and
-- handed in; ten live links at a time.
create function public.create_share(what jsonb, token_hash text, label text, days integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made public.shares;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if (jsonb_typeof(create_share.what) = 'array' and jsonb_array_length(create_share.what) between 1 and 3
    and create_share.token_hash ~ '^[0-9a-f]{64}$' and create_share.days in (7, 30, 90)
    and char_length(create_share.label) <= 60 and create_share.label !~ '[[:cntrl:]]') is not true then
    raise exception 'one to three attempts, a hash, a label of 60 characters, and 7, 30 or 90 days'
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
  insert into public.shares (user_id, what, token_hash, label, expires_at)
  values (auth.uid(), create_share.what, create_share.token_hash, create_share.label,
    now() + make_interval(days => create_share.days))
  returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$$;

-- Definer: ends a link at once. Somebody else's, or one that is not there, changes nothing.
create function public.revoke_share(share uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  update public.shares set revoked_at = now()
  where id = revoke_share.share and user_id = auth.uid() and revoked_at is null;
end
$$;

-- Definer: whoever holds a live link reads what it shows, and nothing else of its owner: the name, the level of studies
-- aimed at, and the answers without their times. A dead link says why, to those who hold it only.
create function public.open_share(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_share public.shares;
  attempts jsonb;
begin
  select * into found_share from public.shares
  where token_hash = encode(sha256(convert_to(coalesce(open_share.token, ''), 'UTF8')), 'hex');
  if found_share.id is null then
    return jsonb_build_object('kind', 'unknown');
  end if;
  if found_share.revoked_at is not null then
    return jsonb_build_object('kind', 'revoked');
  end if;
  if found_share.expires_at <= now() then
    return jsonb_build_object('kind', 'expired');
  end if;
  select jsonb_agg(jsonb_build_object('id', id, 'instrument', instrument, 'version', version, 'form', form,
      'locale', locale, 'state', state, 'answers', answers, 'started_at', created_at, 'submitted_at', submitted_at)
    order by submitted_at)
  into attempts
  from public.attempts
  where user_id = found_share.user_id and state = 'submitted' and found_share.what @> to_jsonb(id::text);
  -- The owner has deleted the results since.
  if attempts is null then
    return jsonb_build_object('kind', 'revoked');
  end if;
  if auth.uid() is distinct from found_share.user_id then
    update public.shares set opens = opens + 1, opened_at = now() where id = found_share.id;
  end if;
  return jsonb_build_object('kind', 'live', 'expires_at', found_share.expires_at, 'attempts', attempts,
    'is_own', auth.uid() is not distinct from found_share.user_id)
    || (select jsonb_build_object('name', full_name, 'study_level', study_level)
        from public.profiles where id = found_share.user_id);
end
$$;

revoke all on function public.create_share(jsonb, text, text, integer), public.revoke_share(uuid),
  public.open_share(text) from public, anon, authenticated, service_role;
grant execute on function public.create_share(jsonb, text, text, integer), public.revoke_share(uuid) to authenticated;
grant execute on function public.open_share(text) to anon, authenticated;
