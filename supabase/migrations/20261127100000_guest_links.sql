-- A guest's own link: what a result is called, its six scores and three careers, for thirty days and for whoever holds the link.
-- Never an answer, a name or an address. The browser that made it ends it by a secret of its own; an account that is opened in
-- that browser takes it over, so that it is exported and erased with it. Its row is the evidence of the consent as well.
alter table private.consent_texts drop constraint consent_texts_purpose_check;
alter table private.consent_texts add constraint consent_texts_purpose_check
  check (purpose in ('account', 'marketing', 'research', 'recontact', 'guestlink'));

insert into private.consent_texts (purpose, version, hash, locale, shipped_on) values
  ('guestlink', '2026-11-enlace.es', '34ce6b39b4fe7a541ba327610972a3d27719b92bbf7ba9b3b2e36d927c7c87ea', 'es', '2026-11-27'),
  ('guestlink', '2026-11-link.en', '9cd2592e94b086e45eed68542d1d02ed5fe9bc206c2783b64571b8fad556a457', 'en', '2026-11-27');

create table private.guest_links (
  id uuid not null primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Of the browser that made it; several links of one browser have the same.
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- Null once it was ended or has run out.
  summary jsonb check (jsonb_typeof(summary) = 'object' and octet_length(summary::text) <= 512),
  text_version text not null,
  text_hash text not null,
  locale text not null check (locale in ('es', 'en')),
  user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days' check (expires_at <= created_at + interval '30 days'),
  ended_at timestamptz
);
create index guest_links_secret_idx on private.guest_links (secret_hash);
create index guest_links_user_idx on private.guest_links (user_id) where user_id is not null;
create index guest_links_expires_idx on private.guest_links (expires_at);
alter table private.guest_links enable row level security;
revoke all on private.guest_links from public, anon, authenticated, service_role;
-- A person's export reads it (`my_data`), as its definer.

