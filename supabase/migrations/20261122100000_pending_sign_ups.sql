-- From which browser an address that nobody has confirmed yet was signed up, so that the password typed there
-- counts only when the mailed link is opened in that browser. Kept by the embedded backend until then; on a
-- hosted project the browser compares by itself, and this stays empty (docs/decisions/036).
create table private.pending_sign_ups (
  user_id uuid not null primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the browser's key; null when the browser sent none.
  browser_hash text check (browser_hash ~ '^[0-9a-f]{64}$'),
  -- Somebody else signed up with the same address; it stays so.
  contested boolean not null default false
);
alter table private.pending_sign_ups enable row level security;
revoke all on private.pending_sign_ups from public, anon, authenticated, service_role;
