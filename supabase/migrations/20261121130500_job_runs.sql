-- What the server does by itself, when, and with which outcome; and who was told that an unused
-- account is going to end.
create table private.job_runs (
  id bigint not null primary key generated always as identity,
  job text not null check (job ~ '^[a-z][a-z-]{0,39}$'),
  started_at timestamptz not null,
  finished_at timestamptz,
  outcome jsonb not null default '{}',
  error text check (char_length(error) <= 500)
);
create index job_runs_job_idx on private.job_runs (job, started_at desc);

create table private.inactivity_notices (
  user_id uuid not null primary key references auth.users (id) on delete cascade,
  at timestamptz not null
);

alter table private.job_runs enable row level security;
alter table private.inactivity_notices enable row level security;
revoke all on private.job_runs, private.inactivity_notices from public, anon, authenticated, service_role;

create index audit_at_idx on private.audit (at);
create index attempts_withdrawn_idx on public.attempts (updated_at) where state = 'withdrawn';
