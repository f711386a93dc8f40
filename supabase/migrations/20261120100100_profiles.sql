-- One row per person, made when the account is made. The admin flag lives here because the site
-- reads it by id; column privileges and a trigger keep every API role from writing it.
create table public.profiles (
  id uuid not null primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 100),
  locale text not null default 'es' check (locale in ('es', 'en')),
  country text check (country ~ '^[A-Z]{2}$'),
  age_band text check (age_band in ('14-15', '16-17', '18-24', '25+')),
  study_level text check (study_level ~ '^[a-z][a-z-]{0,39}$'),
  source text check (source ~ '^[a-z0-9_-]{1,40}$'),
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;
grant update (full_name, locale, country, age_band, study_level) on public.profiles to authenticated;
grant select, update (full_name, locale, country, age_band, study_level) on public.profiles to service_role;

create policy "People read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Second lock on the admin flag, for the day somebody grants the whole table again.
create function private.keep_admin_flag() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role', 'authenticator')
    and new.is_admin is distinct from (case when tg_op = 'UPDATE' then old.is_admin else false end) then
    raise exception 'the admin flag is not changed this way' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger keep_admin_flag before insert or update on public.profiles
  for each row execute function private.keep_admin_flag();

-- Definer: a policy that asks about profiles from inside profiles would never end.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where id = (select auth.uid()) and is_admin)
$$;
revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated;
