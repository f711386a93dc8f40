-- What is learned from the answers of people who agree to research: figures about a version of a test, and calibrations of
-- its items. Made by a command, safe before they get here, never rows of people; for administrators alone (decision 073).
-- A calibration that an administrator accepts is what the short form of a later version may be ordered by (decision 074).
create table private.research_studies (
  id bigint not null primary key generated always as identity,
  instrument text not null check (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'),
  version integer not null check (version > 0),
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  -- Of generated people, for demonstrations; the page says so wherever it shows it.
  is_synthetic boolean not null,
  made_at timestamptz not null default now()
);
create index research_studies_newest_idx on private.research_studies (instrument, version, is_synthetic, id desc);
alter table private.research_studies enable row level security;
revoke all on private.research_studies from public, anon, authenticated, service_role;

create table private.calibrations (
  id bigint not null primary key generated always as identity,
  instrument text not null check (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'),
  version integer not null check (version > 0),
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  is_synthetic boolean not null,
  made_at timestamptz not null default now()
);
create index calibrations_newest_idx on private.calibrations (instrument, version, is_synthetic, id desc);
alter table private.calibrations enable row level security;
revoke all on private.calibrations from public, anon, authenticated, service_role;

create table private.accepted_calibrations (
  calibration bigint not null primary key references private.calibrations (id),
  -- Nobody once the account is erased; that it was accepted stays.
  actor uuid references auth.users (id) on delete set null,
  why text not null,
  at timestamptz not null default now()
);
create index accepted_calibrations_actor_idx on private.accepted_calibrations (actor);
alter table private.accepted_calibrations enable row level security;
revoke all on private.accepted_calibrations from public, anon, authenticated, service_role;

create function private.keep_made_figures() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'what was made of answers does not change' using errcode = 'PT409';
end
$$;
revoke all on function private.keep_made_figures() from public;
create trigger keep_made_figures before update on private.research_studies
  for each row execute function private.keep_made_figures();
create trigger keep_made_figures before update on private.calibrations
  for each row execute function private.keep_made_figures();

-- Definer: reads figures that no API role may, after asking who calls. Numbers about nobody, so no row in the audit.
create function public.admin_research() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'studies', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.instrument, newest.version desc), '[]') from (
        select distinct on (instrument, version, is_synthetic) instrument, version, figures, is_synthetic, made_at
        from private.research_studies order by instrument, version, is_synthetic, id desc
      ) newest),
    'calibrations', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.instrument, newest.version desc), '[]') from (
        select distinct on (c.instrument, c.version, c.is_synthetic)
          c.id, c.instrument, c.version, c.figures, c.is_synthetic, c.made_at, accepted.at as accepted_at,
          by_whom.email as accepted_by
        from private.calibrations c
        left join private.accepted_calibrations accepted on accepted.calibration = c.id
        left join private.people by_whom on by_whom.id = accepted.actor
        order by c.instrument, c.version, c.is_synthetic, c.id desc
      ) newest)
  );
end
$$;

-- Definer: writes where no API role may, for an admin who has just given a code, and writes it down. Twice is once.
create function public.admin_accept_calibration(calibration bigint, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_accept_calibration.why);
  chosen private.calibrations;
begin
  select * into chosen from private.calibrations where id = admin_accept_calibration.calibration;
  if chosen.id is null then
    raise exception 'no such calibration' using errcode = 'PT404';
  end if;
  if chosen.is_synthetic then
    raise exception 'generated people decide nothing' using errcode = '22023';
  end if;
  insert into private.accepted_calibrations (calibration, actor, why) values (chosen.id, actor, reason)
  on conflict do nothing;
  if found then
    insert into private.audit (actor, action, why)
    values (actor, 'accept-calibration', chosen.instrument || ' ' || chosen.version || ': ' || reason);
  end if;
end
$$;
revoke all on function public.admin_research(), public.admin_accept_calibration(bigint, text)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_research(), public.admin_accept_calibration(bigint, text) to authenticated;
