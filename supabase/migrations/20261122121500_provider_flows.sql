-- Somebody on their way to Google or Microsoft and back: what was sent along, by which the answer is known to belong
-- to this browser and to this question, and for a few minutes whom the provider vouched for. Kept by the embedded
-- backend alone; a hosted project does this by itself, and the table stays empty (docs/decisions/056).
create table private.provider_flows (
  -- SHA-256 of the state that the provider hands back.
  state_hash text not null primary key check (state_hash ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the cookie of the browser that set out.
  browser_hash text not null check (browser_hash ~ '^[0-9a-f]{64}$'),
  provider text not null check (provider in ('google', 'azure')),
  nonce text not null check (char_length(nonce) <= 100),
  -- Proves to the provider that whoever asks for the tokens is whoever began.
  verifier text not null check (char_length(verifier) <= 128),
  -- Of the page that set out: only it can exchange what comes back.
  code_challenge text not null check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
  redirect_to text not null check (char_length(redirect_to) <= 1300),
  created_at timestamptz not null,
  -- Set once: an answer is taken one time.
  returned_at timestamptz,
  -- SHA-256 of the code that the page exchanges for a session, and for whom.
  code_hash text unique check (code_hash ~ '^[0-9a-f]{64}$'),
  vouched jsonb
);
create index provider_flows_created_at_idx on private.provider_flows (created_at);
alter table private.provider_flows enable row level security;
revoke all on private.provider_flows from public, anon, authenticated, service_role;
