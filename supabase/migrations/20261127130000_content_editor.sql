-- What the owner edits: drafts, what was published of them, and who may. Read and written by the server alone, which asks
-- `require_editor` at each request; no role of the API has a right here.

create table private.content_editors (
  user_id uuid not null primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('editor', 'publisher')),
  granted_by uuid,
  at timestamptz not null default now()
);
alter table private.content_editors enable row level security;

-- One draft a record, whoever writes at it: a save names the revision that it goes on from, and a later one is shown beside it.
create table private.content_drafts (
  key text not null primary key check (key ~ '^[a-z][a-z0-9/-]{0,119}$'),
  said jsonb not null check (octet_length(said::text) <= 1000000),
  -- The record as it was when the draft began; null where there was none.
  base jsonb,
  revision integer not null default 1,
  actor uuid,
  at timestamptz not null default now()
);
alter table private.content_drafts enable row level security;

-- A version is whole: all texts that stand in place of the repository's, by their paths; null takes a file away. `bases` are the
-- repository's own texts at that time, so that an upgrade sees what changed on both sides.
create table private.content_versions (
  id bigint not null primary key generated always as identity,
  at timestamptz not null default now(),
  actor uuid,
  why text not null check (char_length(why) between 1 and 500),
  undoes bigint,
  keys text[] not null,
  files jsonb not null,
  bases jsonb not null
);
alter table private.content_versions enable row level security;

-- Which version all processes serve, and from which moment on: they read it ahead, and change together.
create table private.content_served (
  is_only boolean not null primary key default true check (is_only),
  version bigint references private.content_versions (id),
  serve_at timestamptz not null default now()
);
alter table private.content_served enable row level security;

-- Sites being built or built, by the hash of what they are made of. One at a time: a line that was not touched for a minute is of
-- a process that ended.
create table private.content_builds (
  build text not null primary key check (build ~ '^[0-9a-f]{16,64}$'),
  state text not null check (state in ('building', 'ready', 'failed')),
  step text not null default '',
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
alter table private.content_builds enable row level security;
create unique index content_builds_one_at_a_time on private.content_builds (state) where state = 'building';

create table private.content_previews (
  token_hash text not null primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  build text not null,
  actor uuid,
  ends_at timestamptz not null
);
alter table private.content_previews enable row level security;

-- What the caller may do with content: an admin publishes. 42501: nothing. PT403: the second factor was not used.
create function private.require_editor(needed text) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() and not exists (
    select from private.content_editors
    where user_id = auth.uid() and (role = 'publisher' or require_editor.needed = 'editor')
  ) then
    raise exception 'only editors do this' using errcode = '42501';
  end if;
  if not private.used_second_factor() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$$;

-- Gives or takes the right to edit, by an admin with a code of a moment ago. PT404: no confirmed account has that address.
create function private.set_content_editor(address text, wanted text) returns void
language plpgsql set search_path = '' as $$
declare
  granter uuid := private.require_fresh_admin();
  person uuid;
begin
  select id into person from auth.users
    where lower(email) = lower(btrim(address)) and email_confirmed_at is not null and deleted_at is null;
  if person is null then
    raise exception 'no such account' using errcode = 'PT404';
  end if;
  if wanted is null then
    delete from private.content_editors where user_id = person;
  else
    insert into private.content_editors (user_id, role, granted_by) values (person, wanted, granter)
      on conflict (user_id) do update set role = excluded.role, granted_by = excluded.granted_by, at = now();
  end if;
  insert into private.audit (actor, person, action, why)
    values (granter, person, case when wanted is null then 'revoke-editor' else 'grant-editor' end, wanted);
end
$$;
revoke all on function private.require_editor(text), private.set_content_editor(text, text) from public;
