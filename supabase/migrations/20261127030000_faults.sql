-- What the watch has seen, a row a kind of fault: shared by all processes, so that an owner is told of each once an hour.
create table private.faults (
  fault text primary key check (fault ~ '^[a-z][a-z-]{0,39}$'),
  since timestamptz not null,
  -- Empty until it is told, and again when it is over.
  told_at timestamptz,
  over_at timestamptz
);
alter table private.faults enable row level security;

/* Notes a fault that is there now. True where its mail is due: new, or the last one an hour ago. */
create function private.note_fault(fault text, at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  is_due boolean;
begin
  insert into private.faults as known (fault, since, told_at) values (note_fault.fault, at, at)
  on conflict on constraint faults_pkey do update set
    since = case when known.over_at is null then known.since else at end,
    told_at = at, over_at = null
  where known.over_at is not null or known.told_at is null or known.told_at <= at - interval '1 hour'
  returning true into is_due;
  return coalesce(is_due, false);
end
$$;

/* Notes which faults there are now; returns those that were there and are over. */
create function private.end_faults(present text[], at timestamptz) returns setof text
language sql set search_path = '' as $$
  update private.faults set over_at = at
  where over_at is null and fault <> all (present)
  returning fault
$$;

create or replace function public.admin_jobs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'states', (select jsonb_agg(to_jsonb(s)) from private.job_states(now()) as s),
    'faults', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.since desc), '[]') from (
        select fault, since, over_at from private.faults where over_at is null or over_at > now() - interval '7 days'
      ) as f),
    'timers', (
      select jsonb_object_agg(timer.job, (
        select max(run.started_at) from private.job_runs as run
        where run.job = timer.job and run.finished_at is not null and run.error is null))
      from (values ('backup'), ('restore-drill')) as timer (job)),
    'runs', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.started_at desc, r.id desc), '[]') from (
        select id, job, started_at, finished_at, runner, outcome, error from private.job_runs
        order by started_at desc, id desc limit 10
      ) as r)
  );
end
$$;
