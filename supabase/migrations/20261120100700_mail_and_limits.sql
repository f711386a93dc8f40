-- The server's own books: mails on their way out, and how often somebody tried something.
create table private.mail_outbox (
  id bigint not null primary key generated always as identity,
  to_address text not null check (char_length(to_address) <= 254),
  template text not null check (template ~ '^[a-z][a-z0-9-]{0,39}$'),
  locale text not null check (locale in ('es', 'en')),
  data jsonb not null default '{}' check (octet_length(data::text) <= 16384),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  dedupe_key text unique check (char_length(dedupe_key) <= 200),
  created_at timestamptz not null default now()
);
create index mail_outbox_due_idx on private.mail_outbox (next_at) where sent_at is null and dead_at is null;
create index mail_outbox_to_address_idx on private.mail_outbox (to_address, created_at desc);
alter table private.mail_outbox enable row level security;
revoke all on private.mail_outbox from public, anon, authenticated, service_role;

-- Columns as rate-limiter-flexible keeps them: expire is epoch milliseconds.
create table private.rate_limits (
  key varchar(255) not null primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on private.rate_limits (expire);
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated, service_role;
