-- What the admin area lists and searches people by, one row each: over 100,000 people it has to be
-- found by an index, and neither auth.users (not ours on a hosted project) nor the newest row of
-- consents can have one. Kept by triggers; everything in it can be made again from its sources.
create table private.people (
  id uuid not null primary key references auth.users (id) on delete cascade,
  email text not null default '',
  full_name text not null default '',
  locale text not null default 'es',
  words tsvector not null default '',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  started integer not null default 0,
  finished integer not null default 0,
  finished_at timestamptz,
  marketing boolean not null default false,
  research boolean not null default false,
  is_admin boolean not null default false,
  is_synthetic boolean not null default false
);
alter table private.people enable row level security;
revoke all on private.people from public, anon, authenticated, service_role;

create index people_created_at_idx on private.people (created_at desc, id);
create index people_full_name_idx on private.people (lower(full_name), id);
create index people_email_idx on private.people (email, id);
create index people_finished_at_idx on private.people (finished_at desc nulls last, id);
create index people_words_idx on private.people using gin (words);
create index people_confirmed_at_idx on private.people (confirmed_at, id);
create index people_marketing_idx on private.people (id) where marketing;
create index people_research_idx on private.people (id) where research;
create index people_admin_idx on private.people (id) where is_admin;
create index people_synthetic_idx on private.people (id) where is_synthetic;

-- Lower case, without the accents of our languages, punctuation apart: "Peña" is found by "pena".
create function private.plain_words(said text) returns text
language sql immutable set search_path = '' as $$
  select translate(lower(said),
    -- Capitals too: lower() knows ASCII only where the database's locale is C.
    'áàâäãéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ.@_-+''"()/\,;:!?&|*<>=[]{}#%$`´~^' || chr(9) || chr(10) || chr(13),
    'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc' || repeat(' ', 40))
$$;

-- The same answer as private.consenting_people for one person: the newest word on the purpose is yes, and
-- neither a restriction nor an objection speaks against it.
create function private.agreed(person uuid, asked text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select granted from public.consents
    where user_id = person and purpose = asked order by at desc, id desc limit 1
  ), false) and exists (
    select from public.profiles where id = person and restricted_at is null and objected_at is null
  )
$$;

-- Everything about one person anew, from the sources.
create function private.list_person(person uuid) returns void
language sql set search_path = '' as $$
  insert into private.people as listed (
    id, email, full_name, locale, words, created_at, confirmed_at, started, finished, finished_at,
    marketing, research, is_admin, is_synthetic
  )
  select u.id, coalesce(u.email, ''), p.full_name, p.locale,
    to_tsvector('simple', private.plain_words(p.full_name || ' ' || coalesce(u.email, ''))),
    coalesce(u.created_at, p.created_at), u.email_confirmed_at, a.started, a.finished, a.finished_at,
    private.agreed(u.id, 'marketing'), private.agreed(u.id, 'research'), p.is_admin, p.is_synthetic
  from auth.users u
  join public.profiles p on p.id = u.id
  cross join lateral (
    select (count(*) filter (where state <> 'withdrawn'))::integer as started, (count(*) filter (where state = 'submitted'))::integer as finished,
      max(submitted_at) filter (where state = 'submitted') as finished_at
    from public.attempts where user_id = u.id
  ) a
  where u.id = person
  on conflict (id) do update set
    email = excluded.email, full_name = excluded.full_name, locale = excluded.locale, words = excluded.words,
    created_at = excluded.created_at, confirmed_at = excluded.confirmed_at, started = excluded.started,
    finished = excluded.finished, finished_at = excluded.finished_at, marketing = excluded.marketing,
    research = excluded.research, is_admin = excluded.is_admin, is_synthetic = excluded.is_synthetic
$$;

-- Definer: people change their own profile, consents and attempts, and may not write this table. The
-- argument names the column that holds the person.
create function private.keep_people_list() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_person(
    (to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0])::uuid
  );
  return null;
end
$$;
revoke all on function private.plain_words(text), private.agreed(uuid, text),
  private.list_person(uuid), private.keep_people_list() from public;

create trigger keep_people_list after insert or update on public.profiles
  for each row execute function private.keep_people_list('id');
create trigger keep_people_list after update of email, email_confirmed_at on auth.users
  for each row execute function private.keep_people_list('id');
create trigger keep_people_list after insert on public.consents
  for each row execute function private.keep_people_list('user_id');
create trigger keep_people_list after insert or delete or update of state on public.attempts
  for each row execute function private.keep_people_list('user_id');

select private.list_person(id) from public.profiles;