-- Refuses what is no summary: a portrait, six scores of 0 to 40 in the order R I A S E C, and up to three careers by their ids.
create function private.check_guest_summary(summary jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (jsonb_typeof(summary) = 'object'
    and summary - '{portrait,points,careers}'::text[] = '{}' and summary ?& '{portrait,points,careers}'::text[]
    and summary ->> 'portrait' ~ '^[a-z]{1,6}$'
    and jsonb_typeof(summary -> 'points') = 'array' and jsonb_array_length(summary -> 'points') = 6
    and jsonb_typeof(summary -> 'careers') = 'array' and jsonb_array_length(summary -> 'careers') <= 3) is not true
    or exists (select from jsonb_array_elements(summary -> 'points') as point
      where (jsonb_typeof(point) = 'number' and point #>> '{}' ~ '^([0-9]|[123][0-9]|40)$') is not true)
    or exists (select from jsonb_array_elements(summary -> 'careers') as career
      where (jsonb_typeof(career) = 'string' and career #>> '{}' ~ '^[a-z][a-z0-9-]{0,59}$') is not true) then
    raise exception 'this is no summary' using errcode = '22023';
  end if;
end
$$;

-- Definer: a guest keeps a summary under a link, in words of consent that this site has shipped. Counts clients: a class behind one
-- address finds room, a script does not.
create function public.keep_guest_link(token_hash text, secret_hash text, summary jsonb, text_version text, text_hash text, locale text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  client text := private.client_key();
  until_when timestamptz;
begin
  if (keep_guest_link.token_hash ~ '^[0-9a-f]{64}$' and keep_guest_link.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'secrets are given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  if not private.is_shipped_text('guestlink', keep_guest_link.text_version, keep_guest_link.text_hash, keep_guest_link.locale) then
    raise exception 'these words were never shown here' using errcode = '22023';
  end if;
  perform private.check_guest_summary(keep_guest_link.summary);
  if client is not null and (private.count_up('guest-link:' || client, 600) > 60
    or private.count_up('guest-link-day:' || client, 86400) > 300) then
    raise exception 'too many links from one client' using errcode = 'PT429';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(keep_guest_link.secret_hash, 7242));
  if (select count(*) from private.guest_links as kept
    where kept.secret_hash = keep_guest_link.secret_hash and kept.summary is not null and kept.expires_at > now()) >= 5 then
    raise exception 'five links of one browser are enough' using errcode = 'PT409';
  end if;
  -- Of everybody's: an index tells the newest ones.
  if (select count(*) from (select from private.guest_links as kept where kept.expires_at > now() limit 100000) as live) >= 100000 then
    raise exception 'too many links at once' using errcode = 'PT429';
  end if;
  insert into private.guest_links (token_hash, secret_hash, summary, text_version, text_hash, locale)
  values (keep_guest_link.token_hash, keep_guest_link.secret_hash, keep_guest_link.summary,
    keep_guest_link.text_version, keep_guest_link.text_hash, keep_guest_link.locale)
  returning expires_at into until_when;
  return jsonb_build_object('expires_at', until_when);
end
$$;

-- Definer: whoever holds a live link reads the summary, and nothing else. Nothing is counted of it.
create function public.open_guest_link(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link private.guest_links;
begin
  select * into link from private.guest_links
  where token_hash = encode(sha256(convert_to(coalesce(open_guest_link.token, ''), 'UTF8')), 'hex');
  return case
    when link.id is null then jsonb_build_object('kind', 'unknown')
    when link.ended_at is not null then jsonb_build_object('kind', 'revoked')
    when link.expires_at <= now() or link.summary is null then jsonb_build_object('kind', 'expired')
    when exists (select from public.profiles where id = link.user_id and restricted_at is not null)
      then jsonb_build_object('kind', 'resting')
    else jsonb_build_object('kind', 'summary', 'summary', link.summary, 'expires_at', link.expires_at) end;
end
$$;

-- Definer: the browser that made them ends its links at once; returns how many.
create function public.end_guest_links(secret text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update private.guest_links set ended_at = now(), summary = null
  where secret_hash = encode(sha256(convert_to(coalesce(end_guest_links.secret, ''), 'UTF8')), 'hex') and ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- Definer: an account takes over what a guest of this browser kept; what another account has stays with that one.
create function public.claim_guest_links(secret text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
  claimed integer;
begin
  if person is null then
    raise exception 'no person' using errcode = '42501';
  end if;
  update private.guest_links set user_id = person
  where secret_hash = encode(sha256(convert_to(coalesce(claim_guest_links.secret, ''), 'UTF8')), 'hex') and user_id is null;
  get diagnostics claimed = row_count;
  return claimed;
end
$$;

-- Definer: until when the caller's own, taken over, still show something.
create function public.my_guest_links() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at, 'expires_at', expires_at) order by created_at desc), '[]')
    from private.guest_links where user_id = person and summary is not null and expires_at > now());
end
$$;

-- Definer: ends the caller's own, from whatever browser.
create function public.end_my_guest_links() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_own_level();
  ended integer;
begin
  update private.guest_links set ended_at = now(), summary = null where user_id = person and ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$$;

revoke all on function private.check_guest_summary(jsonb), public.keep_guest_link(text, text, jsonb, text, text, text),
  public.open_guest_link(text), public.end_guest_links(text), public.claim_guest_links(text), public.my_guest_links(), public.end_my_guest_links()
  from public, anon, authenticated, service_role;
grant execute on function public.keep_guest_link(text, text, jsonb, text, text, text), public.open_guest_link(text),
  public.end_guest_links(text) to anon, authenticated;
grant execute on function public.claim_guest_links(text), public.my_guest_links(), public.end_my_guest_links() to authenticated;

insert into private.retention_rules (step, position, due, remove) values
  ('guest-link-summaries', 1220,
    $due$select id::text from private.guest_links where summary is not null and expires_at <= $1 limit $2$due$,
    $remove$update private.guest_links set summary = null where id = any ($1::uuid[])$remove$),
  ('guest-links', 1240,
    $due$select id::text from private.guest_links where expires_at <= $1 - private.retention_span('endedShareDays') limit $2$due$,
    $remove$delete from private.guest_links where id = any ($1::uuid[])$remove$);
