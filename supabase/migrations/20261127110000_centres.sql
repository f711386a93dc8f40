-- Centres (a school, or the consultancy itself), their groups and the people who work there. A group of a school is a class; a
-- group of a consultancy is a family. Nothing here is read by a table: all of it through functions, which ask at each
-- request who calls, whether with the second factor, and whether she still works there.
create table private.centres (
  id uuid not null primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 80),
  country text not null check (country ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('school', 'consultancy')),
  created_at timestamptz not null default now(),
  -- Since when it is closing: thirty days to take things along, then it is erased.
  closing_at timestamptz,
  -- Made up by a command for trying out.
  is_synthetic boolean not null default false
);

create table private.centre_staff (
  centre_id uuid not null references private.centres (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('lead', 'counsellor')),
  joined_at timestamptz not null default now(),
  primary key (centre_id, user_id)
);
create index centre_staff_user_id_idx on private.centre_staff (user_id);

create table private.class_groups (
  id uuid not null primary key default gen_random_uuid(),
  centre_id uuid not null references private.centres (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now()
);
create index class_groups_centre_id_idx on private.class_groups (centre_id);

create table private.group_staff (
  group_id uuid not null references private.class_groups (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (group_id, user_id)
);
create index group_staff_user_id_idx on private.group_staff (user_id);

-- A single-use link of seven days. The row goes when it is used, taken back or over.
create table private.staff_invitations (
  id uuid not null primary key default gen_random_uuid(),
  centre_id uuid not null references private.centres (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  role text not null check (role in ('lead', 'counsellor')),
  groups uuid[] not null default '{}' check (cardinality(groups) <= 200),
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index staff_invitations_centre_id_idx on private.staff_invitations (centre_id);

-- What a lead accepted, and said of the pupils, before the first session. Rows are added, never changed; the newest counts.
create table private.centre_agreements (
  id bigint generated always as identity not null primary key,
  centre_id uuid not null references private.centres (id) on delete cascade,
  version text not null check (version ~ '^[A-Za-z0-9._-]{1,40}$'),
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  legal_basis text not null check (legal_basis in ('public-task', 'legitimate-interest', 'consent', 'contract')),
  notice_given boolean not null check (notice_given),
  -- The lead has, on paper, what the representatives of all pupils signed.
  authorisations boolean not null,
  minimum_age integer not null check (minimum_age between 6 and 99),
  made_by uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
create index centre_agreements_centre_id_idx on private.centre_agreements (centre_id, id desc);

alter table private.centres enable row level security;
alter table private.centre_staff enable row level security;
alter table private.class_groups enable row level security;
alter table private.group_staff enable row level security;
alter table private.staff_invitations enable row level security;
alter table private.centre_agreements enable row level security;
revoke all on private.centres, private.centre_staff, private.class_groups, private.group_staff, private.staff_invitations,
  private.centre_agreements from public, anon, authenticated, service_role;

create trigger clean_name before insert or update of name on private.centres
  for each row execute function private.clean_written('name', '80');
create trigger clean_name before insert or update of name on private.class_groups
  for each row execute function private.clean_written('name', '60');

-- Who works with pupils' data uses a second factor, asked anew at each request, of the token and of the session. 42501: not
-- signed in. PT403: without the factor. PT423: an account whose owner has asked that nothing be done with its data.
create function private.require_staff() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if not private.used_second_factor() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  if exists (select from public.profiles where id = auth.uid() and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  return auth.uid();
end
$$;

-- The caller, who works at this centre; with `wanted`, in that role. To everybody else a centre is not there.
create function private.require_centre_staff(centre uuid, wanted text default null) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_staff();
  found_role text;
begin
  select role into found_role from private.centre_staff where centre_id = centre and user_id = caller;
  if found_role is null then
    raise exception 'no such centre' using errcode = 'PT404';
  end if;
  if wanted is not null and found_role <> wanted then
    raise exception 'leads do this' using errcode = '42501';
  end if;
  return caller;
end
$$;

-- The caller, who is a lead of the group's centre or assigned to the group; with `reads`, assigned to it: leads who are not
-- manage its sessions and see no sheet.
create function private.require_group_staff(group_wanted uuid, reads boolean) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_staff();
begin
  if not exists (
    select from private.class_groups as class_group
    join private.centre_staff as staff on staff.centre_id = class_group.centre_id and staff.user_id = caller
    where class_group.id = group_wanted and (
      (staff.role = 'lead' and not reads)
      or exists (select from private.group_staff where group_id = class_group.id and user_id = caller))
  ) then
    raise exception 'no such group' using errcode = 'PT404';
  end if;
  return caller;
end
$$;

-- Pupils of this age decide by themselves in this country; null where we do not know it, and a representative does. One
-- country alone is known from its law; the constant of the site is the same.
create function private.age_of_consent(country text) returns integer
language sql immutable set search_path = '' as $$
  select case age_of_consent.country when 'ES' then 14 end
$$;

-- Whether anything personal may be kept of this centre's pupils. Null: no agreement yet.
create function private.may_keep_pupils(centre uuid) returns boolean
language sql stable set search_path = '' as $$
  select authorisations or coalesce(minimum_age >= private.age_of_consent(country), false)
  from private.centre_agreements where centre_id = centre order by id desc limit 1
$$;

-- How a member of the staff is called for colleagues.
create function private.staff_name(person uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(profile.full_name, ''), account.email, '')
  from auth.users as account left join public.profiles as profile on profile.id = account.id where account.id = person
$$;

-- A centre without a lead has nobody who answers for it: it begins to close, so that what it keeps ends.
create function private.close_without_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.centres set closing_at = now()
  where id = old.centre_id and closing_at is null
    and not exists (select from private.centre_staff where centre_id = old.centre_id and role = 'lead');
  return null;
end
$$;
create trigger close_without_lead after delete or update of role on private.centre_staff
  for each row execute function private.close_without_lead();

revoke all on function private.require_staff(), private.require_centre_staff(uuid, text),
  private.require_group_staff(uuid, boolean), private.age_of_consent(text), private.may_keep_pupils(uuid),
  private.staff_name(uuid), private.close_without_lead() from public;
