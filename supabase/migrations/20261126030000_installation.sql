-- Which database this is. A server keeps the id in its data folder as well, and so notices when an empty or another
-- database answers in the place of its own (threat X28). It comes along in backups: what is restored is the same one.
create table private.installation (
  id uuid not null default gen_random_uuid(),
  made_at timestamptz not null default now(),
  is_only boolean primary key default true check (is_only)
);
alter table private.installation enable row level security;
insert into private.installation default values;
