-- The schema as all migrations leave it. Made by `npm run db:schema`; do not edit.
-- To be read: a database is made by the migrations. Each table has its constraints, indexes, rights, policies and triggers
-- below it; functions follow in the order of their names.

grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;

alter default privileges in schema public grant delete, insert, maintain, references, select, trigger, truncate, update on tables to anon;
alter default privileges in schema public grant delete, insert, maintain, references, select, trigger, truncate, update on tables to authenticated;
alter default privileges in schema public grant delete, insert, maintain, references, select, trigger, truncate, update on tables to service_role;
alter default privileges in schema public grant select, update, usage on sequences to anon;
alter default privileges in schema public grant select, update, usage on sequences to authenticated;
alter default privileges in schema public grant select, update, usage on sequences to service_role;
alter default privileges revoke execute on functions from public;

create table private.accepted_calibrations (
  calibration bigint not null,
  actor uuid,
  why text not null,
  at timestamp with time zone default now() not null,
  constraint accepted_calibrations_pkey PRIMARY KEY (calibration),
  constraint accepted_calibrations_actor_fkey FOREIGN KEY (actor) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint accepted_calibrations_calibration_fkey FOREIGN KEY (calibration) REFERENCES private.calibrations(id)
);
CREATE INDEX accepted_calibrations_actor_idx ON private.accepted_calibrations USING btree (actor);
alter table private.accepted_calibrations enable row level security;

create table private.attempt_counts (
  id bigint generated always as identity not null,
  day date not null,
  instrument text not null,
  form text not null,
  started integer not null,
  finished integer not null,
  constraint attempt_counts_pkey PRIMARY KEY (id)
);
CREATE INDEX attempt_counts_day_idx ON private.attempt_counts USING btree (day);
alter table private.attempt_counts enable row level security;

create table private.audit (
  id bigint generated always as identity not null,
  actor uuid,
  person uuid,
  action text not null,
  why text,
  at timestamp with time zone default now() not null,
  actor_pseudonym text,
  constraint audit_pkey PRIMARY KEY (id),
  constraint audit_action_check CHECK (action ~ '^[a-z][a-z-]{0,39}$'::text),
  constraint audit_actor_pseudonym_check CHECK (actor_pseudonym ~ '^[0-9a-f]{12}$'::text),
  constraint audit_why_check CHECK (char_length(why) <= 500)
);
CREATE INDEX audit_action_idx ON private.audit USING btree (action, id DESC);
CREATE INDEX audit_actor_idx ON private.audit USING btree (actor) WHERE actor IS NOT NULL;
CREATE INDEX audit_acts_idx ON private.audit USING btree (id DESC) WHERE action <> ALL (ARRAY['list-person'::text, 'list-request'::text, 'count-people'::text]);
CREATE INDEX audit_at_idx ON private.audit USING btree (at);
CREATE INDEX audit_person_idx ON private.audit USING btree (person, at DESC);
alter table private.audit enable row level security;
CREATE TRIGGER keep_audit BEFORE UPDATE ON private.audit FOR EACH ROW EXECUTE FUNCTION private.keep_audit();
CREATE TRIGGER keep_audit_rows BEFORE DELETE ON private.audit FOR EACH ROW EXECUTE FUNCTION private.keep_audit_rows();

create table private.calibrations (
  id bigint generated always as identity not null,
  instrument text not null,
  version integer not null,
  figures jsonb not null,
  is_synthetic boolean not null,
  made_at timestamp with time zone default now() not null,
  constraint calibrations_pkey PRIMARY KEY (id),
  constraint calibrations_figures_check CHECK (jsonb_typeof(figures) = 'object'::text),
  constraint calibrations_instrument_check CHECK (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'::text),
  constraint calibrations_version_check CHECK (version > 0)
);
CREATE INDEX calibrations_newest_idx ON private.calibrations USING btree (instrument, version, is_synthetic, id DESC);
alter table private.calibrations enable row level security;
CREATE TRIGGER keep_made_figures BEFORE UPDATE ON private.calibrations FOR EACH ROW EXECUTE FUNCTION private.keep_made_figures();

create table private.centre_agreements (
  id bigint generated always as identity not null,
  centre_id uuid not null,
  version text not null,
  text_hash text not null,
  country text not null,
  legal_basis text not null,
  notice_given boolean not null,
  authorisations boolean not null,
  minimum_age integer not null,
  made_by uuid,
  at timestamp with time zone default now() not null,
  constraint centre_agreements_pkey PRIMARY KEY (id),
  constraint centre_agreements_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint centre_agreements_legal_basis_check CHECK (legal_basis = ANY (ARRAY['public-task'::text, 'legitimate-interest'::text, 'consent'::text, 'contract'::text])),
  constraint centre_agreements_minimum_age_check CHECK (minimum_age >= 6 AND minimum_age <= 99),
  constraint centre_agreements_notice_given_check CHECK (notice_given),
  constraint centre_agreements_text_hash_check CHECK (text_hash ~ '^[0-9a-f]{64}$'::text),
  constraint centre_agreements_version_check CHECK (version ~ '^[A-Za-z0-9._-]{1,40}$'::text),
  constraint centre_agreements_centre_id_fkey FOREIGN KEY (centre_id) REFERENCES private.centres(id) ON DELETE CASCADE,
  constraint centre_agreements_made_by_fkey FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
CREATE INDEX centre_agreements_centre_id_idx ON private.centre_agreements USING btree (centre_id, id DESC);
CREATE INDEX centre_agreements_made_by_idx ON private.centre_agreements USING btree (made_by);
alter table private.centre_agreements enable row level security;

create table private.centre_staff (
  centre_id uuid not null,
  user_id uuid not null,
  role text not null,
  joined_at timestamp with time zone default now() not null,
  constraint centre_staff_pkey PRIMARY KEY (centre_id, user_id),
  constraint centre_staff_role_check CHECK (role = ANY (ARRAY['lead'::text, 'counsellor'::text])),
  constraint centre_staff_centre_id_fkey FOREIGN KEY (centre_id) REFERENCES private.centres(id) ON DELETE CASCADE,
  constraint centre_staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX centre_staff_user_id_idx ON private.centre_staff USING btree (user_id);
alter table private.centre_staff enable row level security;
CREATE TRIGGER close_without_lead AFTER DELETE OR UPDATE OF role ON private.centre_staff FOR EACH ROW EXECUTE FUNCTION private.close_without_lead();

create table private.centres (
  id uuid default gen_random_uuid() not null,
  name text not null,
  country text not null,
  kind text not null,
  created_at timestamp with time zone default now() not null,
  closing_at timestamp with time zone,
  is_synthetic boolean default false not null,
  constraint centres_pkey PRIMARY KEY (id),
  constraint centres_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint centres_kind_check CHECK (kind = ANY (ARRAY['school'::text, 'consultancy'::text])),
  constraint centres_name_check CHECK (char_length(name) >= 2 AND char_length(name) <= 80)
);
CREATE INDEX centres_closing_at_idx ON private.centres USING btree (closing_at) WHERE closing_at IS NOT NULL;
CREATE INDEX centres_erasure_hash_idx ON private.centres USING btree (private.erasure_hash(id));
alter table private.centres enable row level security;
CREATE TRIGGER clean_name BEFORE INSERT OR UPDATE OF name ON private.centres FOR EACH ROW EXECUTE FUNCTION private.clean_written('name', '80');

create table private.class_groups (
  id uuid default gen_random_uuid() not null,
  centre_id uuid not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  roster_at timestamp with time zone,
  constraint class_groups_pkey PRIMARY KEY (id),
  constraint class_groups_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  constraint class_groups_centre_id_fkey FOREIGN KEY (centre_id) REFERENCES private.centres(id) ON DELETE CASCADE
);
CREATE INDEX class_groups_centre_id_idx ON private.class_groups USING btree (centre_id);
CREATE INDEX class_groups_roster_at_idx ON private.class_groups USING btree (roster_at) WHERE roster_at IS NOT NULL;
alter table private.class_groups enable row level security;
CREATE TRIGGER clean_name BEFORE INSERT OR UPDATE OF name ON private.class_groups FOR EACH ROW EXECUTE FUNCTION private.clean_written('name', '60');

create table private.class_seats (
  id uuid default gen_random_uuid() not null,
  session_id uuid not null,
  alias text,
  secret_hash text not null,
  user_id uuid,
  joined_at timestamp with time zone default now() not null,
  half_at timestamp with time zone,
  finished_at timestamp with time zone,
  shared text default 'nothing'::text not null,
  withdrawn_at timestamp with time zone,
  sent_hash text,
  constraint class_seats_pkey PRIMARY KEY (id),
  constraint class_seats_secret_hash_key UNIQUE (secret_hash),
  constraint class_seats_alias_check CHECK (char_length(alias) >= 1 AND char_length(alias) <= 60),
  constraint class_seats_secret_hash_check CHECK (secret_hash ~ '^[0-9a-f]{64}$'::text),
  constraint class_seats_sent_hash_check CHECK (sent_hash ~ '^[0-9a-f]{64}$'::text),
  constraint class_seats_shared_check CHECK (shared = ANY (ARRAY['nothing'::text, 'summary'::text, 'everything'::text])),
  constraint class_seats_session_id_fkey FOREIGN KEY (session_id) REFERENCES private.class_sessions(id) ON DELETE CASCADE,
  constraint class_seats_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX class_seats_alias_idx ON private.class_seats USING btree (session_id, lower(alias));
CREATE INDEX class_seats_user_id_idx ON private.class_seats USING btree (user_id);
alter table private.class_seats enable row level security;
CREATE TRIGGER settle_before_seat BEFORE DELETE ON private.class_seats FOR EACH ROW EXECUTE FUNCTION private.settle_before_seat();

create table private.class_sessions (
  id uuid default gen_random_uuid() not null,
  group_id uuid not null,
  code text not null,
  kind text default 'class'::text not null,
  tests text[] not null,
  form text not null,
  results text not null,
  mode text not null,
  cap integer not null,
  opened_at timestamp with time zone default now() not null,
  closes_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  released_at timestamp with time zone,
  joined integer default 0,
  half integer default 0,
  finished integer default 0 not null,
  evening_of uuid,
  constraint class_sessions_pkey PRIMARY KEY (id),
  constraint class_sessions_code_key UNIQUE (code),
  constraint class_sessions_cap_check CHECK (cap >= 1 AND cap <= 500),
  constraint class_sessions_check CHECK (closes_at <= (opened_at + '24:00:00'::interval)),
  constraint class_sessions_check1 CHECK ((kind = 'evening'::text) = (evening_of IS NOT NULL)),
  constraint class_sessions_code_check CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text),
  constraint class_sessions_form_check CHECK (form = ANY (ARRAY['full'::text, 'short'::text])),
  constraint class_sessions_kind_check CHECK (kind = ANY (ARRAY['class'::text, 'evening'::text])),
  constraint class_sessions_mode_check CHECK (mode = ANY (ARRAY['personal'::text, 'count'::text])),
  constraint class_sessions_results_check CHECK (results = ANY (ARRAY['now'::text, 'released'::text])),
  constraint class_sessions_tests_check CHECK (cardinality(tests) >= 1 AND cardinality(tests) <= 3 AND tests <@ ARRAY['riasec'::text, 'values'::text, 'personality'::text]),
  constraint class_sessions_evening_of_fkey FOREIGN KEY (evening_of) REFERENCES private.class_sessions(id) ON DELETE CASCADE,
  constraint class_sessions_group_id_fkey FOREIGN KEY (group_id) REFERENCES private.class_groups(id) ON DELETE CASCADE
);
CREATE INDEX class_sessions_closes_at_idx ON private.class_sessions USING btree (closes_at);
CREATE INDEX class_sessions_end_idx ON private.class_sessions USING btree (LEAST(closed_at, closes_at));
CREATE INDEX class_sessions_evening_of_idx ON private.class_sessions USING btree (evening_of) WHERE evening_of IS NOT NULL;
CREATE INDEX class_sessions_group_id_idx ON private.class_sessions USING btree (group_id, opened_at DESC);
CREATE INDEX class_sessions_unsettled_idx ON private.class_sessions USING btree (LEAST(closed_at, closes_at)) WHERE mode = 'count'::text AND joined IS NOT NULL;
alter table private.class_sessions enable row level security;

create table private.client_salts (
  day date not null,
  salt text default gen_random_uuid()::text || gen_random_uuid()::text not null,
  constraint client_salts_pkey PRIMARY KEY (day)
);
alter table private.client_salts enable row level security;

create table private.consent_texts (
  purpose text not null,
  version text not null,
  hash text not null,
  locale text not null,
  shipped_on date not null,
  constraint consent_texts_pkey PRIMARY KEY (purpose, version, hash, locale),
  constraint consent_texts_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  constraint consent_texts_locale_check CHECK (locale = ANY (ARRAY['es'::text, 'en'::text])),
  constraint consent_texts_purpose_check CHECK (purpose = ANY (ARRAY['account'::text, 'marketing'::text, 'research'::text, 'recontact'::text, 'guestlink'::text])),
  constraint consent_texts_version_check CHECK (version ~ '^[A-Za-z0-9._-]{1,40}$'::text)
);
alter table private.consent_texts enable row level security;
CREATE TRIGGER keep_consent_texts BEFORE DELETE OR UPDATE ON private.consent_texts FOR EACH ROW EXECUTE FUNCTION private.keep_consent_texts();

create table private.content_builds (
  build text not null,
  state text not null,
  step text default ''::text not null,
  began_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  constraint content_builds_pkey PRIMARY KEY (build),
  constraint content_builds_build_check CHECK (build ~ '^[0-9a-f]{16,64}$'::text),
  constraint content_builds_state_check CHECK (state = ANY (ARRAY['building'::text, 'ready'::text, 'failed'::text]))
);
CREATE UNIQUE INDEX content_builds_one_at_a_time ON private.content_builds USING btree (state) WHERE state = 'building'::text;
alter table private.content_builds enable row level security;

create table private.content_drafts (
  key text not null,
  said jsonb not null,
  base jsonb,
  revision integer default 1 not null,
  actor uuid,
  at timestamp with time zone default now() not null,
  constraint content_drafts_pkey PRIMARY KEY (key),
  constraint content_drafts_key_check CHECK (key ~ '^[a-z][a-z0-9/-]{0,119}$'::text),
  constraint content_drafts_said_check CHECK (octet_length(said::text) <= 1000000)
);
alter table private.content_drafts enable row level security;

create table private.content_editors (
  user_id uuid not null,
  role text not null,
  granted_by uuid,
  at timestamp with time zone default now() not null,
  constraint content_editors_pkey PRIMARY KEY (user_id),
  constraint content_editors_role_check CHECK (role = ANY (ARRAY['editor'::text, 'publisher'::text])),
  constraint content_editors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.content_editors enable row level security;

create table private.content_previews (
  token_hash text not null,
  build text not null,
  actor uuid,
  ends_at timestamp with time zone not null,
  constraint content_previews_pkey PRIMARY KEY (token_hash),
  constraint content_previews_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text)
);
alter table private.content_previews enable row level security;

create table private.content_served (
  is_only boolean default true not null,
  version bigint,
  serve_at timestamp with time zone default now() not null,
  constraint content_served_pkey PRIMARY KEY (is_only),
  constraint content_served_is_only_check CHECK (is_only),
  constraint content_served_version_fkey FOREIGN KEY (version) REFERENCES private.content_versions(id)
);
alter table private.content_served enable row level security;

create table private.content_versions (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  actor uuid,
  why text not null,
  undoes bigint,
  keys text[] not null,
  files jsonb not null,
  bases jsonb not null,
  constraint content_versions_pkey PRIMARY KEY (id),
  constraint content_versions_why_check CHECK (char_length(why) >= 1 AND char_length(why) <= 500)
);
alter table private.content_versions enable row level security;

create table private.erasures (
  hash text not null,
  at timestamp with time zone default now() not null,
  constraint erasures_pkey PRIMARY KEY (hash),
  constraint erasures_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text)
);
CREATE INDEX erasures_at_idx ON private.erasures USING btree (at);
alter table private.erasures enable row level security;

create table private.exported_contacts (
  user_id uuid not null,
  address text not null,
  at timestamp with time zone default now() not null,
  constraint exported_contacts_pkey PRIMARY KEY (user_id),
  constraint exported_contacts_address_check CHECK (char_length(address) <= 254),
  constraint exported_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX exported_contacts_address_idx ON private.exported_contacts USING btree (address);
alter table private.exported_contacts enable row level security;
CREATE TRIGGER note_withdrawal AFTER DELETE ON private.exported_contacts FOR EACH ROW EXECUTE FUNCTION private.note_withdrawal();

create table private.family_guesses (
  id uuid default gen_random_uuid() not null,
  session_id uuid not null,
  seat_id uuid,
  secret_hash text not null,
  guess text,
  at timestamp with time zone default now() not null,
  agreed_at timestamp with time zone,
  places jsonb,
  constraint family_guesses_pkey PRIMARY KEY (id),
  constraint family_guesses_secret_hash_key UNIQUE (secret_hash),
  constraint family_guesses_check CHECK ((guess IS NULL) = (seat_id IS NULL)),
  constraint family_guesses_check1 CHECK ((agreed_at IS NULL) = (places IS NULL) AND (agreed_at IS NULL OR seat_id IS NOT NULL)),
  constraint family_guesses_guess_check CHECK (guess ~ '^[RIASEC]{6}$'::text AND guess !~ '(.).*\1'::text),
  constraint family_guesses_places_check CHECK (octet_length(places::text) <= 400),
  constraint family_guesses_secret_hash_check CHECK (secret_hash ~ '^[0-9a-f]{64}$'::text),
  constraint family_guesses_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES private.class_seats(id) ON DELETE CASCADE,
  constraint family_guesses_session_id_fkey FOREIGN KEY (session_id) REFERENCES private.class_sessions(id) ON DELETE CASCADE
);
CREATE INDEX family_guesses_seat_id_idx ON private.family_guesses USING btree (seat_id) WHERE seat_id IS NOT NULL;
CREATE INDEX family_guesses_session_id_idx ON private.family_guesses USING btree (session_id);
alter table private.family_guesses enable row level security;

create table private.faults (
  fault text not null,
  since timestamp with time zone not null,
  told_at timestamp with time zone,
  over_at timestamp with time zone,
  constraint faults_pkey PRIMARY KEY (fault),
  constraint faults_fault_check CHECK (fault ~ '^[a-z][a-z-]{0,39}$'::text)
);
alter table private.faults enable row level security;

create table private.follow_ups (
  user_id uuid not null,
  occasion text not null,
  token_hash text not null,
  asked_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  constraint follow_ups_pkey PRIMARY KEY (user_id, occasion),
  constraint follow_ups_token_hash_key UNIQUE (token_hash),
  constraint follow_ups_occasion_check CHECK (occasion = ANY (ARRAY['month-12'::text, 'month-22'::text])),
  constraint follow_ups_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text),
  constraint follow_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.follow_ups enable row level security;

create table private.group_reports (
  session_id uuid not null,
  frozen jsonb not null,
  made_at timestamp with time zone default now() not null,
  constraint group_reports_pkey PRIMARY KEY (session_id),
  constraint group_reports_session_id_fkey FOREIGN KEY (session_id) REFERENCES private.class_sessions(id) ON DELETE CASCADE
);
alter table private.group_reports enable row level security;

create table private.group_staff (
  group_id uuid not null,
  user_id uuid not null,
  constraint group_staff_pkey PRIMARY KEY (group_id, user_id),
  constraint group_staff_group_id_fkey FOREIGN KEY (group_id) REFERENCES private.class_groups(id) ON DELETE CASCADE,
  constraint group_staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX group_staff_user_id_idx ON private.group_staff USING btree (user_id);
alter table private.group_staff enable row level security;

create table private.guest_links (
  id uuid default gen_random_uuid() not null,
  token_hash text not null,
  secret_hash text not null,
  summary jsonb,
  text_version text not null,
  text_hash text not null,
  locale text not null,
  user_id uuid,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default now() + '30 days'::interval not null,
  ended_at timestamp with time zone,
  guess_first boolean default false not null,
  guess text,
  guessed_at timestamp with time zone,
  guess_agreed_at timestamp with time zone,
  constraint guest_links_pkey PRIMARY KEY (id),
  constraint guest_links_token_hash_key UNIQUE (token_hash),
  constraint guest_links_check CHECK (expires_at <= (created_at + '30 days'::interval)),
  constraint guest_links_check1 CHECK ((guess IS NULL) = (guessed_at IS NULL) AND (guess_agreed_at IS NULL OR guess IS NOT NULL)),
  constraint guest_links_check2 CHECK (guess IS NULL OR summary IS NOT NULL),
  constraint guest_links_guess_check CHECK (guess ~ '^[RIASEC]{6}$'::text AND guess !~ '(.).*\1'::text),
  constraint guest_links_locale_check CHECK (locale = ANY (ARRAY['es'::text, 'en'::text])),
  constraint guest_links_secret_hash_check CHECK (secret_hash ~ '^[0-9a-f]{64}$'::text),
  constraint guest_links_summary_check CHECK (jsonb_typeof(summary) = 'object'::text AND octet_length(summary::text) <= 512),
  constraint guest_links_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text),
  constraint guest_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX guest_links_expires_idx ON private.guest_links USING btree (expires_at);
CREATE INDEX guest_links_guessed_idx ON private.guest_links USING btree (expires_at) WHERE guess IS NOT NULL;
CREATE INDEX guest_links_secret_idx ON private.guest_links USING btree (secret_hash);
CREATE INDEX guest_links_user_idx ON private.guest_links USING btree (user_id) WHERE user_id IS NOT NULL;
alter table private.guest_links enable row level security;

create table private.held_attempts (
  secret_hash text not null,
  payload jsonb not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default now() + '72:00:00'::interval not null,
  constraint held_attempts_pkey PRIMARY KEY (secret_hash),
  constraint held_attempts_payload_check CHECK (jsonb_typeof(payload) = 'array'::text AND octet_length(payload::text) <= 65536),
  constraint held_attempts_secret_hash_check CHECK (secret_hash ~ '^[0-9a-f]{64}$'::text)
);
CREATE INDEX held_attempts_created_at_idx ON private.held_attempts USING btree (created_at);
CREATE INDEX held_attempts_expires_at_idx ON private.held_attempts USING btree (expires_at);
alter table private.held_attempts enable row level security;
CREATE TRIGGER keep_held_possible BEFORE INSERT OR UPDATE OF payload ON private.held_attempts FOR EACH ROW EXECUTE FUNCTION private.keep_held_possible();

create table private.inactivity_notices (
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint inactivity_notices_pkey PRIMARY KEY (user_id),
  constraint inactivity_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.inactivity_notices enable row level security;

create table private.installation (
  id uuid default gen_random_uuid() not null,
  made_at timestamp with time zone default now() not null,
  is_only boolean default true not null,
  constraint installation_pkey PRIMARY KEY (is_only),
  constraint installation_is_only_check CHECK (is_only)
);
alter table private.installation enable row level security;

create table private.job_runs (
  id bigint generated always as identity not null,
  job text not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  outcome jsonb default '{}'::jsonb not null,
  error text,
  runner text default 'server'::text not null,
  constraint job_runs_pkey PRIMARY KEY (id),
  constraint job_runs_error_check CHECK (char_length(error) <= 500),
  constraint job_runs_job_check CHECK (job ~ '^[a-z][a-z-]{0,39}$'::text),
  constraint job_runs_runner_check CHECK (runner = ANY (ARRAY['server'::text, 'command'::text, 'pg_cron'::text]))
);
CREATE INDEX job_runs_job_idx ON private.job_runs USING btree (job, started_at DESC);
alter table private.job_runs enable row level security;

create table private.known_devices (
  user_id uuid not null,
  hash text not null,
  first_seen timestamp with time zone not null,
  last_seen timestamp with time zone not null,
  factor_id uuid,
  constraint known_devices_pkey PRIMARY KEY (user_id, hash),
  constraint known_devices_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  constraint known_devices_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE SET NULL,
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_factor_id_idx ON private.known_devices USING btree (factor_id) WHERE factor_id IS NOT NULL;
CREATE INDEX known_devices_last_seen_idx ON private.known_devices USING btree (last_seen);
alter table private.known_devices enable row level security;

create table private.last_uses (
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint last_uses_pkey PRIMARY KEY (user_id),
  constraint last_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.last_uses enable row level security;

create table private.mail_outbox (
  id bigint generated always as identity not null,
  to_address text not null,
  template text not null,
  locale text not null,
  data jsonb default '{}'::jsonb not null,
  attempts integer default 0 not null,
  next_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  dead_at timestamp with time zone,
  last_error text,
  dedupe_key text,
  created_at timestamp with time zone default now() not null,
  mailbox text,
  message_id uuid default gen_random_uuid() not null,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_dedupe_key_key UNIQUE (dedupe_key),
  constraint mail_outbox_data_check CHECK (octet_length(data::text) <= 16384),
  constraint mail_outbox_dedupe_key_check CHECK (char_length(dedupe_key) <= 200),
  constraint mail_outbox_last_error_check CHECK (last_error !~~ '%@%'::text),
  constraint mail_outbox_locale_check CHECK (locale = ANY (ARRAY['es'::text, 'en'::text])),
  constraint mail_outbox_mailbox_check CHECK (char_length(mailbox) <= 254),
  constraint mail_outbox_template_check CHECK (template ~ '^[a-z][a-z0-9-]{0,39}$'::text),
  constraint mail_outbox_to_address_check CHECK (char_length(to_address) <= 254)
);
CREATE INDEX mail_outbox_awaited_idx ON private.mail_outbox USING btree (next_at, id) WHERE sent_at IS NULL AND dead_at IS NULL AND (template = ANY (ARRAY['recovery'::text, 'confirm-sign-up'::text, 'already-registered'::text, 'email-change-current'::text, 'email-change-new'::text]));
CREATE INDEX mail_outbox_created_at_idx ON private.mail_outbox USING btree (created_at) INCLUDE (sent_at, dead_at, attempts);
CREATE INDEX mail_outbox_due_idx ON private.mail_outbox USING btree (next_at) WHERE sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX mail_outbox_kept_idx ON private.mail_outbox USING btree (COALESCE(sent_at, dead_at,
CASE
    WHEN template = ANY (ARRAY['account-erased'::text, 'account-erased-by-us'::text]) THEN created_at
    ELSE NULL::timestamp with time zone
END));
CREATE INDEX mail_outbox_mailbox_idx ON private.mail_outbox USING btree (mailbox, created_at DESC) WHERE mailbox IS NOT NULL;
CREATE INDEX mail_outbox_to_address_idx ON private.mail_outbox USING btree (to_address, created_at DESC);
alter table private.mail_outbox enable row level security;

create table private.meeting_links (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  token_hash text not null,
  what jsonb not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default now() + '30 days'::interval not null,
  opened_at timestamp with time zone,
  constraint meeting_links_pkey PRIMARY KEY (id),
  constraint meeting_links_token_hash_key UNIQUE (token_hash),
  constraint meeting_links_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text),
  constraint meeting_links_what_check CHECK (jsonb_typeof(what) = 'object'::text AND octet_length(what::text) <= 65536),
  constraint meeting_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX meeting_links_expires_at_idx ON private.meeting_links USING btree (expires_at);
CREATE INDEX meeting_links_user_id_idx ON private.meeting_links USING btree (user_id);
alter table private.meeting_links enable row level security;

create table private.notes (
  id bigint generated always as identity not null,
  user_id uuid not null,
  text text not null,
  at timestamp with time zone default now() not null,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 2000),
  constraint notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX notes_user_id_idx ON private.notes USING btree (user_id, at DESC);
alter table private.notes enable row level security;
CREATE TRIGGER cap_notes BEFORE INSERT ON private.notes FOR EACH ROW EXECUTE FUNCTION private.cap_notes();
CREATE TRIGGER clean_text BEFORE INSERT OR UPDATE OF text ON private.notes FOR EACH ROW EXECUTE FUNCTION private.clean_written('text', 'text');

create table private.pending_sign_ups (
  user_id uuid not null,
  browser_hash text,
  contested boolean default false not null,
  constraint pending_sign_ups_pkey PRIMARY KEY (user_id),
  constraint pending_sign_ups_browser_hash_check CHECK (browser_hash ~ '^[0-9a-f]{64}$'::text),
  constraint pending_sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.pending_sign_ups enable row level security;

create table private.people (
  id uuid not null,
  email text default ''::text not null,
  full_name text default ''::text not null,
  locale text default 'es'::text not null,
  words tsvector default ''::tsvector not null,
  created_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  started integer default 0 not null,
  finished integer default 0 not null,
  finished_at timestamp with time zone,
  marketing boolean default false not null,
  research boolean default false not null,
  is_admin boolean default false not null,
  is_synthetic boolean default false not null,
  used_at timestamp with time zone,
  constraint people_pkey PRIMARY KEY (id),
  constraint people_used_at_check CHECK (used_at < 'infinity'::timestamp with time zone),
  constraint people_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX people_admin_idx ON private.people USING btree (id) WHERE is_admin;
CREATE INDEX people_confirmed_at_idx ON private.people USING btree (confirmed_at, id);
CREATE INDEX people_created_at_idx ON private.people USING btree (created_at DESC, id);
CREATE INDEX people_email_idx ON private.people USING btree (email, id);
CREATE INDEX people_erasure_hash_idx ON private.people USING btree (private.erasure_hash(id));
CREATE INDEX people_finished_at_idx ON private.people USING btree (finished_at DESC NULLS LAST, id);
CREATE INDEX people_full_name_idx ON private.people USING btree (private.plain_words(full_name) COLLATE "C", id);
CREATE INDEX people_marketing_idx ON private.people USING btree (id) WHERE marketing;
CREATE INDEX people_research_idx ON private.people USING btree (id) WHERE research;
CREATE INDEX people_synthetic_idx ON private.people USING btree (id) WHERE is_synthetic;
CREATE INDEX people_unconfirmed_idx ON private.people USING btree (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX people_used_at_idx ON private.people USING btree (used_at);
CREATE INDEX people_words_idx ON private.people USING gin (words);
alter table private.people enable row level security;
CREATE TRIGGER call_back_contact AFTER UPDATE OF marketing, email ON private.people FOR EACH ROW WHEN (old.marketing AND NOT new.marketing OR old.email <> new.email) EXECUTE FUNCTION private.call_back_contact();
CREATE TRIGGER count_person AFTER INSERT OR DELETE ON private.people FOR EACH ROW EXECUTE FUNCTION private.count_person();
CREATE TRIGGER count_person_again AFTER UPDATE ON private.people FOR EACH ROW WHEN (old.created_at IS DISTINCT FROM new.created_at OR old.locale IS DISTINCT FROM new.locale OR (old.confirmed_at IS NULL) IS DISTINCT FROM (new.confirmed_at IS NULL)) EXECUTE FUNCTION private.count_person();

create table private.people_counts (
  id bigint generated always as identity not null,
  day date not null,
  locale text not null,
  people integer not null,
  confirmed integer not null,
  constraint people_counts_pkey PRIMARY KEY (id)
);
CREATE INDEX people_counts_day_idx ON private.people_counts USING btree (day);
alter table private.people_counts enable row level security;

create table private.policy_reports (
  day date not null,
  directive text not null,
  reports integer not null,
  constraint policy_reports_pkey PRIMARY KEY (day, directive),
  constraint policy_reports_directive_check CHECK (directive = ANY (ARRAY['default-src'::text, 'script-src'::text, 'script-src-elem'::text, 'script-src-attr'::text, 'style-src'::text, 'style-src-elem'::text, 'style-src-attr'::text, 'img-src'::text, 'font-src'::text, 'connect-src'::text, 'manifest-src'::text, 'worker-src'::text, 'frame-src'::text, 'child-src'::text, 'media-src'::text, 'object-src'::text, 'base-uri'::text, 'form-action'::text, 'frame-ancestors'::text, 'require-trusted-types-for'::text, 'trusted-types'::text, 'other'::text])),
  constraint policy_reports_reports_check CHECK (reports > 0)
);
alter table private.policy_reports enable row level security;

create table private.provider_flows (
  state_hash text not null,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  code_challenge text not null,
  redirect_to text not null,
  created_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  code_hash text,
  vouched jsonb,
  constraint provider_flows_pkey PRIMARY KEY (state_hash),
  constraint provider_flows_code_hash_key UNIQUE (code_hash),
  constraint provider_flows_browser_hash_check CHECK (browser_hash ~ '^[0-9a-f]{64}$'::text),
  constraint provider_flows_code_challenge_check CHECK (code_challenge ~ '^[A-Za-z0-9_-]{43}$'::text),
  constraint provider_flows_code_hash_check CHECK (code_hash ~ '^[0-9a-f]{64}$'::text),
  constraint provider_flows_nonce_check CHECK (char_length(nonce) <= 100),
  constraint provider_flows_provider_check CHECK (provider = ANY (ARRAY['google'::text, 'azure'::text])),
  constraint provider_flows_redirect_to_check CHECK (char_length(redirect_to) <= 1300),
  constraint provider_flows_state_hash_check CHECK (state_hash ~ '^[0-9a-f]{64}$'::text),
  constraint provider_flows_verifier_check CHECK (char_length(verifier) <= 128)
);
CREATE INDEX provider_flows_created_at_idx ON private.provider_flows USING btree (created_at);
alter table private.provider_flows enable row level security;

create table private.rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire_idx ON private.rate_limits USING btree (expire);
alter table private.rate_limits enable row level security;

create table private.recovery_codes (
  id bigint generated always as identity not null,
  user_id uuid not null,
  factor_id uuid not null,
  secret_hash text not null,
  made_at timestamp with time zone default now() not null,
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_secret_hash_key UNIQUE (secret_hash),
  constraint recovery_codes_secret_hash_check CHECK (secret_hash ~ '^[0-9a-f]{64}$'::text),
  constraint recovery_codes_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_factor_id_idx ON private.recovery_codes USING btree (factor_id);
CREATE INDEX recovery_codes_user_id_idx ON private.recovery_codes USING btree (user_id);
alter table private.recovery_codes enable row level security;

create table private.request_askers (
  request bigint not null,
  who text not null,
  asked_by text default ''::text not null,
  proof_asked_at timestamp with time zone,
  proof_seen_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint request_askers_pkey PRIMARY KEY (request),
  constraint request_askers_asked_by_check CHECK (char_length(asked_by) <= 300),
  constraint request_askers_who_check CHECK (who = ANY (ARRAY['person'::text, 'guardian'::text, 'other'::text])),
  constraint request_askers_request_fkey FOREIGN KEY (request) REFERENCES public.requests(id) ON DELETE CASCADE
);
alter table private.request_askers enable row level security;
CREATE TRIGGER clean_asked_by BEFORE INSERT OR UPDATE OF asked_by ON private.request_askers FOR EACH ROW EXECUTE FUNCTION private.clean_written('asked_by', '300');

create table private.research_studies (
  id bigint generated always as identity not null,
  instrument text not null,
  version integer not null,
  figures jsonb not null,
  is_synthetic boolean not null,
  made_at timestamp with time zone default now() not null,
  constraint research_studies_pkey PRIMARY KEY (id),
  constraint research_studies_figures_check CHECK (jsonb_typeof(figures) = 'object'::text),
  constraint research_studies_instrument_check CHECK (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'::text),
  constraint research_studies_version_check CHECK (version > 0)
);
CREATE INDEX research_studies_newest_idx ON private.research_studies USING btree (instrument, version, is_synthetic, id DESC);
alter table private.research_studies enable row level security;
CREATE TRIGGER keep_made_figures BEFORE UPDATE ON private.research_studies FOR EACH ROW EXECUTE FUNCTION private.keep_made_figures();

create table private.retention_rules (
  step text not null,
  "position" integer not null,
  due text not null,
  remove text not null,
  constraint retention_rules_pkey PRIMARY KEY (step),
  constraint retention_rules_position_key UNIQUE ("position"),
  constraint retention_rules_step_check CHECK (step ~ '^[a-z-]+$'::text)
);
alter table private.retention_rules enable row level security;

create table private.retention_spans (
  name text not null,
  span interval not null,
  constraint retention_spans_pkey PRIMARY KEY (name),
  constraint retention_spans_name_check CHECK (name ~ '^[a-z][A-Za-z]+$'::text)
);
alter table private.retention_spans enable row level security;

create table private.roster_entries (
  group_id uuid not null,
  alias text not null,
  place integer not null,
  constraint roster_entries_pkey PRIMARY KEY (group_id, place),
  constraint roster_entries_alias_check CHECK (private.is_safe_alias(alias)),
  constraint roster_entries_place_check CHECK (place >= 1 AND place <= 500),
  constraint roster_entries_group_id_fkey FOREIGN KEY (group_id) REFERENCES private.class_groups(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX roster_entries_alias_idx ON private.roster_entries USING btree (group_id, lower(alias));
alter table private.roster_entries enable row level security;

create table private.seat_appointments (
  seat_id uuid not null,
  next_at timestamp with time zone not null,
  link text,
  author uuid,
  constraint seat_appointments_pkey PRIMARY KEY (seat_id),
  constraint seat_appointments_link_check CHECK (link ~ '^https://[^\s]+$'::text AND char_length(link) <= 300),
  constraint seat_appointments_next_at_check CHECK (next_at >= private.first_moment() AND next_at < '2100-01-01 00:00:00+00'::timestamp with time zone),
  constraint seat_appointments_author_fkey FOREIGN KEY (author) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint seat_appointments_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES private.class_seats(id) ON DELETE CASCADE
);
CREATE INDEX seat_appointments_author_idx ON private.seat_appointments USING btree (author);
alter table private.seat_appointments enable row level security;

create table private.seat_notes (
  id bigint generated always as identity not null,
  seat_id uuid not null,
  version integer not null,
  text text not null,
  author uuid,
  at timestamp with time zone default now() not null,
  constraint seat_notes_pkey PRIMARY KEY (id),
  constraint seat_notes_seat_id_version_key UNIQUE (seat_id, version),
  constraint seat_notes_text_check CHECK (char_length(text) <= 2000),
  constraint seat_notes_version_check CHECK (version > 0),
  constraint seat_notes_author_fkey FOREIGN KEY (author) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint seat_notes_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES private.class_seats(id) ON DELETE CASCADE
);
CREATE INDEX seat_notes_author_idx ON private.seat_notes USING btree (author);
alter table private.seat_notes enable row level security;
CREATE TRIGGER clean_text BEFORE INSERT OR UPDATE OF text ON private.seat_notes FOR EACH ROW EXECUTE FUNCTION private.clean_written('text', 'text');

create table private.seat_results (
  seat_id uuid not null,
  attempts jsonb not null,
  summary jsonb not null,
  constraint seat_results_pkey PRIMARY KEY (seat_id),
  constraint seat_results_attempts_check CHECK (jsonb_typeof(attempts) = 'array'::text AND octet_length(attempts::text) <= 98304),
  constraint seat_results_summary_check CHECK (jsonb_typeof(summary) = 'object'::text AND octet_length(summary::text) <= 1024),
  constraint seat_results_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES private.class_seats(id) ON DELETE CASCADE
);
alter table private.seat_results enable row level security;

create table private.seat_steps (
  seat_id uuid not null,
  text text not null,
  author uuid,
  at timestamp with time zone default now() not null,
  constraint seat_steps_pkey PRIMARY KEY (seat_id),
  constraint seat_steps_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 400),
  constraint seat_steps_author_fkey FOREIGN KEY (author) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint seat_steps_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES private.class_seats(id) ON DELETE CASCADE
);
CREATE INDEX seat_steps_author_idx ON private.seat_steps USING btree (author);
alter table private.seat_steps enable row level security;
CREATE TRIGGER clean_text BEFORE INSERT OR UPDATE OF text ON private.seat_steps FOR EACH ROW EXECUTE FUNCTION private.clean_written('text', 'text');

create table private.session_ends (
  only_row boolean default true not null,
  idle_days integer not null,
  max_days integer not null,
  constraint session_ends_pkey PRIMARY KEY (only_row),
  constraint session_ends_check CHECK (max_days >= idle_days),
  constraint session_ends_idle_days_check CHECK (idle_days > 0),
  constraint session_ends_only_row_check CHECK (only_row)
);
alter table private.session_ends enable row level security;

create table private.staff_invitations (
  id uuid default gen_random_uuid() not null,
  centre_id uuid not null,
  token_hash text not null,
  role text not null,
  groups uuid[] default '{}'::uuid[] not null,
  made_by uuid,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default now() + '7 days'::interval not null,
  constraint staff_invitations_pkey PRIMARY KEY (id),
  constraint staff_invitations_token_hash_key UNIQUE (token_hash),
  constraint staff_invitations_groups_check CHECK (cardinality(groups) <= 200),
  constraint staff_invitations_role_check CHECK (role = ANY (ARRAY['lead'::text, 'counsellor'::text])),
  constraint staff_invitations_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text),
  constraint staff_invitations_centre_id_fkey FOREIGN KEY (centre_id) REFERENCES private.centres(id) ON DELETE CASCADE,
  constraint staff_invitations_made_by_fkey FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
CREATE INDEX staff_invitations_centre_id_idx ON private.staff_invitations USING btree (centre_id);
CREATE INDEX staff_invitations_expires_at_idx ON private.staff_invitations USING btree (expires_at);
CREATE INDEX staff_invitations_made_by_idx ON private.staff_invitations USING btree (made_by);
alter table private.staff_invitations enable row level security;

create table private.step_counts (
  day date not null,
  step text not null,
  count integer not null,
  constraint step_counts_pkey PRIMARY KEY (day, step),
  constraint step_counts_count_check CHECK (count > 0),
  constraint step_counts_step_check CHECK (step = ANY (ARRAY['visit'::text, 'begun'::text, 'finished'::text, 'sent'::text, 'booking'::text]))
);
alter table private.step_counts enable row level security;

create table private.suppressed_addresses (
  hash text not null,
  at timestamp with time zone default now() not null,
  constraint suppressed_addresses_pkey PRIMARY KEY (hash),
  constraint suppressed_addresses_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text)
);
CREATE INDEX suppressed_addresses_at_idx ON private.suppressed_addresses USING btree (at);
alter table private.suppressed_addresses enable row level security;

create table private.withdrawals (
  id bigint generated always as identity not null,
  message text default 'msg_'::text || gen_random_uuid() not null,
  user_id uuid,
  address text,
  reason text not null,
  at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  next_at timestamp with time zone default now() not null,
  last_error text,
  given_up_at timestamp with time zone,
  done_at timestamp with time zone,
  way text,
  status integer,
  receipt text,
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_message_key UNIQUE (message),
  constraint withdrawals_address_check CHECK (char_length(address) <= 254),
  constraint withdrawals_check CHECK ((done_at IS NULL) = (address IS NOT NULL)),
  constraint withdrawals_check1 CHECK ((done_at IS NULL) = (way IS NULL)),
  constraint withdrawals_last_error_check CHECK (last_error ~ '^[A-Za-z0-9_ ]{1,60}$'::text),
  constraint withdrawals_reason_check CHECK (reason = ANY (ARRAY['withdrawn'::text, 'erased'::text, 'address-changed'::text])),
  constraint withdrawals_receipt_check CHECK (receipt ~ '^[A-Za-z0-9_.:-]{1,100}$'::text),
  constraint withdrawals_way_check CHECK (way = ANY (ARRAY['webhook'::text, 'hand'::text])),
  constraint withdrawals_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
CREATE INDEX withdrawals_done_at_idx ON private.withdrawals USING btree (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX withdrawals_due_idx ON private.withdrawals USING btree (next_at) WHERE done_at IS NULL AND given_up_at IS NULL;
CREATE INDEX withdrawals_user_id_idx ON private.withdrawals USING btree (user_id) WHERE user_id IS NOT NULL;
alter table private.withdrawals enable row level security;

create table public.attempts (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  instrument text not null,
  version integer not null,
  form text not null,
  locale text not null,
  state text default 'draft'::text not null,
  answers jsonb default '{}'::jsonb not null,
  item_times jsonb default '{}'::jsonb not null,
  rev integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  submitted_at timestamp with time zone,
  answered integer default 0 not null,
  constraint attempts_pkey PRIMARY KEY (id),
  constraint attempts_answers_check CHECK (jsonb_typeof(answers) = 'object'::text AND octet_length(answers::text) <= 65536),
  constraint attempts_check CHECK ((state = 'draft'::text) = (submitted_at IS NULL)),
  constraint attempts_created_at_possible CHECK (created_at >= '2026-01-01 00:00:00+00'::timestamp with time zone AND created_at < 'infinity'::timestamp with time zone),
  constraint attempts_form_check CHECK (form = ANY (ARRAY['full'::text, 'short'::text])),
  constraint attempts_instrument_check CHECK (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'::text),
  constraint attempts_item_times_check CHECK (jsonb_typeof(item_times) = 'object'::text AND octet_length(item_times::text) <= 65536),
  constraint attempts_item_times_possible CHECK (NOT jsonb_path_exists(item_times, '$.*?(!(((((@."at".type() == "number" && @."ms".type() == "number") && @."at" >= 0) && @."at" < 4102444800000) && @."ms" >= 0) && @."ms" <= 86400000))'::jsonpath)),
  constraint attempts_locale_check CHECK (locale = ANY (ARRAY['es'::text, 'en'::text])),
  constraint attempts_state_check CHECK (state = ANY (ARRAY['draft'::text, 'submitted'::text, 'withdrawn'::text])),
  constraint attempts_submitted_at_possible CHECK (submitted_at >= created_at AND submitted_at < 'infinity'::timestamp with time zone),
  constraint attempts_version_check CHECK (version >= 1 AND version <= 9999),
  constraint attempts_withdrawn_is_empty CHECK (state <> 'withdrawn'::text OR answers = '{}'::jsonb AND item_times = '{}'::jsonb),
  constraint attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX attempts_created_at_idx ON public.attempts USING btree (created_at) INCLUDE (instrument, form, state);
CREATE INDEX attempts_drafts_idx ON public.attempts USING btree (created_at) INCLUDE (instrument, form, answered) WHERE state = 'draft'::text;
CREATE INDEX attempts_submitted_at_idx ON public.attempts USING btree (submitted_at) INCLUDE (user_id) WHERE state = 'submitted'::text;
CREATE INDEX attempts_user_id_idx ON public.attempts USING btree (user_id, updated_at DESC);
CREATE INDEX attempts_withdrawn_idx ON public.attempts USING btree (updated_at) WHERE state = 'withdrawn'::text;
alter table public.attempts enable row level security;
grant select on public.attempts to authenticated;
grant select on public.attempts to service_role;
create policy "People read their own attempts" on public.attempts
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own an" on public.attempts
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER count_answers BEFORE INSERT OR UPDATE OF answers ON public.attempts FOR EACH ROW EXECUTE FUNCTION private.count_answers();
CREATE TRIGGER count_attempt AFTER INSERT OR DELETE ON public.attempts FOR EACH ROW EXECUTE FUNCTION private.count_attempt();
CREATE TRIGGER count_attempt_again AFTER UPDATE ON public.attempts FOR EACH ROW WHEN (old.created_at IS DISTINCT FROM new.created_at OR old.instrument IS DISTINCT FROM new.instrument OR old.form IS DISTINCT FROM new.form OR old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION private.count_attempt();
CREATE TRIGGER drop_guess_with_deleted_result AFTER DELETE ON public.attempts FOR EACH ROW WHEN (old.instrument = 'riasec'::text) EXECUTE FUNCTION private.drop_guess();
CREATE TRIGGER drop_guess_with_withdrawn_result AFTER UPDATE OF state ON public.attempts FOR EACH ROW WHEN (old.instrument = 'riasec'::text AND new.state = 'withdrawn'::text) EXECUTE FUNCTION private.drop_guess();
CREATE TRIGGER drop_second_look AFTER UPDATE ON public.attempts FOR EACH ROW WHEN (old.state <> 'withdrawn'::text AND new.state = 'withdrawn'::text) EXECUTE FUNCTION private.drop_second_look();
CREATE TRIGGER keep_attempt_possible BEFORE INSERT OR UPDATE OF created_at, submitted_at ON public.attempts FOR EACH ROW EXECUTE FUNCTION private.keep_attempt_possible();
CREATE TRIGGER keep_people_list AFTER INSERT OR DELETE OR UPDATE OF state ON public.attempts FOR EACH ROW EXECUTE FUNCTION private.keep_people_list('user_id');
CREATE TRIGGER keep_submitted_attempt BEFORE UPDATE ON public.attempts FOR EACH ROW WHEN (old.state <> 'draft'::text AND (old.id IS DISTINCT FROM new.id OR old.user_id IS DISTINCT FROM new.user_id OR old.instrument IS DISTINCT FROM new.instrument OR old.version IS DISTINCT FROM new.version OR old.form IS DISTINCT FROM new.form OR old.answers IS DISTINCT FROM new.answers OR old.item_times IS DISTINCT FROM new.item_times OR old.submitted_at IS DISTINCT FROM new.submitted_at)) EXECUTE FUNCTION private.keep_submitted_attempt();
CREATE TRIGGER keep_withdrawn_attempt BEFORE UPDATE ON public.attempts FOR EACH ROW WHEN (old.state = 'withdrawn'::text AND new.state <> 'withdrawn'::text) EXECUTE FUNCTION private.keep_withdrawn_attempt();
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.attempts FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();
CREATE TRIGGER refuse_when_restricted BEFORE INSERT OR UPDATE ON public.attempts FOR EACH ROW WHEN (new.state <> 'withdrawn'::text) EXECUTE FUNCTION private.refuse_when_restricted();

create table public.consents (
  id bigint generated always as identity not null,
  user_id uuid default auth.uid() not null,
  purpose text not null,
  granted boolean not null,
  text_version text not null,
  text_hash text not null,
  locale text not null,
  channel text not null,
  at timestamp with time zone default now() not null,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_channel_check CHECK (channel = ANY (ARRAY['sign-up'::text, 'auth'::text, 'result'::text, 'profile'::text, 'mail'::text])),
  constraint consents_locale_check CHECK (locale = ANY (ARRAY['es'::text, 'en'::text])),
  constraint consents_purpose_check CHECK (purpose = ANY (ARRAY['account'::text, 'marketing'::text, 'research'::text, 'recontact'::text])),
  constraint consents_text_hash_check CHECK (text_hash ~ '^[0-9a-f]{64}$'::text),
  constraint consents_text_version_check CHECK (text_version ~ '^[A-Za-z0-9._-]{1,40}$'::text),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX consents_recontact_idx ON public.consents USING btree (at, user_id) WHERE purpose = 'recontact'::text;
CREATE INDEX consents_user_id_idx ON public.consents USING btree (user_id, purpose, at DESC);
alter table public.consents enable row level security;
grant insert (purpose, granted, text_version, text_hash, locale, channel), select on public.consents to authenticated;
grant select on public.consents to service_role;
create policy "People add consents of their own" on public.consents
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People read their own consents" on public.consents
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own co" on public.consents
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER cap_consents BEFORE INSERT ON public.consents FOR EACH ROW EXECUTE FUNCTION private.cap_consents();
CREATE TRIGGER check_consent_text BEFORE INSERT ON public.consents FOR EACH ROW EXECUTE FUNCTION private.check_consent_text();
CREATE TRIGGER hold_back_follow_ups AFTER INSERT ON public.consents FOR EACH ROW WHEN (new.purpose = 'recontact'::text AND NOT new.granted) EXECUTE FUNCTION private.hold_back_follow_ups();
CREATE TRIGGER keep_people_list AFTER INSERT ON public.consents FOR EACH ROW EXECUTE FUNCTION private.keep_people_list('user_id');
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.consents FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();

create table public.directions (
  user_id uuid default auth.uid() not null,
  occasion text default 'result'::text not null,
  family text not null,
  at timestamp with time zone default now() not null,
  constraint directions_pkey PRIMARY KEY (user_id, occasion),
  constraint directions_family_check CHECK (family ~ '^[a-z][a-z-]{0,39}$'::text),
  constraint directions_occasion_check CHECK (occasion = ANY (ARRAY['result'::text, 'month-12'::text, 'month-22'::text])),
  constraint directions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.directions enable row level security;
grant delete, insert (family), select, update (family) on public.directions to authenticated;
grant select on public.directions to service_role;
create policy "People add directions of their own" on public.directions
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People change their own directions" on public.directions
  for update to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)))
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People read their own directions" on public.directions
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People take back their own directions" on public.directions
  for delete to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own di" on public.directions
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER note_direction BEFORE INSERT OR UPDATE ON public.directions FOR EACH ROW EXECUTE FUNCTION private.note_direction();
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.directions FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();
CREATE TRIGGER refuse_when_restricted BEFORE INSERT OR UPDATE ON public.directions FOR EACH ROW EXECUTE FUNCTION private.refuse_when_restricted();

create table public.plans (
  user_id uuid default auth.uid() not null,
  country text not null,
  diploma text not null,
  aim text not null,
  start text not null,
  ticks jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  stay text,
  region text,
  constraint plans_pkey PRIMARY KEY (user_id),
  constraint plans_aim_check CHECK (aim = ANY (ARRAY['public-degree'::text, 'private-degree'::text, 'vocational'::text, 'language-first'::text])),
  constraint plans_country_check CHECK (country ~ '^([A-Z]{2}|other)$'::text),
  constraint plans_diploma_check CHECK (diploma = ANY (ARRAY['national'::text, 'ib'::text, 'other'::text])),
  constraint plans_region_check CHECK (region ~ '^[a-z]+(-[a-z]+)*$'::text AND char_length(region) <= 40),
  constraint plans_start_check CHECK (start ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'::text),
  constraint plans_start_possible CHECK (start >= '2026-01'::text),
  constraint plans_stay_check CHECK (stay = ANY (ARRAY['citizen'::text, 'union'::text, 'resident'::text, 'ask'::text, 'visa'::text])),
  constraint plans_ticks_check CHECK (jsonb_typeof(ticks) = 'object'::text AND octet_length(ticks::text) <= 4096),
  constraint plans_ticks_possible CHECK (NOT jsonb_path_exists(ticks, '$.*?(@.type() != "string" || !(@ like_regex "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"))'::jsonpath)),
  constraint plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.plans enable row level security;
grant delete, insert (country, diploma, aim, start, ticks, stay, region), select, update (country, diploma, aim, start, ticks, stay, region) on public.plans to authenticated;
grant select on public.plans to service_role;
create policy "People change their own plan" on public.plans
  for update to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)))
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People delete their own plan" on public.plans
  for delete to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People make their own plan" on public.plans
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People read their own plan" on public.plans
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own pl" on public.plans
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER keep_plan_possible BEFORE INSERT OR UPDATE OF start, ticks ON public.plans FOR EACH ROW EXECUTE FUNCTION private.keep_plan_possible();
CREATE TRIGGER note_plan_change BEFORE UPDATE ON public.plans FOR EACH ROW EXECUTE FUNCTION private.note_plan_change();
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.plans FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();
CREATE TRIGGER refuse_when_restricted BEFORE INSERT OR UPDATE ON public.plans FOR EACH ROW EXECUTE FUNCTION private.refuse_when_restricted();

create table public.profiles (
  id uuid not null,
  full_name text default ''::text not null,
  locale text default 'es'::text not null,
  country text,
  age_band text,
  study_level text,
  source text,
  is_admin boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  restricted_at timestamp with time zone,
  objected_at timestamp with time zone,
  is_synthetic boolean default false not null,
  held_at timestamp with time zone,
  held_for text,
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_age_band_check CHECK (age_band = ANY (ARRAY['14-15'::text, '16-17'::text, '18-24'::text, '25+'::text])),
  constraint profiles_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint profiles_full_name_check CHECK (char_length(full_name) <= 100),
  constraint profiles_held_for_check CHECK (held_for = ANY (ARRAY['asked'::text, 'minor'::text])),
  constraint profiles_held_whole CHECK ((held_at IS NULL) = (held_for IS NULL) AND (held_at IS NULL OR restricted_at IS NOT NULL)),
  constraint profiles_locale_check CHECK (locale = ANY (ARRAY['es'::text, 'en'::text])),
  constraint profiles_source_check CHECK (source ~ '^[a-z0-9_-]{1,40}$'::text),
  constraint profiles_study_level_check CHECK (study_level ~ '^[a-z][a-z-]{0,39}$'::text),
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.profiles enable row level security;
grant select, update (full_name, locale, country, age_band, study_level) on public.profiles to authenticated;
grant select, update (full_name, locale, country, age_band, study_level) on public.profiles to service_role;
create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (id = (( SELECT auth.uid() AS uid)))
  with check (id = (( SELECT auth.uid() AS uid)));
create policy "People read their own profile" on public.profiles
  for select to authenticated
  using (id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own pr" on public.profiles
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER clean_full_name BEFORE INSERT OR UPDATE OF full_name ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.clean_written('full_name', '100');
CREATE TRIGGER hold_back_follow_ups AFTER UPDATE OF restricted_at, objected_at ON public.profiles FOR EACH ROW WHEN (new.restricted_at IS NOT NULL OR new.objected_at IS NOT NULL) EXECUTE FUNCTION private.hold_back_follow_ups();
CREATE TRIGGER keep_admin_flag BEFORE INSERT OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.keep_admin_flag();
CREATE TRIGGER keep_people_list AFTER INSERT OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.keep_people_list('id');
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.profiles FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();
CREATE TRIGGER refuse_when_restricted BEFORE UPDATE OF country, age_band, study_level ON public.profiles FOR EACH ROW WHEN (CURRENT_USER = ANY (ARRAY['authenticated'::name, 'service_role'::name])) EXECUTE FUNCTION private.refuse_when_restricted();

create table public.reactions (
  user_id uuid default auth.uid() not null,
  career text not null,
  reaction text not null,
  at timestamp with time zone default now() not null,
  trial text,
  trial_at timestamp with time zone,
  constraint reactions_pkey PRIMARY KEY (user_id, career),
  constraint reactions_career_check CHECK (career ~ '^[a-z0-9][a-z0-9-]{0,79}$'::text),
  constraint reactions_reaction_check CHECK (reaction = ANY (ARRAY['interested'::text, 'no'::text, 'known'::text])),
  constraint reactions_trial_at_check CHECK ((trial IS NULL) = (trial_at IS NULL)),
  constraint reactions_trial_check CHECK (trial = ANY (ARRAY['open'::text, 'more'::text, 'unsure'::text, 'less'::text])),
  constraint reactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX reactions_open_trial_idx ON public.reactions USING btree (user_id) WHERE trial = 'open'::text;
alter table public.reactions enable row level security;
grant delete, insert (career, reaction, trial), select, update (career, reaction, trial) on public.reactions to authenticated;
grant select on public.reactions to service_role;
create policy "People add reactions of their own" on public.reactions
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People change their own reactions" on public.reactions
  for update to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)))
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People read their own reactions" on public.reactions
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People take back their own reactions" on public.reactions
  for delete to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own fa" on public.reactions
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER note_reaction BEFORE INSERT OR UPDATE ON public.reactions FOR EACH ROW EXECUTE FUNCTION private.note_reaction();
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.reactions FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();
CREATE TRIGGER refuse_when_restricted BEFORE INSERT OR UPDATE ON public.reactions FOR EACH ROW EXECUTE FUNCTION private.refuse_when_restricted();

create table public.requests (
  id bigint generated always as identity not null,
  user_id uuid default auth.uid(),
  kind text not null,
  text text default ''::text not null,
  at timestamp with time zone default now() not null,
  due_at timestamp with time zone default now() + '1 mon'::interval not null,
  answered_at timestamp with time zone,
  outcome text,
  channel text default 'site'::text not null,
  reminded_at timestamp with time zone,
  constraint requests_pkey PRIMARY KEY (id),
  constraint requests_by_account_or_entered CHECK (user_id IS NOT NULL OR channel <> 'site'::text),
  constraint requests_channel_check CHECK (channel = ANY (ARRAY['site'::text, 'mail'::text, 'letter'::text, 'telephone'::text, 'controller'::text])),
  constraint requests_check CHECK (outcome IS NULL OR answered_at IS NOT NULL),
  constraint requests_kind_check CHECK (kind = ANY (ARRAY['access'::text, 'rectification'::text, 'erasure'::text, 'restriction'::text, 'objection'::text])),
  constraint requests_outcome_check CHECK (char_length(outcome) <= 2000),
  constraint requests_text_check CHECK (char_length(text) <= 2000),
  constraint requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX requests_answered_at_idx ON public.requests USING btree (answered_at) WHERE user_id IS NULL;
CREATE INDEX requests_due_at_idx ON public.requests USING btree (due_at) WHERE answered_at IS NULL;
CREATE INDEX requests_user_id_idx ON public.requests USING btree (user_id, at DESC);
alter table public.requests enable row level security;
grant insert (kind, text), select on public.requests to authenticated;
grant select on public.requests to service_role;
create policy "People add requests of their own" on public.requests
  for insert to authenticated
  with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "People read their own requests" on public.requests
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own re" on public.requests
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER clean_outcome BEFORE INSERT OR UPDATE OF outcome ON public.requests FOR EACH ROW EXECUTE FUNCTION private.clean_written('outcome', 'text');
CREATE TRIGGER clean_text BEFORE INSERT OR UPDATE OF text ON public.requests FOR EACH ROW EXECUTE FUNCTION private.clean_written('text', 'text');
CREATE TRIGGER keep_register_readable BEFORE INSERT ON public.requests FOR EACH ROW EXECUTE FUNCTION private.keep_register_readable();
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.requests FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();
CREATE TRIGGER tell_of_request AFTER INSERT ON public.requests FOR EACH ROW WHEN (new.answered_at IS NULL AND new.channel <> 'controller'::text) EXECUTE FUNCTION private.tell_of_request();

create table public.research_releases (
  id bigint generated always as identity not null,
  instrument text not null,
  n integer not null,
  period_start date not null,
  period_end date not null,
  k integer not null,
  tables jsonb not null,
  is_synthetic boolean default false not null,
  made_at timestamp with time zone default now() not null,
  published_at timestamp with time zone,
  constraint research_releases_pkey PRIMARY KEY (id),
  constraint research_releases_check CHECK (period_end >= period_start),
  constraint research_releases_instrument_check CHECK (instrument ~ '^[a-z][a-z0-9_-]{0,39}$'::text),
  constraint research_releases_k_check CHECK (k >= 5),
  constraint research_releases_n_check CHECK (n > 0),
  constraint research_releases_period_possible CHECK (period_start >= '2026-01-01'::date AND period_end < 'infinity'::date),
  constraint research_releases_tables_check CHECK (jsonb_typeof(tables) = 'object'::text)
);
CREATE INDEX research_releases_published_at_idx ON public.research_releases USING btree (published_at DESC, id DESC);
alter table public.research_releases enable row level security;
grant select on public.research_releases to anon;
grant select on public.research_releases to authenticated;
create policy "Everybody reads published releases" on public.research_releases
  for select to anon, authenticated
  using (published_at <= now());
CREATE TRIGGER keep_published_release BEFORE DELETE OR UPDATE ON public.research_releases FOR EACH ROW WHEN (old.published_at IS NOT NULL) EXECUTE FUNCTION private.keep_published_release();

create table public.second_looks (
  attempt uuid not null,
  user_id uuid not null,
  version integer not null,
  answers jsonb default '{}'::jsonb not null,
  item_times jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint second_looks_pkey PRIMARY KEY (attempt),
  constraint second_looks_answers_check CHECK (jsonb_typeof(answers) = 'object'::text),
  constraint second_looks_item_times_check CHECK (jsonb_typeof(item_times) = 'object'::text),
  constraint second_looks_item_times_possible CHECK (NOT jsonb_path_exists(item_times, '$.*?(!(((((@."at".type() == "number" && @."ms".type() == "number") && @."at" >= 0) && @."at" < 4102444800000) && @."ms" >= 0) && @."ms" <= 86400000))'::jsonpath)),
  constraint second_looks_attempt_fkey FOREIGN KEY (attempt) REFERENCES public.attempts(id) ON DELETE CASCADE,
  constraint second_looks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX second_looks_user_id_idx ON public.second_looks USING btree (user_id);
alter table public.second_looks enable row level security;
grant delete, select on public.second_looks to authenticated;
grant select on public.second_looks to service_role;
create policy "People read their own second looks" on public.second_looks
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People take back their own second looks" on public.second_looks
  for delete to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own se" on public.second_looks
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.second_looks FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();
CREATE TRIGGER refuse_when_restricted BEFORE INSERT OR UPDATE ON public.second_looks FOR EACH ROW EXECUTE FUNCTION private.refuse_when_restricted();

create table public.shares (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  what jsonb not null,
  token_hash text not null,
  label text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  opened_at timestamp with time zone,
  opens integer default 0 not null,
  with_plan boolean default false not null,
  guess_first boolean default false not null,
  guess text,
  guessed_at timestamp with time zone,
  guess_agreed_at timestamp with time zone,
  guess_mail boolean default false not null,
  guess_stop_token_hash text,
  constraint shares_pkey PRIMARY KEY (id),
  constraint shares_guess_stop_token_hash_key UNIQUE (guess_stop_token_hash),
  constraint shares_token_hash_key UNIQUE (token_hash),
  constraint shares_check CHECK (expires_at > created_at AND expires_at <= (created_at + '90 days'::interval)),
  constraint shares_check1 CHECK ((guess IS NULL) = (guessed_at IS NULL) AND (guess_agreed_at IS NULL OR guess IS NOT NULL)),
  constraint shares_created_at_possible CHECK (created_at >= '2026-01-01 00:00:00+00'::timestamp with time zone AND created_at < 'infinity'::timestamp with time zone),
  constraint shares_guess_check CHECK (guess ~ '^[RIASEC]{6}$'::text AND guess !~ '(.).*\1'::text),
  constraint shares_guess_stop_token_hash_check CHECK (guess_stop_token_hash ~ '^[0-9a-f]{64}$'::text),
  constraint shares_label_check CHECK (char_length(label) <= 60 AND label !~ '[[:cntrl:]]'::text),
  constraint shares_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text),
  constraint shares_what_check CHECK (jsonb_typeof(what) = 'array'::text AND jsonb_array_length(what) >= 1 AND jsonb_array_length(what) <= 6),
  constraint shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX shares_end_idx ON public.shares USING btree (LEAST(expires_at, revoked_at));
CREATE INDEX shares_guessed_idx ON public.shares USING btree (expires_at) WHERE guess IS NOT NULL;
CREATE INDEX shares_user_id_idx ON public.shares USING btree (user_id, created_at DESC);
alter table public.shares enable row level security;
grant select (id, user_id, what, label, created_at, expires_at, revoked_at, opened_at, opens, with_plan, guess_first, guess, guessed_at, guess_agreed_at, guess_mail) on public.shares to authenticated;
grant select (id, user_id, what, label, created_at, expires_at, revoked_at, opened_at, opens, with_plan, guess_first, guess, guessed_at, guess_agreed_at, guess_mail) on public.shares to service_role;
create policy "People see their own shared links" on public.shares
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));
create policy "People with a second factor use it before they see their own sh" on public.shares
  as restrictive
  for all to authenticated
  using (( SELECT private.meets_own_level() AS meets_own_level));
CREATE TRIGGER cap_shares BEFORE INSERT ON public.shares FOR EACH ROW EXECUTE FUNCTION private.cap_shares();
CREATE TRIGGER clean_label BEFORE INSERT OR UPDATE OF label ON public.shares FOR EACH ROW EXECUTE FUNCTION private.clean_written('label', '60');
CREATE TRIGGER refuse_below_own_level BEFORE INSERT OR DELETE OR UPDATE ON public.shares FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_below_own_level();

CREATE TRIGGER follow_account AFTER UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN (new.raw_user_meta_data IS DISTINCT FROM old.raw_user_meta_data) EXECUTE FUNCTION private.follow_account();

CREATE TRIGGER forget_suppressed AFTER DELETE ON auth.users FOR EACH ROW WHEN (old.email IS NOT NULL) EXECUTE FUNCTION private.forget_suppressed();

CREATE TRIGGER keep_people_list AFTER UPDATE OF email, email_confirmed_at ON auth.users FOR EACH ROW EXECUTE FUNCTION private.keep_people_list('id');

CREATE TRIGGER welcome_person AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.welcome_person();

CREATE OR REPLACE FUNCTION private.actor_pseudonym(actor uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select left(encode(sha256(convert_to('audit actor ' || actor::text, 'UTF8')), 'hex'), 12)
$function$;

CREATE OR REPLACE FUNCTION private.add_attempt_count(attempt public.attempts, by integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  line bigint;
begin
  if attempt.state = 'withdrawn' then
    return;
  end if;
  insert into private.attempt_counts (day, instrument, form, started, finished)
  values (private.day_of(attempt.created_at), attempt.instrument, attempt.form, by, by * (attempt.state = 'submitted')::integer)
  returning id into line;
  if line % 500 = 0 then
    perform private.draw_attempt_counts();
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_people_count(person private.people, by integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  line bigint;
begin
  insert into private.people_counts (day, locale, people, confirmed)
  values (private.day_of(person.created_at), person.locale, by, by * (person.confirmed_at is not null)::integer)
  returning id into line;
  if line % 500 = 0 then
    perform private.draw_people_counts();
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.address_hash(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to('mail to ' || lower(btrim(address)), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.age_of_consent(country text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case age_of_consent.country when 'ES' then 14 end
$function$;

CREATE OR REPLACE FUNCTION private.agreed(person uuid, asked text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((
    select granted from public.consents
    where user_id = person and purpose = asked order by at desc, id desc limit 1
  ), false) and exists (
    select from public.profiles where id = person and restricted_at is null and objected_at is null
  )
$function$;

CREATE OR REPLACE FUNCTION private.announce_unused(ids text[], at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with told as (
    insert into private.inactivity_notices (user_id, at) select id::uuid, announce_unused.at from unnest(ids) as each (id)
    on conflict (user_id) do nothing returning user_id
  )
  insert into private.mail_outbox (to_address, template, locale, data, next_at, created_at)
  select person.email, 'account-unused', profile.locale,
    jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''))),
    announce_unused.at, announce_unused.at
  from told join auth.users as person on person.id = told.user_id join public.profiles as profile on profile.id = told.user_id
$function$;

CREATE OR REPLACE FUNCTION private.appointment_of(seat uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('at', next_at, 'link', link) from private.seat_appointments where seat_id = appointment_of.seat
$function$;

CREATE OR REPLACE FUNCTION private.ask_again(at timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with due as materialized (
    select due.user_id, due.occasion,
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
    from private.follow_ups_due(ask_again.at, most) as due
  ), asked as (
    insert into private.follow_ups (user_id, occasion, token_hash, asked_at)
    select user_id, occasion, encode(sha256(convert_to(token, 'UTF8')), 'hex'), ask_again.at from due
    on conflict do nothing returning user_id, occasion
  ), queued as (
    insert into private.mail_outbox (to_address, template, locale, data, next_at, created_at)
    select account.email, 'follow-up', profile.locale,
      jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''), 'token', due.token)),
      ask_again.at, ask_again.at
    from asked join due using (user_id, occasion)
    join auth.users as account on account.id = asked.user_id
    join public.profiles as profile on profile.id = asked.user_id
    returning 1
  )
  select count(*)::integer from queued
$function$;

CREATE OR REPLACE FUNCTION private.attempt_for_person(attempt public.attempts)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', attempt.id, 'state', attempt.state, 'rev', attempt.rev, 'answers', attempt.answers,
    'item_times', attempt.item_times, 'submitted_at', attempt.submitted_at
  )
$function$;

CREATE OR REPLACE FUNCTION private.audited(actor uuid, lines jsonb, answer jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_setting('transaction_read_only') = 'on' and current_setting('faro.writes_audit', true) = 'yes' then
    return jsonb_build_object('actor', actor, 'lines', lines, 'answer', answer);
  end if;
  insert into private.audit (actor, person, action, why)
  select audited.actor, (line ->> 'person')::uuid, line ->> 'action', line ->> 'why' from jsonb_array_elements(lines) as listed (line);
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.awaits_answers(session private.class_sessions)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.class_end(session) > now()
    or (private.class_end(session) + private.class_grace() > now()
      and exists (select from private.class_seats where session_id = session.id and finished_at is null))
$function$;

CREATE OR REPLACE FUNCTION private.call_back_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.exported_contacts where user_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.cap_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 7212));
  if not new.granted and (
    select granted from public.consents where user_id = new.user_id and purpose = new.purpose order by at desc, id desc limit 1
  ) then
    return new;
  end if;
  if (select count(*) from public.consents where user_id = new.user_id and at > now() - interval '1 day') >= 30
    or (select count(*) from public.consents where user_id = new.user_id and at > now() - interval '1 year') >= 300 then
    raise exception 'thirty decisions a day are enough' using errcode = 'PT429';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.cap_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from private.notes where user_id = new.user_id) >= 200 then
    raise exception 'two hundred notes about one person are enough' using errcode = 'PT429';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.cap_shares()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.shares where user_id = new.user_id and created_at > now() - interval '1 day') >= 30 then
    raise exception 'thirty links a day are enough' using errcode = 'PT429';
  end if;
  delete from public.shares where id in (
    select id from public.shares
    where user_id = new.user_id and (revoked_at is not null or expires_at <= now())
    order by created_at desc, id offset 199
  );
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_admin(actor uuid, person uuid, make_admin boolean, why text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Two revocations at once must not both see the other admin still there.
  perform pg_advisory_xact_lock(7204, 1);
  if not exists (select from public.profiles where id = person) then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  if not make_admin and not exists (select from public.profiles where is_admin and id <> person)
    and exists (select from public.profiles where is_admin and id = person) then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  update public.profiles set is_admin = make_admin where id = person and is_admin <> make_admin;
  if found then
    insert into private.audit (actor, person, action, why)
    values (actor, person, case when make_admin then 'grant-admin' else 'revoke-admin' end, why);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_attempt(attempt jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (jsonb_typeof(attempt) = 'object'
    and attempt ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and attempt ->> 'instrument' ~ '^[a-z][a-z0-9_-]{0,39}$'
    and jsonb_typeof(attempt -> 'version') = 'number' and attempt ->> 'version' ~ '^[1-9][0-9]{0,3}$'
    and attempt ->> 'form' in ('full', 'short')
    and attempt ->> 'locale' in ('es', 'en')) is not true then
    raise exception 'the attempt has the wrong shape' using errcode = '22023';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_class_attempts(session private.class_sessions, attempts jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  sent jsonb;
  handed_in text[];
begin
  if (jsonb_typeof(attempts) = 'array' and octet_length(attempts::text) <= 65536) is not true then
    raise exception 'tests of the session, 64 KiB at most' using errcode = '22023';
  end if;
  for sent in select * from jsonb_array_elements(attempts) loop
    perform private.check_attempt(sent);
    if (jsonb_typeof(sent -> 'answers') = 'object' and sent -> 'answers' <> '{}'
      -- The interests alone have a short form.
      and sent ->> 'form' = case sent ->> 'instrument' when 'riasec' then session.form else 'full' end) is not true then
      raise exception 'an attempt has the wrong shape' using errcode = '22023';
    end if;
    perform private.check_patch(private.held_patch(sent));
  end loop;
  select array_agg(one ->> 'instrument') into handed_in from jsonb_array_elements(attempts) as one;
  if (handed_in <@ session.tests) is not true
    or (select count(*) <> count(distinct test) from unnest(handed_in) as test) then
    raise exception 'tests of the session, each once' using errcode = '22023';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_consent_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.is_shipped_text(new.purpose, new.text_version, new.text_hash, new.locale) then
    return new;
  end if;
  if new.text_version = 'demo' and exists (select from public.profiles where id = new.user_id and is_synthetic) then
    return new;
  end if;
  raise exception 'these words were never shown here' using errcode = '22023';
end
$function$;

CREATE OR REPLACE FUNCTION private.check_guest_summary(summary jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (jsonb_typeof(summary) = 'object'
    and summary - '{portrait,points,careers,margin}'::text[] = '{}' and summary ?& '{portrait,points,careers}'::text[]
    and summary ->> 'portrait' ~ '^[a-z]{1,6}$'
    and jsonb_typeof(summary -> 'points') = 'array' and jsonb_array_length(summary -> 'points') = 6
    and jsonb_typeof(summary -> 'careers') = 'array' and jsonb_array_length(summary -> 'careers') <= 3
    and (not summary ? 'margin' or jsonb_typeof(summary -> 'margin') = 'number' and summary ->> 'margin' ~ '^([0-9]|[123][0-9]|40)$')) is not true
    or exists (select from jsonb_array_elements(summary -> 'points') as point
      where (jsonb_typeof(point) = 'number' and point #>> '{}' ~ '^([0-9]|[123][0-9]|40)$') is not true)
    or exists (select from jsonb_array_elements(summary -> 'careers') as career
      where (jsonb_typeof(career) = 'string' and career #>> '{}' ~ '^[a-z][a-z0-9-]{0,59}$') is not true) then
    raise exception 'this is no summary' using errcode = '22023';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_held(payload jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  held jsonb;
begin
  if payload is null or jsonb_typeof(payload) <> 'array' or octet_length(payload::text) > 65536
    or jsonb_array_length(payload) not between 1 and 6 then
    raise exception 'hold 1 to 6 attempts, 64 KiB at most' using errcode = '22023';
  end if;
  for held in select * from jsonb_array_elements(payload) loop
    perform private.check_attempt(held);
    if (held ->> 'state' in ('draft', 'submitted') and jsonb_typeof(held -> 'answers') = 'object') is not true then
      raise exception 'the attempt has the wrong shape' using errcode = '22023';
    end if;
    perform private.check_patch(private.held_patch(held));
    if held ? 'second_look' then
      if (held #>> '{second_look,version}' ~ '^[0-9]{1,4}$') is not true then
        raise exception 'no such second look was published' using errcode = '22023';
      end if;
      perform private.check_second_look((held #>> '{second_look,version}')::integer,
        private.held_patch(held -> 'second_look'));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_meeting(what jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if (jsonb_typeof(what) = 'object' and octet_length(what::text) <= 49152 and what <> '{}'
    and what - '{name,locale,situation,way,costs,attempts}'::text[] = '{}'
    and coalesce(jsonb_typeof(what -> 'name') = 'string' and char_length(what ->> 'name') <= 60, true)
    and coalesce(what ->> 'locale' in ('es', 'en'), true)
    and coalesce(jsonb_typeof(what -> 'situation') = 'object', true)
    and coalesce(jsonb_typeof(what -> 'way') = 'object', true)
    and coalesce(jsonb_typeof(what -> 'costs') = 'object', true)) is not true then
    raise exception 'a page of a name, a situation, a way, costs and results' using errcode = '22023';
  end if;
  if what ? 'attempts' then
    perform private.check_held(what -> 'attempts');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_patch(patch jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if patch is null or jsonb_typeof(patch) <> 'object' then
    raise exception 'answers are an object' using errcode = '22023';
  end if;
  if (select count(*) from jsonb_object_keys(patch)) > 120 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  if exists (
    select from jsonb_each(patch) as entry (item, answer)
    where item !~ '^[a-z0-9_-]{1,40}$'
      or jsonb_typeof(answer) is distinct from 'object'
      or not (answer ? 'value')
      or not (jsonb_typeof(answer -> 'value') = 'null'
        or (jsonb_typeof(answer -> 'value') = 'number' and answer ->> 'value' ~ '^([0-9]|10)$'))
      or jsonb_typeof(answer -> 'at') is distinct from 'number' or answer ->> 'at' !~ '^[0-9]{1,15}$'
      or jsonb_typeof(answer -> 'ms') is distinct from 'number' or answer ->> 'ms' !~ '^[0-9]{1,12}$'
  ) then
    raise exception 'an answer has the wrong shape' using errcode = '22023';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_reason(why text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if why is null or char_length(btrim(why)) not between 3 and 200 then
    raise exception 'say why, in 3 to 200 characters' using errcode = '22023';
  end if;
  return btrim(why);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_second_look(version integer, patch jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if version is distinct from 1 then
    raise exception 'no such second look was published' using errcode = '22023';
  end if;
  perform private.check_patch(patch);
  if exists (
    select from jsonb_each(patch) as entry (item, answer)
    where item !~ ('^(machines|building|land|making|rescue|physical|life|people|computing|words|image|music|stage|design|'
        || 'teaching|health|care|groups|community|selling|leading|law|starting|numbers|records|checking|planning|rules)-[1-3]$')
      or (answer ->> 'value' ~ '^[0-4]$') is not true) then
    raise exception 'no such item or choice' using errcode = '22023';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_summary(summary jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (jsonb_typeof(summary) = 'object'
    and summary - '{letters,undecided,families,values,lead}'::text[] = '{}'
    and summary ?& '{letters,undecided,families,values,lead}'::text[]
    and (summary -> 'letters' = 'null' or summary ->> 'letters' ~ '^[RIASEC]{1,3}$')
    and (summary -> 'lead' = 'null' or summary ->> 'lead' ~ '^[RIASEC]$')
    and jsonb_typeof(summary -> 'undecided') = 'boolean'
    and jsonb_typeof(summary -> 'families') = 'array' and jsonb_array_length(summary -> 'families') <= 3
    and jsonb_typeof(summary -> 'values') = 'array' and jsonb_array_length(summary -> 'values') <= 2) is not true
    or exists (
      select from jsonb_array_elements((summary -> 'families') || (summary -> 'values')) as word
      where (jsonb_typeof(word) = 'string' and word #>> '{}' ~ '^[a-z][a-z-]{0,39}$') is not true)
    or (select count(*) <> count(distinct word) from jsonb_array_elements(summary -> 'families') as word) then
    raise exception 'this is no summary' using errcode = '22023';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_job(job text, runner text, at timestamp with time zone, is_wanted boolean)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  run bigint;
begin
  -- Of several processes one runs the job of the day.
  perform pg_advisory_xact_lock(4150002);
  if exists (
    select from private.job_runs as before where before.job = claim_job.job
      and (before.started_at > at - interval '1 hour' and (before.finished_at is null or not is_wanted and before.error is not null)
        or before.started_at > at - interval '20 hours' and not is_wanted and before.finished_at is not null and before.error is null)
  ) then
    return null;
  end if;
  insert into private.job_runs (job, started_at, runner) values (claim_job.job, at, claim_job.runner) returning id into run;
  return run;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_span()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '30 days' $function$;

CREATE OR REPLACE FUNCTION private.class_end(session private.class_sessions)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select least(session.closed_at, session.closes_at)
$function$;

CREATE OR REPLACE FUNCTION private.class_grace()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select interval '15 minutes' $function$;

CREATE OR REPLACE FUNCTION private.class_span()
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.retention_span('classDays') $function$;

CREATE OR REPLACE FUNCTION private.clean_line(said text, most integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select btrim(left(btrim(
    regexp_replace(regexp_replace(normalize(regexp_replace(regexp_replace(said,
      '[\u0001-\u001F\u007F-\u009F\u2028\u2029]', ' ', 'g'),
      '[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD\U000E0000-\U000E007F]', '', 'g'),
      NFC),
      '([\u200C\u200D])[\u200C\u200D]+', '\1', 'g'),
      '[\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g'),
    U&' \200C\200D'), most), U&' \200C\200D')
$function$;

CREATE OR REPLACE FUNCTION private.clean_name(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select private.clean_line(said, 100)
$function$;

CREATE OR REPLACE FUNCTION private.clean_text(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(string_agg(private.clean_line(line, 100000), E'\n' order by place), '\n{3,}', E'\n\n', 'g'), E' \n')
  from regexp_split_to_table(said, '\r\n|\r|\n|\u0085|\u2028|\u2029') with ordinality as split (line, place)
$function$;

CREATE OR REPLACE FUNCTION private.clean_written()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said text := to_jsonb(new) ->> tg_argv[0];
  cleaned text := case when tg_argv[1] = 'text' then private.clean_text(said) else private.clean_line(said, tg_argv[1]::integer) end;
begin
  if cleaned is distinct from said then
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], cleaned));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.client_key()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  said text := coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-forwarded-for');
  address inet;
  secret text;
begin
  if said is null then
    return null;
  end if;
  address := btrim(regexp_replace(said, '^.*,', ''))::inet;
  if family(address) = 6 then
    address := network(set_masklen(address, 64));
  end if;
  insert into private.client_salts (day) values (current_date) on conflict do nothing;
  delete from private.client_salts where day < current_date - 1;
  select salt into secret from private.client_salts where day = current_date;
  return encode(sha256(convert_to(secret || address::text, 'UTF8')), 'hex');
exception
  when data_exception then return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_without_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.centres set closing_at = now()
  where id = old.centre_id and closing_at is null
    and not exists (select from private.centre_staff where centre_id = old.centre_id and role = 'lead');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.closing_span()
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.retention_span('closingCentreDays') $function$;

CREATE OR REPLACE FUNCTION private.complain_of_mails(address text)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.end_guess_mails(account.id) from auth.users as account
  where account.email = lower(btrim(address)) and account.is_sso_user = false;
  with ended as (
    insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
    select newest.user_id, newest.purpose, false, newest.text_version, newest.text_hash, newest.locale, 'mail'
    from auth.users as account
    cross join (values ('marketing'), ('recontact')) as allowed (purpose)
    cross join lateral (
      select * from public.consents where user_id = account.id and consents.purpose = allowed.purpose
      order by at desc, id desc limit 1
    ) as newest
    where account.email = lower(btrim(address)) and account.is_sso_user = false and newest.granted
    returning 1
  )
  select count(*)::integer from ended
$function$;

CREATE OR REPLACE FUNCTION private.consenting_people(wanted text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select newest.user_id
  from (
    select distinct on (user_id) user_id, granted from public.consents
    where purpose = wanted order by user_id, at desc, id desc
  ) as newest
  join public.profiles as person on person.id = newest.user_id
  where newest.granted and person.restricted_at is null and person.objected_at is null
$function$;

CREATE OR REPLACE FUNCTION private.correct_person(actor uuid, person uuid, changes jsonb, why text)
 RETURNS text[]
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  reason text := private.check_reason(why);
  before public.profiles := private.require_person(person);
  wanted public.profiles;
  changed text[];
begin
  if jsonb_typeof(changes) is distinct from 'object' or changes = '{}' or exists (
    select from jsonb_each(changes) as change (field, value)
    where field not in ('full_name', 'locale', 'country', 'age_band', 'study_level')
      or jsonb_typeof(value) not in ('string', 'null') or value = 'null' and field in ('full_name', 'locale')
  ) then
    raise exception 'name, language, country, age band or level of studies' using errcode = '22023';
  end if;
  wanted := jsonb_populate_record(before, changes);
  wanted.full_name := private.clean_name(wanted.full_name);
  if wanted.full_name = '' and changes ? 'full_name' then
    raise exception 'a name is not empty' using errcode = '22023';
  end if;
  select coalesce(array_agg(field order by field), '{}') into changed
  from jsonb_object_keys(changes) as field where to_jsonb(wanted) -> field is distinct from to_jsonb(before) -> field;
  if cardinality(changed) = 0 then
    return changed;
  end if;
  -- Name and language stand in the account as well; from there they reach the profile.
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    || jsonb_build_object('full_name', wanted.full_name, 'locale', wanted.locale) where id = person;
  update public.profiles set full_name = wanted.full_name, locale = wanted.locale, country = wanted.country,
    age_band = wanted.age_band, study_level = wanted.study_level where id = person;
  insert into private.audit (actor, person, action, why) values (actor, person, 'correct-person', reason);
  perform private.mail_person(person, 'account-corrected', jsonb_build_object('fields', changed));
  return changed;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.answered := (
    select count(*) from jsonb_each(new.answers) as one (item, value)
    where value <> 'null' and item !~ '^(check|card)-'
  );
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform private.add_attempt_count(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_attempt_count(new, 1);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_everything()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  lock table private.people, public.attempts in share row exclusive mode;
  delete from private.people_counts;
  insert into private.people_counts (day, locale, people, confirmed)
  select private.day_of(created_at), locale, count(*), count(confirmed_at) from private.people group by 1, 2;
  delete from private.attempt_counts;
  insert into private.attempt_counts (day, instrument, form, started, finished)
  select private.day_of(created_at), instrument, form, count(*), count(*) filter (where state = 'submitted')
  from public.attempts where state <> 'withdrawn' group by 1, 2, 3;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform private.add_people_count(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_people_count(new, 1);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_up(key text, seconds integer)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.rate_limits as kept (key, points, expire)
  values (count_up.key, 1, (extract(epoch from now()) + count_up.seconds) * 1000)
  on conflict (key) do update set
    points = case when kept.expire > extract(epoch from now()) * 1000 then kept.points else 0 end + 1,
    expire = case when kept.expire > extract(epoch from now()) * 1000 then kept.expire else excluded.expire end
  returning points
$function$;

CREATE OR REPLACE FUNCTION private.day_of(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (moment at time zone 'UTC')::date
$function$;

CREATE OR REPLACE FUNCTION private.draw_attempt_counts()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with taken as (
    delete from private.attempt_counts
    where id in (select id from private.attempt_counts order by id for update skip locked)
    returning day, instrument, form, started, finished
  )
  insert into private.attempt_counts (day, instrument, form, started, finished)
  select day, instrument, form, sum(started), sum(finished) from taken group by day, instrument, form
  having sum(started) <> 0 or sum(finished) <> 0
$function$;

CREATE OR REPLACE FUNCTION private.draw_people_counts()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with taken as (
    delete from private.people_counts
    where id in (select id from private.people_counts order by id for update skip locked)
    returning day, locale, people, confirmed
  )
  insert into private.people_counts (day, locale, people, confirmed)
  select day, locale, sum(people), sum(confirmed) from taken group by day, locale
  having sum(people) <> 0 or sum(confirmed) <> 0
$function$;

CREATE OR REPLACE FUNCTION private.drop_guess()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.shares set guess = null, guessed_at = null, guess_agreed_at = null
  where user_id = old.user_id and guess is not null and what @> to_jsonb(old.id::text);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_second_look()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.second_looks where attempt = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.empty_seat(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.seat_results where seat_id = wanted;
  delete from private.seat_notes where seat_id = wanted;
  delete from private.seat_appointments where seat_id = wanted;
  delete from private.seat_steps where seat_id = wanted;
  update private.family_guesses set seat_id = null, guess = null, agreed_at = null, places = null where seat_id = wanted;
  update private.class_seats set shared = 'nothing', withdrawn_at = coalesce(withdrawn_at, now()), sent_hash = null
  where id = wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_faults(present text[], at timestamp with time zone)
 RETURNS SETOF text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.faults set over_at = at
  where over_at is null and fault <> all (present)
  returning fault
$function$;

CREATE OR REPLACE FUNCTION private.end_guess_mails(person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.shares set guess_mail = false where user_id = person and guess_mail;
  delete from private.mail_outbox as mail using auth.users as account
  where account.id = person and mail.to_address = account.email and mail.template = 'guess-came' and mail.sent_at is null;
$function$;

CREATE OR REPLACE FUNCTION private.erase_centre(centre uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.erasures (hash, at) values (private.erasure_hash(centre), erase_centre.at) on conflict (hash) do nothing;
  delete from private.centres where id = erase_centre.centre;
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_for_controller(actor uuid, person uuid, why text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  reason text := private.check_reason(why);
  before public.profiles;
  mailbox text;
  is_confirmed boolean;
begin
  -- The same lock as in change_admin: two admins leaving at once must not both see the other.
  perform pg_advisory_xact_lock(7204, 1);
  before := private.require_person(person);
  if actor = person then
    raise exception 'your own account you erase in your profile' using errcode = '22023';
  end if;
  if before.is_admin and not exists (select from public.profiles where id <> person and is_admin) then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  select email, email_confirmed_at is not null into mailbox, is_confirmed from auth.users where id = person;
  if exists (
    select from unnest(array[mailbox, before.full_name]) as said where said <> '' and reason ~* private.word_pattern(said)
  ) then
    raise exception 'the reason stays, so it names nobody' using errcode = 'PT422';
  end if;
  perform private.erase_person(person, now());
  insert into private.audit (actor, action, why) values (actor, 'erase-person', reason);
  if is_confirmed and not before.is_synthetic then
    -- The row goes when the mail has gone, or after the days of the outbox.
    insert into private.mail_outbox (to_address, template, locale) values (mailbox, 'account-erased-by-us', before.locale);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.erase_person(person uuid, erased_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  -- Who it is, by name and address, and by address alone: a name is taken out only of what is about this account.
  needles text[];
  addresses text[];
begin
  insert into private.erasures (hash, at) values (private.erasure_hash(person), erased_at)
  on conflict (hash) do nothing;
  select array_agg(private.word_pattern(said)) filter (where said <> ''),
    array_agg(private.word_pattern(said)) filter (where said ~ '@') into needles, addresses
  from auth.users as account left join public.profiles as profile on profile.id = account.id
  cross join unnest(array[account.email::text, account.email_change::text, profile.full_name]) as said
  where account.id = erase_person.person;
  update private.request_askers as asker set asked_by = private.without_words(asked_by, needles)
  from public.requests as request where request.id = asker.request and request.user_id = erase_person.person;
  update private.request_askers as asker set asked_by = private.without_words(asked_by, addresses)
  where exists (select from unnest(addresses) as address where asker.asked_by ~* address);
  update public.requests as request set user_id = null, text = '',
    answered_at = case when kind = 'erasure' then coalesce(answered_at, erased_at) else answered_at end,
    outcome = case when kind = 'erasure' or answered_at is not null then 'erased' end
  from private.request_askers as asker
  where asker.request = request.id and asker.who <> 'person' and request.user_id = erase_person.person;
  update public.requests as request
  set text = private.without_words(text, addresses), outcome = private.without_words(outcome, addresses)
  where user_id is null and exists (
    select from unnest(addresses) as address where request.text || ' ' || coalesce(request.outcome, '') ~* address);
  delete from private.mail_outbox as mail using auth.users as account
  where account.id = erase_person.person and mail.to_address in (account.email, account.email_change);
  update private.audit as line set person = null, why = null where line.person = erase_person.person;
  update private.audit as line set actor = null, actor_pseudonym = private.actor_pseudonym(line.actor)
  where line.actor = erase_person.person;
  delete from auth.flow_state where user_id = erase_person.person;
  -- Only a hosted project has this one.
  if to_regclass('auth.audit_log_entries') is not null then
    execute $sql$ delete from auth.audit_log_entries where payload ->> 'actor_id' = $1 $sql$ using person::text;
  end if;
  delete from auth.users where id = erase_person.person;
end
$function$;

CREATE OR REPLACE FUNCTION private.erasure_hash(person uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(person::text, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.first_moment()
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select '2026-01-01T00:00:00Z'::timestamptz
$function$;

CREATE OR REPLACE FUNCTION private.first_of_days(days integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (date_trunc('day', now() at time zone 'UTC') - (days - 1) * interval '1 day') at time zone 'UTC'
$function$;

CREATE OR REPLACE FUNCTION private.follow_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
begin
  update public.profiles set
    full_name = case when jsonb_typeof(said -> 'full_name') = 'string' then private.clean_name(said ->> 'full_name') else full_name end,
    locale = case when said ->> 'locale' in ('es', 'en') then said ->> 'locale' else locale end
  where id = new.id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_up_days()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 60 $function$;

CREATE OR REPLACE FUNCTION private.follow_up_of(token text)
 RETURNS private.follow_ups
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from private.follow_ups
  where token_hash = encode(sha256(convert_to(coalesce(follow_up_of.token, ''), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.follow_ups_due(at timestamp with time zone, most integer)
 RETURNS TABLE(user_id uuid, occasion text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select allowed.user_id, allowed.occasion
  from (
    select distinct yes.user_id, question.occasion, question.first, question.last
    from (values ('month-12', 12, 15), ('month-22', 22, 24)) as question (occasion, first, last)
    join public.consents as yes on yes.purpose = 'recontact' and yes.granted
      and yes.at + make_interval(months => question.first) <= follow_ups_due.at
      and yes.at + make_interval(months => question.last) > follow_ups_due.at
      and yes.at <= follow_ups_due.at - make_interval(months => question.first) + interval '4 days'
      and yes.at > follow_ups_due.at - make_interval(months => question.last) - interval '4 days'
    where not exists (
      select from private.follow_ups as asked
      where asked.user_id = yes.user_id and asked.occasion = question.occasion
    )
  ) as allowed
  cross join lateral (
    select min(yes.at) as since from public.consents as yes
    where yes.user_id = allowed.user_id and yes.purpose = 'recontact' and yes.granted and yes.at > coalesce((
      select max(no.at) from public.consents as no
      where no.user_id = allowed.user_id and no.purpose = 'recontact' and not no.granted), '-infinity')
  ) as agreed
  join auth.users as account on account.id = allowed.user_id
  join public.profiles as profile on profile.id = allowed.user_id
  where account.email_confirmed_at is not null and not profile.is_synthetic
    and profile.restricted_at is null and profile.objected_at is null
    and (select newest.granted from public.consents as newest
      where newest.user_id = allowed.user_id and newest.purpose = 'recontact'
      order by newest.at desc, newest.id desc limit 1)
    and agreed.since + make_interval(months => allowed.first) <= follow_ups_due.at
    and agreed.since + make_interval(months => allowed.last) > follow_ups_due.at
  limit most
$function$;

CREATE OR REPLACE FUNCTION private.forget_suppressed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.suppressed_addresses where hash = private.address_hash(old.email);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.freeze_person(actor uuid, person uuid, is_minor boolean, why text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  reason text := private.check_reason(why);
  before public.profiles := private.require_person(person);
  wanted text := case when is_minor then 'minor' else 'asked' end;
begin
  if actor = person then
    raise exception 'your own account you freeze in your profile' using errcode = '22023';
  end if;
  if before.held_for in (wanted, 'minor') then
    return false;
  end if;
  update public.profiles set restricted_at = coalesce(restricted_at, now()), held_at = coalesce(held_at, now()), held_for = wanted
  where id = person;
  insert into public.requests (user_id, kind, answered_at, outcome, channel) values (person, 'restriction', now(), 'frozen', 'controller');
  insert into private.audit (actor, person, action, why)
  values (actor, person, case when is_minor then 'freeze-minor' else 'freeze-person' end, reason);
  if is_minor then
    insert into public.requests (user_id, kind, channel, due_at)
    values (person, 'erasure', 'controller', now() + make_interval(days => private.minor_answer_days()));
    perform private.mail_person(person, 'minor-frozen', '{}');
  else
    perform private.mail_person(person, 'account-frozen', '{}');
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.group_figures(session private.class_sessions)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  letters constant text[] := array['R', 'I', 'A', 'S', 'E', 'C'];
  n integer;
  by_letter integer[];
  families text[];
  by_family integer[];
  types text[];
  fits text[];
begin
  if not 'riasec' = any (session.tests) or session.mode <> 'personal' then
    return jsonb_build_object('standing', 'no-interests');
  end if;
  select count(*) into n from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
  where seat.session_id = session.id and seat.shared <> 'nothing';
  if n < 10 then
    return jsonb_build_object('standing', 'too-few');
  end if;
  -- A second picture of much the same people could be held against the first.
  if exists (
    select from private.group_reports as report join private.class_sessions as earlier on earlier.id = report.session_id
    where earlier.group_id = session.group_id and report.frozen ->> 'standing' = 'made') then
    return jsonb_build_object('standing', 'repeated');
  end if;
  with sharing as (
    select case when (result.summary ->> 'undecided')::boolean then null else result.summary ->> 'letters' end as said
    from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
    where seat.session_id = session.id and seat.shared <> 'nothing'
  )
  select array(
      select (select count(*) from sharing where strpos(said, letter) > 0)
      from unnest(letters) with ordinality as each (letter, place) order by place)
    || (select count(*) from sharing where said is null)::integer
  into by_letter;
  select array_agg(family order by family), array_agg(people order by family) into families, by_family from (
    select family, count(*)::integer as people
    from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
    cross join lateral jsonb_array_elements_text(result.summary -> 'families') as family
    where seat.session_id = session.id and seat.shared <> 'nothing' group by family
  ) as counted;
  types := private.shown_table(by_letter, (select sum(one) from unnest(by_letter) as one)::integer, n);
  -- Beside the families that somebody has there is always one that nobody has.
  fits := private.shown_table(coalesce(by_family, '{}') || 0, coalesce((select sum(one) from unnest(by_family) as one), 0)::integer, n);
  return jsonb_build_object('standing', 'made', 'sharers', (round(n / 5.0) * 5)::integer,
    'types', (select jsonb_object_agg(letter, types[place]) from unnest(letters || array['undecided']) with ordinality as each (letter, place)
      where types is not null),
    -- Only those of five or more are named: that one is not named says nothing.
    'families', case when fits is not null then (
      select coalesce(jsonb_agg(jsonb_build_object('family', family, 'people', fits[place])
        order by fits[place] = 'many' desc, case when fits[place] ~ '^[0-9]+$' then fits[place]::integer end desc, family), '[]')
      from unnest(families) with ordinality as each (family, place) where fits[place] <> 'few') end);
end
$function$;

CREATE OR REPLACE FUNCTION private.guess_of_guest_link(link private.guest_links)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('guess', link.guess, 'is_agreed', link.guess_agreed_at is not null, 'summary', link.summary)
$function$;

CREATE OR REPLACE FUNCTION private.guess_sign(secret_hash text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (100 + (get_byte(drawn.bytes, 0) * 256 + get_byte(drawn.bytes, 1)) % 900)::text
  from (select decode(left(secret_hash, 4), 'hex') as bytes) as drawn
$function$;

CREATE OR REPLACE FUNCTION private.guesses_of(seat uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sign', private.guess_sign(secret_hash), 'guess', guess, 'at', at,
    'agreed', agreed_at is not null) order by at, id), '[]')
  from private.family_guesses where seat_id = guesses_of.seat
$function$;

CREATE OR REPLACE FUNCTION private.guest_link_of(token text)
 RETURNS private.guest_links
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from private.guest_links where token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.guest_link_standing(link private.guest_links)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when link.id is null then 'unknown'
    when link.ended_at is not null then 'revoked'
    when link.expires_at <= now() or link.summary is null then 'expired'
    when exists (select from public.profiles where id = link.user_id and restricted_at is not null) then 'resting'
    when link.guess_first and link.guess_agreed_at is null then 'guess'
    else 'summary' end
$function$;

CREATE OR REPLACE FUNCTION private.held_patch(held jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(item, jsonb_build_object(
    'value', value,
    'at', coalesce(held -> 'item_times' -> item -> 'at', '0'),
    'ms', coalesce(held -> 'item_times' -> item -> 'ms', '0')
  )), '{}')
  from jsonb_each(case when jsonb_typeof(held -> 'answers') = 'object' then held -> 'answers' end) as entry (item, value)
$function$;

CREATE OR REPLACE FUNCTION private.held_time(said jsonb)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  moment timestamptz;
begin
  moment := case jsonb_typeof(said)
    when 'number' then to_timestamp((said #>> '{}')::double precision / 1000)
    when 'string' then (said #>> '{}')::timestamptz
  end;
  return case when moment >= private.first_moment() then least(now(), moment) end;
exception
  when data_exception then return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_back_follow_ups()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.mail_outbox as mail using auth.users as account
  where account.id = (coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id'))::uuid
    and mail.to_address = account.email and mail.template = 'follow-up' and mail.sent_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_author_column(name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select name in ('actor', 'actor_pseudonym', 'author', 'answered_by', 'granted_by', 'made_by', 'asked_by')
$function$;

CREATE OR REPLACE FUNCTION private.is_possible_moment(moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select moment >= private.first_moment() and moment <= now() + interval '60 seconds'
$function$;

CREATE OR REPLACE FUNCTION private.is_safe_alias(alias text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select char_length(alias) between 1 and 24
    and alias !~* '@|arroba|https?:|www\.|\.(com|net|org|es|mx|ar|co|pe)\M|\m(gmail|hotmail|outlook|yahoo|icloud)\M'
    and char_length(regexp_replace(alias, '[^0-9]', '', 'g')) < 6
$function$;

CREATE OR REPLACE FUNCTION private.is_shipped_text(asked_purpose text, asked_version text, asked_hash text, asked_locale text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from private.consent_texts
    where (purpose, version, hash, locale) = (asked_purpose, asked_version, asked_hash, asked_locale)
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_shown(session private.class_sessions)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select session.results = 'now' or session.released_at is not null
$function$;

CREATE OR REPLACE FUNCTION private.job_states(at timestamp with time zone)
 RETURNS TABLE(job text, state text, well_at timestamp with time zone, runner text, error text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select expected.job,
    case
      when coalesce(well.started_at, (select min(created_at) from private.people)) < at - interval '2 days' then 'late'
      when last.error is not null then 'failed'
      when well.started_at is null then 'never'
      else 'ok'
    end,
    well.started_at, last.runner, last.error
  from (values ('retention'), ('mails')) as expected (job)
  left join lateral (
    select run.started_at from private.job_runs as run
    where run.job = expected.job and run.finished_at is not null and run.error is null
    order by run.started_at desc limit 1
  ) as well on true
  left join lateral (
    select run.runner, run.error from private.job_runs as run
    where run.job = expected.job and run.finished_at is not null order by run.started_at desc limit 1
  ) as last on true
$function$;

CREATE OR REPLACE FUNCTION private.keep_a_lead(centre uuid, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from private.centres where id = centre for update;
  if not exists (select from private.centre_staff where centre_id = centre and role = 'lead' and user_id <> person) then
    raise exception 'the last lead stays' using errcode = 'PT409';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_admin_flag()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated', 'service_role', 'authenticator')
    and new.is_admin is distinct from (case when tg_op = 'UPDATE' then old.is_admin else false end) then
    raise exception 'the admin flag is not changed this way' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_as_real(person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.profiles set is_synthetic = false where id = keep_as_real.person and is_synthetic
$function$;

CREATE OR REPLACE FUNCTION private.keep_attempt_possible()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  brings_start boolean := tg_op = 'INSERT' or new.created_at is distinct from old.created_at;
  brings_end boolean := tg_op = 'INSERT' or new.submitted_at is distinct from old.submitted_at;
begin
  if (brings_start and not private.is_possible_moment(new.created_at))
    or (brings_end and not private.is_possible_moment(new.submitted_at)) then
    raise exception 'an attempt is begun and handed in between the first day of this site and now'
      using errcode = '22023';
  end if;
  if new.submitted_at < new.created_at then
    if brings_start then
      raise exception 'an attempt is begun before it is handed in' using errcode = '22023';
    end if;
    new.created_at := new.submitted_at;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user not in ('anon', 'authenticated', 'service_role', 'authenticator')
    and to_jsonb(new) - '{actor,person,why,actor_pseudonym}'::text[] = to_jsonb(old) - '{actor,person,why,actor_pseudonym}'::text[]
    and (new.actor is null or new.actor = old.actor) and (new.person is null or new.person = old.person)
    and (new.why is null or new.why = old.why)
    and (new.actor_pseudonym is not distinct from old.actor_pseudonym
      or (new.actor is null and new.actor_pseudonym = private.actor_pseudonym(old.actor))) then
    return new;
  end if;
  raise exception 'the audit is only added to' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_audit_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated', 'service_role', 'authenticator') then
    raise exception 'the audit is only added to' using errcode = '42501';
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_consent_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'a text that was shipped stays as it was' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_held_possible()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(new.payload) = 'array' then
    select coalesce(jsonb_agg(private.possible_held(held) order by place), '[]') into new.payload
    from jsonb_array_elements(new.payload) with ordinality as entry (held, place);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_made_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'what was made of answers does not change' using errcode = 'PT409';
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_people_list()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.list_person(
    (to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0])::uuid
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_plan_possible()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(new.ticks) = 'object' then
    new.ticks := private.possible_ticks(new.ticks);
  end if;
  -- Three academic years are offered; a plan may have been kept on a device for a while.
  if (tg_op = 'INSERT' or new.start is distinct from old.start)
    and new.start > to_char(now() + interval '6 years', 'YYYY-MM') then
    raise exception 'a plan begins within six years' using errcode = '22023';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_published_release()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' and old.is_synthetic then
    return old;
  end if;
  raise exception 'a published release does not change' using errcode = 'PT409';
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_register_readable()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.outcome in ('applied', 'downloaded', 'frozen', 'unfrozen') then
    return new;
  end if;
  if new.channel <> 'site' then
    perform pg_advisory_xact_lock(7214, 1);
    if (select count(*) from public.requests where channel <> 'site' and answered_at is null) >= 500
      or (select count(*) from public.requests where user_id = new.user_id and channel <> 'site') >= 200 then
      raise exception 'five hundred entered requests may wait, and two hundred be about one person' using errcode = 'PT429';
    end if;
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 7213));
  if new.outcome = 'lifted' then
    if (select count(*) from public.requests where user_id = new.user_id and outcome = 'lifted'
        and at > now() - interval '1 day') >= 10
      or (select count(*) from public.requests where user_id = new.user_id and outcome = 'lifted'
        and at > now() - interval '1 year') >= 100 then
      raise exception 'ten times a day are enough' using errcode = 'PT429';
    end if;
    return new;
  end if;
  if (select count(*) from public.requests where user_id = new.user_id and answered_at is null and channel = 'site') >= 20 then
    raise exception 'twenty requests are waiting already' using errcode = 'PT429';
  end if;
  if (select count(*) from public.requests where user_id = new.user_id and at > now() - interval '1 day'
      and channel = 'site' and coalesce(outcome, '') not in ('applied', 'lifted', 'downloaded', 'frozen', 'unfrozen')) >= 20
    or (select count(*) from public.requests where user_id = new.user_id and at > now() - interval '1 year'
      and channel = 'site' and coalesce(outcome, '') not in ('applied', 'lifted', 'downloaded', 'frozen', 'unfrozen')) >= 200 then
    raise exception 'twenty requests a day are enough' using errcode = 'PT429';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_submitted_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.state = 'submitted' and new.state = 'withdrawn'
    and (old.id, old.user_id, old.instrument, old.version, old.form, old.submitted_at)
      is not distinct from (new.id, new.user_id, new.instrument, new.version, new.form, new.submitted_at) then
    return new;
  end if;
  raise exception 'a submitted attempt does not change' using errcode = 'PT409';
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_withdrawn_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'a withdrawn attempt stays withdrawn' using errcode = 'PT409';
end
$function$;

CREATE OR REPLACE FUNCTION private.last_seen(person auth.users)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select greatest(person.created_at, person.last_sign_in_at,
    (select use.at from private.last_uses as use where use.user_id = person.id),
    (select max(coalesce(session.refreshed_at at time zone 'UTC', session.created_at))
     from auth.sessions as session where session.user_id = person.id),
    (select max(attempt.updated_at) from public.attempts as attempt where attempt.user_id = person.id))
$function$;

CREATE OR REPLACE FUNCTION private.list_person(person uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.locked_seat(secret text)
 RETURNS private.class_seats
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found_seat private.class_seats;
  hash text := private.secret_hash_of(locked_seat.secret);
begin
  perform from private.class_sessions as session
  where session.id = (select session_id from private.class_seats where secret_hash = hash) for update;
  select * into found_seat from private.class_seats where secret_hash = hash for update;
  if found_seat.id is not null then
    perform private.settle_class(found_seat.session_id);
    select * into found_seat from private.class_seats where secret_hash = hash for update;
  end if;
  if found_seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  return found_seat;
end
$function$;

CREATE OR REPLACE FUNCTION private.longest_sessions()
 RETURNS TABLE(whole interval, idle interval)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(max(max_days), 180) * interval '24 hours', coalesce(max(idle_days), 30) * interval '24 hours'
  from private.session_ends
$function$;

CREATE OR REPLACE FUNCTION private.made_up(asker uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'people', (select count(*) from private.people where is_synthetic and id <> asker),
    'centres', (select count(*) from private.centres where is_synthetic))
$function$;

CREATE OR REPLACE FUNCTION private.mail_admins(template text, key text, data jsonb, at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with reader as (
    select account.email::text as address, profile.locale, private.actor_pseudonym(profile.id) as mark
    from public.profiles as profile join auth.users as account on account.id = profile.id
    where profile.is_admin and not profile.is_synthetic and account.email is not null
      and profile.id is distinct from (select auth.uid())
    union all
    select 'owner', 'es', 'owner' where not exists (select from public.profiles where is_admin)
  ), queued as (
    insert into private.mail_outbox (to_address, template, locale, data, dedupe_key, next_at, created_at)
    select reader.address, mail_admins.template, reader.locale, mail_admins.data, mail_admins.key || ' ' || reader.mark,
      mail_admins.at, mail_admins.at
    from reader
    where (
      select count(*) from private.mail_outbox as earlier
      where earlier.to_address = reader.address and earlier.template = mail_admins.template
        and earlier.created_at > mail_admins.at - interval '1 hour'
    ) < 10
    on conflict (dedupe_key) do nothing returning 1
  )
  select count(*)::integer from queued
$function$;

CREATE OR REPLACE FUNCTION private.mail_of_guess(share public.shares)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  update public.shares set guess_stop_token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') where id = share.id;
  insert into private.mail_outbox (to_address, template, locale, data, next_at, created_at)
  select account.email, 'guess-came', profile.locale,
    jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''), 'token', token, 'share', share.id)), now(), now()
  from auth.users as account join public.profiles as profile on profile.id = account.id
  where account.id = share.user_id and account.email_confirmed_at is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_person(person uuid, template text, data jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.mail_outbox (to_address, template, locale, data)
  select account.email, mail_person.template, profile.locale,
    jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''))) || mail_person.data
  from auth.users as account join public.profiles as profile on profile.id = account.id
  where account.id = mail_person.person and account.email_confirmed_at is not null and not profile.is_synthetic
$function$;

CREATE OR REPLACE FUNCTION private.may_keep_pupils(centre uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select authorisations or coalesce(minimum_age >= private.age_of_consent(country), false)
  from private.centre_agreements where centre_id = centre order by id desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.meets_own_level()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
end
$function$;
grant execute on function private.meets_own_level() to authenticated;

CREATE OR REPLACE FUNCTION private.merge_answers(person uuid, header jsonb, patch jsonb)
 RETURNS public.attempts
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.attempts;
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  perform private.check_attempt(header);
  perform private.check_patch(patch);

  insert into public.attempts (id, user_id, instrument, version, form, locale)
  values ((header ->> 'id')::uuid, person, header ->> 'instrument', (header ->> 'version')::integer,
    header ->> 'form', header ->> 'locale')
  on conflict (id) do nothing;
  if found and (select count(*) from public.attempts where user_id = person) > 500 then
    raise exception 'too many attempts' using errcode = 'PT429';
  end if;

  select * into stored from public.attempts where id = (header ->> 'id')::uuid for update;
  if stored.user_id is distinct from person then
    raise exception 'not your attempt' using errcode = '42501';
  end if;
  if (stored.instrument, stored.version, stored.form)
    is distinct from (header ->> 'instrument', (header ->> 'version')::integer, header ->> 'form') then
    raise exception 'this attempt is of another instrument' using errcode = '22023';
  end if;
  if stored.state <> 'draft' then
    return stored;
  end if;

  with newer as (
    select item, answer -> 'value' as value,
      jsonb_build_object('at', least((answer ->> 'at')::bigint, now_ms), 'ms', least((answer ->> 'ms')::bigint, 86400000)) as times
    from jsonb_each(patch) as entry (item, answer)
    where not stored.item_times ? item
      or least((answer ->> 'at')::bigint, now_ms) >= (stored.item_times -> item ->> 'at')::bigint
  ),
  merged as (
    select
      (stored.answers || coalesce(jsonb_object_agg(item, value) filter (where value <> 'null'), '{}'))
        - coalesce(array_agg(item) filter (where value = 'null'), '{}') as answers,
      stored.item_times || coalesce(jsonb_object_agg(item, times), '{}') as item_times
    from newer
  )
  update public.attempts
  set answers = merged.answers, item_times = merged.item_times, rev = attempts.rev + 1, updated_at = now()
  from merged
  where attempts.id = stored.id
    and (attempts.answers, attempts.item_times) is distinct from (merged.answers, merged.item_times)
  returning attempts.* into stored;
  if not found then
    select * into stored from public.attempts where id = (header ->> 'id')::uuid;
  end if;
  if (select count(*) from jsonb_object_keys(stored.item_times)) > 120 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  return stored;
end
$function$;

CREATE OR REPLACE FUNCTION private.merge_second_look(person uuid, of_attempt uuid, of_version integer, patch jsonb)
 RETURNS public.second_looks
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.second_looks;
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  perform private.check_second_look(of_version, patch);
  -- Locked, so that withdrawing it and looking again cannot pass each other.
  perform from public.attempts
  where id = of_attempt and user_id = person and instrument = 'riasec' and version >= 2 and state = 'submitted'
  for update;
  if not found then
    raise exception 'only at a result of your own, of a version that has fields' using errcode = 'PT404';
  end if;
  insert into public.second_looks (attempt, user_id, version) values (of_attempt, person, of_version)
  on conflict (attempt) do nothing;
  select * into stored from public.second_looks where attempt = of_attempt for update;
  if stored.version <> of_version then
    raise exception 'this second look is of another version' using errcode = '22023';
  end if;
  with newer as (
    select item, answer -> 'value' as value,
      jsonb_build_object('at', least((answer ->> 'at')::bigint, now_ms), 'ms', least((answer ->> 'ms')::bigint, 86400000)) as times
    from jsonb_each(patch) as entry (item, answer)
    where not stored.item_times ? item
      or (least((answer ->> 'at')::bigint, now_ms), (answer ->> 'value')::integer)
        > ((stored.item_times -> item ->> 'at')::bigint, (stored.answers ->> item)::integer)
  )
  update public.second_looks set
    answers = stored.answers || coalesce((select jsonb_object_agg(item, value) from newer), '{}'),
    item_times = stored.item_times || coalesce((select jsonb_object_agg(item, times) from newer), '{}'),
    updated_at = now()
  where attempt = of_attempt
  returning * into stored;
  return stored;
end
$function$;

CREATE OR REPLACE FUNCTION private.minor_answer_days()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 30 $function$;

CREATE OR REPLACE FUNCTION private.new_class_code()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(drawn.bytes, place) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as drawn, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as place
$function$;

CREATE OR REPLACE FUNCTION private.new_recovery_code()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select regexp_replace(string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, n) & 31) + 1, 1), '' order by n),
    '(....)(?!$)', '\1-', 'g')
  from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as bytes) as random,
    generate_series(0, 15) as n
$function$;

CREATE OR REPLACE FUNCTION private.note_direction()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_fault(fault text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.note_plan_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT'
    and not exists (select from public.reactions where user_id = new.user_id and career = new.career)
    and (select count(*) from public.reactions where user_id = new.user_id) >= 1000 then
    raise exception 'too many reactions' using errcode = 'PT429';
  end if;
  -- Whoever says that a career is not for them no longer tries it.
  if new.reaction <> 'interested' and new.trial = 'open' then
    new.trial := null;
  end if;
  if tg_op = 'INSERT' then
    new.at := now();
    new.trial_at := case when new.trial is not null then now() end;
    return new;
  end if;
  new.at := case when new.reaction = old.reaction and new.trial is distinct from old.trial then old.at else now() end;
  new.trial_at := case when new.trial is null then null when new.trial is distinct from old.trial then now() else old.trial_at end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  person uuid;
  mailbox text;
begin
  select id, email into person, mailbox from auth.users where id = old.user_id;
  insert into private.withdrawals (user_id, address, reason) values (person, old.address,
    case when person is null then 'erased' when mailbox <> old.address then 'address-changed' else 'withdrawn' end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notes_of(seat uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('version', version, 'text', text, 'at', at,
    'author', private.staff_name(author)) order by version desc), '[]')
  from private.seat_notes where seat_id = notes_of.seat
$function$;

CREATE OR REPLACE FUNCTION private.own_guess(wanted uuid, secret text)
 RETURNS private.family_guesses
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_card boolean := coalesce(own_guess.secret, '') <> '';
  person uuid := case when not is_card then private.require_account() end;
  found_guess private.family_guesses;
  class uuid;
begin
  select seat.session_id into class from private.family_guesses as guess join private.class_seats as seat on seat.id = guess.seat_id
  where guess.id = wanted
    and case when is_card then seat.secret_hash = private.secret_hash_of(own_guess.secret) else seat.user_id = person end;
  perform from private.class_sessions where id = class for update;
  select * into found_guess from private.family_guesses as guess where guess.id = wanted and class is not null for update;
  if found_guess.id is null then
    raise exception 'no such guess' using errcode = 'PT404';
  end if;
  return found_guess;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_live_share(share uuid)
 RETURNS public.shares
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  own public.shares;
begin
  if private.require_own_level() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if exists (select from public.profiles where id = auth.uid() and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  select * into own from public.shares
  where id = own_live_share.share and user_id = auth.uid() and revoked_at is null and expires_at > now();
  if own.id is null then
    raise exception 'no live link of your own' using errcode = 'PT404';
  end if;
  return own;
end
$function$;

CREATE OR REPLACE FUNCTION private.people_query(search text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select to_tsquery('simple', string_agg('''' || word || ''':*', ' & '))
  from regexp_split_to_table(private.plain_words(left(search, 100)), '\s+') as word
  where word <> ''
$function$;

CREATE OR REPLACE FUNCTION private.person_rows()
 RETURNS TABLE(relation regclass, condition text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive link as (
    select k.conrelid as child, k.confrelid as parent, a.attname::text collate "default" as child_column,
      b.attname::text collate "default" as parent_column
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_catalog.pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and k.conrelid <> k.confrelid
      and not private.is_author_column(a.attname)
  ),
  reached as (
    select 'auth.users'::regclass::oid as relation, 'id = $1' as condition, array['auth.users'::regclass::oid] as path
    union all
    select link.child,
      case when reached.relation = 'auth.users'::regclass::oid and link.parent_column = 'id'
        then format('%I = $1', link.child_column)
        else format('%I = any (array(select %I from %s where %s))', link.child_column, link.parent_column,
          reached.relation::regclass, reached.condition) end,
      reached.path || link.child
    from reached join link on link.parent = reached.relation where link.child <> all (reached.path)
  ),
  named (relation, condition) as (
    values
      ('private.mail_outbox'::regclass::oid,
        'to_address = any (array(select unnest(array[email, nullif(email_change, '''')]) from auth.users where id = $1))'),
      ('private.suppressed_addresses'::regclass::oid,
        'hash = any (array(select private.address_hash(email) from auth.users where id = $1))'),
      ('private.audit'::regclass::oid, 'person = $1'),
      ('auth.flow_state'::regclass::oid, 'user_id = $1')
  ),
  every as (select relation, condition from reached union select relation, condition from named)
  select relation::regclass, string_agg('(' || condition || ')', ' or ' order by condition)
  from every group by relation
$function$;

CREATE OR REPLACE FUNCTION private.plain_alias(alias text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(translate(lower(coalesce(alias, '')), 'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc'), '[\s._-]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.plain_class_code(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select translate(upper(regexp_replace(left(coalesce(typed, ''), 40), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011')
$function$;

CREATE OR REPLACE FUNCTION private.plain_words(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select translate(lower(said),
    -- Capitals too: lower() knows ASCII only where the database's locale is C.
    'áàâäãéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ.@_-+''"()/\,;:!?&|*<>=[]{}#%$`´~^' || chr(9) || chr(10) || chr(13),
    'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc' || repeat(' ', 40))
$function$;

CREATE OR REPLACE FUNCTION private.possible_day(said text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when said::date between (private.first_moment() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + 1
    then said else to_char(now() at time zone 'UTC', 'YYYY-MM-DD') end;
exception
  when data_exception then return to_char(now() at time zone 'UTC', 'YYYY-MM-DD');
end
$function$;

CREATE OR REPLACE FUNCTION private.possible_held(held jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  handed_in timestamptz := case when held ->> 'state' = 'submitted'
    then coalesce(private.held_time(held -> 'submitted_at'), now()) end;
  begun timestamptz := least(coalesce(private.held_time(held -> 'started_at'), handed_in, now()), handed_in);
  look jsonb := held -> 'second_look';
begin
  return jsonb_build_object(
    'id', held -> 'id', 'instrument', held -> 'instrument', 'version', held -> 'version', 'form', held -> 'form',
    'locale', held -> 'locale', 'state', held -> 'state', 'answers', held -> 'answers',
    'item_times', private.possible_item_times(held),
    'started_at', to_char(begun at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'submitted_at', to_char(handed_in at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  ) || case when look is null then '{}' else jsonb_build_object('second_look', jsonb_build_object(
    'version', look -> 'version', 'answers', look -> 'answers', 'item_times', private.possible_item_times(look))) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.possible_item_times(held jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(item, jsonb_build_object(
    'at', least((times ->> 'at')::bigint, floor(extract(epoch from now()) * 1000)::bigint), 'ms', times -> 'ms')), '{}')
  from jsonb_each(private.held_patch(held)) as entry (item, times)
$function$;

CREATE OR REPLACE FUNCTION private.possible_ticks(ticks jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(step, private.possible_day(day #>> '{}')), '{}')
  from jsonb_each(ticks) as tick (step, day)
  where step ~ '^[a-z][a-z0-9-]{0,59}$' and jsonb_typeof(day) = 'string' and day #>> '{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
$function$;

CREATE OR REPLACE FUNCTION private.recovery_code_hash(person uuid, code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(person::text || ' '
    || translate(upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011'), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.refuse_below_own_level()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_own_level();
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_when_restricted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.profiles
    where id = coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id')::uuid and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_requests(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  told integer;
  first_due timestamptz;
begin
  with due as (
    update public.requests as request set reminded_at = remind_of_requests.at
    where answered_at is null and reminded_at is null
      and due_at <= remind_of_requests.at + make_interval(days => private.request_reminder_days())
      and not exists (select from public.profiles where id = request.user_id and is_synthetic)
    returning due_at
  )
  select count(*)::integer, min(due_at) into told, first_due from due;
  if told > 0 then
    perform private.mail_admins('request-due', 'request-due ' || extract(epoch from at), jsonb_build_object(
      'due', jsonb_build_object('count', told, 'first', to_char(first_due at time zone 'UTC', 'YYYY-MM-DD'))), at);
  end if;
  return told;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_factors(person uuid, kept_session text, notice text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.recovery_codes where user_id = person;
  delete from auth.mfa_factors where user_id = person;
  delete from auth.sessions where user_id = person and id::text is distinct from kept_session;
  delete from auth.mfa_amr_claims where session_id::text = kept_session and authentication_method = 'totp';
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = person and id::text = kept_session;
  if obj_description('auth'::regnamespace, 'pg_namespace') like 'embedded %' then
    insert into private.mail_outbox (to_address, template, locale, data)
    select account.email, notice, coalesce(profile.locale, 'es'), jsonb_build_object('name', coalesce(profile.full_name, ''))
    from auth.users as account left join public.profiles as profile on profile.id = account.id
    where account.id = person;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_made_up(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found uuid;
  gone integer := 0;
begin
  -- The same lock as in change_admin: who leads the site does not change meanwhile, and two processes take turns.
  perform pg_advisory_xact_lock(7204, 1);
  -- Without any other admin nobody could lead the site: made-up ones stay, as real.
  if not exists (select from public.profiles where is_admin and not is_synthetic) then
    update public.profiles set is_synthetic = false where is_admin;
  end if;
  delete from public.research_releases where is_synthetic;
  delete from private.research_studies where is_synthetic;
  delete from private.calibrations where is_synthetic;
  for found in select id from private.centres where is_synthetic order by id limit most loop
    perform private.erase_centre(found, now());
    gone := gone + 1;
  end loop;
  for found in select id from private.people where is_synthetic order by id limit most loop
    perform private.erase_person(found, now());
    gone := gone + 1;
  end loop;
  return gone;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_reminder_days()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 7 $function$;

CREATE OR REPLACE FUNCTION private.requests_state(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when exists (
    select from public.requests as request where answered_at is null and due_at < requests_state.at
      and not exists (select from public.profiles where id = request.user_id and is_synthetic)
  ) then 'overdue' else 'ok' end
$function$;

CREATE OR REPLACE FUNCTION private.require_account()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
begin
  if person is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return person;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not public.is_admin() then
    raise exception 'only admins do this' using errcode = '42501';
  end if;
  if not private.used_second_factor() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.require_centre_staff(centre uuid, wanted text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_editor(needed text)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not public.is_admin() and not exists (
    select from private.content_editors
    where user_id = auth.uid() and (role = 'publisher' or require_editor.needed = 'editor')
  ) then
    raise exception 'only editors do this' using errcode = '42501';
  end if;
  if not private.used_second_factor() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.require_fresh_admin()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
begin
  if private.signed_in_just_now() or exists (
    select from auth.mfa_amr_claims as claim
    where claim.session_id::text = (select auth.jwt() ->> 'session_id')
      and claim.authentication_method = 'totp' and claim.updated_at > now() - interval '10 minutes'
  ) then
    return actor;
  end if;
  raise exception 'fresh sign-in needed' using errcode = 'PT428';
end
$function$;

CREATE OR REPLACE FUNCTION private.require_fresh_sign_in()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null or not private.signed_in_just_now() then
    raise exception 'sign in with the password first' using errcode = '42501';
  end if;
  return private.require_own_level();
end
$function$;

CREATE OR REPLACE FUNCTION private.require_group_staff(group_wanted uuid, reads boolean)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_own_level()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not private.meets_own_level() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.require_person(person uuid)
 RETURNS public.profiles
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found_person public.profiles;
begin
  select * into found_person from public.profiles where id = person for update;
  if found_person.id is null then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  return found_person;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_staff()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.reset_factor(person uuid, why text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from auth.mfa_factors where user_id = person) then
    return false;
  end if;
  perform private.remove_factors(person, null, 'factor-removed');
  insert into private.audit (person, action, why) values (person, 'reset-factor', reset_factor.why);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.retain(step text, at timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ids text[] := array(select private.retention_due(step, at, most));
begin
  if cardinality(ids) > 0 then
    execute (select rule.remove from private.retention_rules as rule where rule.step = retain.step) using ids, at;
  end if;
  return cardinality(ids);
end
$function$;

CREATE OR REPLACE FUNCTION private.retention_due(step text, at timestamp with time zone, most integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  asked text := (select rule.due from private.retention_rules as rule where rule.step = retention_due.step);
begin
  if asked is null then
    raise exception 'no such step' using errcode = '22023';
  end if;
  return query execute asked using at, most;
end
$function$;

CREATE OR REPLACE FUNCTION private.retention_span(what text)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select span from private.retention_spans where name = what
$function$;

CREATE OR REPLACE FUNCTION private.retention_steps()
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array_agg(step order by position) from private.retention_rules
$function$;

CREATE OR REPLACE FUNCTION private.row_for_person(line jsonb, person uuid)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(key, case
    when private.is_author_column(key) and value <> to_jsonb(person::text) then 'null' else value end), '{}')
  from jsonb_each(line) where key !~ '(^|_)(token|secret|password)' and key <> 'parent'
$function$;

CREATE OR REPLACE FUNCTION private.run_retention(runner text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  run bigint := private.claim_job('retention', runner, clock_timestamp(), false);
  step text;
  removed jsonb := '{}';
  failure text;
begin
  if run is null then
    return 'not due';
  end if;
  foreach step in array private.retention_steps() loop
    begin
      removed := removed || jsonb_build_object(step, private.retain(step, now(), 5000));
    exception when others then
      failure := coalesce(failure, step || ' ' || sqlstate);
    end;
  end loop;
  update private.job_runs set finished_at = clock_timestamp(), outcome = removed, error = failure where id = run;
  return coalesce(failure, 'done');
end
$function$;

CREATE OR REPLACE FUNCTION private.running_class(typed text)
 RETURNS private.class_sessions
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found_session private.class_sessions;
  client text;
begin
  select session.* into found_session from private.class_sessions as session
  where session.code = private.plain_class_code(typed) and session.closed_at is null and session.closes_at > now();
  if found_session.id is null then
    client := private.client_key();
    if client is not null and private.count_up('class-miss:' || client, 600) > 20 then
      raise exception 'too many wrong codes' using errcode = 'PT429';
    end if;
  end if;
  return found_session;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_jobs()
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if coalesce(to_regprocedure('cron.schedule(text,text,text)'), to_regprocedure('cron.schedule(name,text,text)')) is null then
    return false;
  end if;
  execute $sql$ select cron.schedule('faro-retention', '17 * * * *', $job$select private.run_retention('pg_cron')$job$) $sql$;
  return true;
exception
  when insufficient_privilege then return false;
end
$function$;

CREATE OR REPLACE FUNCTION private.seat_for_pupil(seat private.class_seats)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'shared', seat.shared, 'joined_at', seat.joined_at,
    'finished_at', seat.finished_at, 'withdrawn_at', seat.withdrawn_at,
    'erased_at_by', private.class_end(session) + private.class_span(),
    'claim_until', seat.finished_at + private.claim_span(),
    'is_claimed', seat.user_id is not null,
    'session', jsonb_build_object('centre', centre.name, 'group', class_group.name, 'tests', to_jsonb(session.tests),
      'form', session.form, 'results', session.results, 'released', private.is_shown(session), 'mode', session.mode,
      'kind', session.kind, 'closes_at', session.closes_at, 'ended', private.class_end(session) <= now()),
    'result', case when private.is_shown(session) then (
      select private.told_attempts(result.attempts) from private.seat_results as result where result.seat_id = seat.id) end,
    'notes', private.notes_of(seat.id), 'appointment', private.appointment_of(seat.id), 'agreed_steps', private.steps_of(seat.id),
    'guesses', private.guesses_of(seat.id))
  from private.class_sessions as session
  join private.class_groups as class_group on class_group.id = session.group_id
  join private.centres as centre on centre.id = class_group.centre_id
  where session.id = seat.session_id
$function$;

CREATE OR REPLACE FUNCTION private.seat_of_staff(wanted uuid)
 RETURNS private.class_seats
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  seat private.class_seats;
begin
  perform private.require_staff();
  select * into seat from private.class_seats where id = wanted and alias is not null;
  if seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  perform private.staff_session(seat.session_id, true);
  perform from private.class_sessions where id = seat.session_id for update;
  select * into seat from private.class_seats where id = wanted for update;
  if seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  return seat;
end
$function$;

CREATE OR REPLACE FUNCTION private.secret_hash_of(secret text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.session_for_staff(session private.class_sessions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', session.id, 'group', session.group_id, 'code', session.code, 'kind', session.kind, 'evening_of', session.evening_of,
    'tests', to_jsonb(session.tests), 'form', session.form, 'mode', session.mode, 'results', session.results, 'cap', session.cap,
    'opened_at', session.opened_at, 'closes_at', session.closes_at, 'closed_at', session.closed_at,
    'released_at', session.released_at, 'ended', private.class_end(session) <= now(),
    'submit_until', private.class_end(session) + private.class_grace(),
    'erased_at_by', private.class_end(session) + private.class_span(),
    'joined', session.joined, 'half', session.half, 'finished', session.finished,
    'shared', (select count(*) from private.class_seats where session_id = session.id and shared <> 'nothing'))
$function$;

CREATE OR REPLACE FUNCTION private.session_is_over(created_at timestamp with time zone, refreshed_at timestamp without time zone, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select at >= created_at + coalesce(max(max_days), 180) * interval '24 hours'
    -- GoTrue keeps this one without a time zone, in UTC.
    or at >= coalesce(refreshed_at at time zone 'UTC', created_at) + coalesce(max(idle_days), 30) * interval '24 hours'
  from private.session_ends
$function$;

CREATE OR REPLACE FUNCTION private.session_level(session_id uuid, person_id uuid, token_aal text, at timestamp with time zone, idle_days integer, max_days integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_level text;
begin
  select case
      when session.aal = 'aal2' and token_aal = 'aal2' then 'aal2'
      when exists (
        select from auth.mfa_factors as factor
        where factor.user_id = person.id and factor.status = 'verified'
      ) then 'below'
      else 'aal1'
    end
  into found_level
  from auth.sessions as session join auth.users as person on person.id = session.user_id
  where session.id = session_id and person.id = person_id and person.deleted_at is null
    and (session.not_after is null or session.not_after > at)
    and (person.banned_until is null or person.banned_until <= at)
    and at < session.created_at + max_days * interval '24 hours'
    -- GoTrue keeps this one without a time zone, in UTC.
    and at < coalesce(session.refreshed_at at time zone 'UTC', session.created_at) + idle_days * interval '24 hours';
  return found_level;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_content_editor(address text, wanted text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  granter uuid := private.require_fresh_admin();
  person uuid;
begin
  select id into person from auth.users
    where lower(email) = lower(btrim(address)) and email_confirmed_at is not null and deleted_at is null;
  if person is null then
    raise exception 'no such account' using errcode = 'PT404';
  end if;
  if wanted is null then
    delete from private.content_editors where user_id = person;
  else
    insert into private.content_editors (user_id, role, granted_by) values (person, wanted, granter)
      on conflict (user_id) do update set role = excluded.role, granted_by = excluded.granted_by, at = now();
  end if;
  insert into private.audit (actor, person, action, why)
    values (granter, person, case when wanted is null then 'revoke-editor' else 'grant-editor' end, wanted);
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_before_seat()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from private.class_sessions where id = old.session_id and mode = 'personal' for update;
  if found then
    perform private.settle_class(old.session_id);
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_class(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  session private.class_sessions;
begin
  select * into session from private.class_sessions where id = wanted;
  if session.id is null or private.class_end(session) > now() then
    return;
  end if;
  if session.mode = 'count' then
    update private.class_sessions set joined = null, half = null where id = wanted and joined is not null;
    if found then
      delete from private.class_seats where session_id = wanted;
    end if;
  elsif session.kind = 'class' and not private.awaits_answers(session)
    and not exists (select from private.group_reports where session_id = wanted) then
    -- Two sessions of a group that end together make one picture.
    perform from private.class_groups where id = session.group_id for update;
    insert into private.group_reports (session_id, frozen) values (wanted, private.group_figures(session))
    on conflict do nothing;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.share_of(token text)
 RETURNS public.shares
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from public.shares where token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.share_standing(share public.shares)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when share.id is null then 'unknown'
    when share.revoked_at is not null then 'revoked'
    when share.expires_at <= now() then 'expired'
    when auth.uid() is distinct from share.user_id and exists (
      select from public.profiles where id = share.user_id and restricted_at is not null) then 'resting'
    -- The owner has deleted the results since.
    when not exists (select from public.attempts
      where user_id = share.user_id and state = 'submitted' and share.what @> to_jsonb(id::text)) then 'revoked'
    when share.guess_first and share.guess_agreed_at is null then
      case when private.shows_interests(share) then 'guess' else 'revoked' end
    else 'live' end
$function$;

CREATE OR REPLACE FUNCTION private.sheet_of(seat private.class_seats)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'shared', seat.shared, 'finished_at', seat.finished_at,
    'summary', case when seat.shared in ('summary', 'everything') then result.summary end,
    'attempts', case when seat.shared = 'everything' then private.told_attempts(result.attempts) end,
    'note', written.notes -> 0, 'earlier_notes', written.notes - 0, 'appointment', private.appointment_of(seat.id),
    'agreed_steps', private.steps_of(seat.id))
  from (select private.notes_of(seat.id) as notes) as written
  left join private.seat_results as result on result.seat_id = seat.id
$function$;

CREATE OR REPLACE FUNCTION private.shown_people(people integer, n integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when people < 5 then 'few' when n - people < 5 then 'many' else (round(people / 5.0) * 5)::integer::text end
$function$;

CREATE OR REPLACE FUNCTION private.shown_table(people integer[], total integer, n integer)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  shown text[] := array(select private.shown_people(one, n) from unnest(people) with ordinality as each (one, place) order by place);
  least_sum integer := 0;
  most_sum integer := 0;
  least_of integer[] := '{}';
  most_of integer[] := '{}';
begin
  for place in 1 .. cardinality(shown) loop
    least_of[place] := case shown[place] when 'few' then 0 when 'many' then n - 4 else greatest(5, shown[place]::integer - 2) end;
    most_of[place] := case shown[place] when 'few' then 4 when 'many' then n else least(n - 5, shown[place]::integer + 2) end;
    least_sum := least_sum + least_of[place];
    most_sum := most_sum + most_of[place];
  end loop;
  for place in 1 .. cardinality(shown) loop
    if shown[place] in ('few', 'many') and (
      total - most_of[place] < least_sum - least_of[place] or total - least_of[place] > most_sum - most_of[place]) then
      return null;
    end if;
  end loop;
  return shown;
end
$function$;

CREATE OR REPLACE FUNCTION private.shows_interests(share public.shares)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.attempts
    where user_id = share.user_id and state = 'submitted' and instrument = 'riasec' and share.what @> to_jsonb(id::text))
$function$;

CREATE OR REPLACE FUNCTION private.signed_in_just_now()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from auth.sessions as session
    join auth.mfa_amr_claims as claim on claim.session_id = session.id
    where session.id::text = (select auth.jwt() ->> 'session_id') and session.user_id = (select auth.uid())
      and claim.authentication_method = 'password' and session.created_at > now() - interval '10 minutes'
  )
$function$;

CREATE OR REPLACE FUNCTION private.staff_name(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(nullif(profile.full_name, ''), account.email, '')
  from auth.users as account left join public.profiles as profile on profile.id = account.id where account.id = person
$function$;

CREATE OR REPLACE FUNCTION private.staff_session(wanted uuid, reads boolean)
 RETURNS private.class_sessions
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  session private.class_sessions;
begin
  perform private.require_staff();
  select * into session from private.class_sessions where id = wanted;
  if session.id is null then
    raise exception 'no such session' using errcode = 'PT404';
  end if;
  perform private.require_group_staff(session.group_id, reads);
  if private.class_end(session) <= now() then
    perform from private.class_sessions where id = wanted for update;
    perform private.settle_class(wanted);
    select * into session from private.class_sessions where id = wanted;
  end if;
  return session;
end
$function$;

CREATE OR REPLACE FUNCTION private.steps_of(seat uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select text from private.seat_steps where seat_id = steps_of.seat
$function$;

CREATE OR REPLACE FUNCTION private.suppress_address(address text, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.suppressed_addresses (hash, at) values (private.address_hash(address), suppress_address.at)
  on conflict (hash) do update set at = greatest(suppressed_addresses.at, excluded.at)
$function$;

CREATE OR REPLACE FUNCTION private.take_attempts(person uuid, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held jsonb;
  stored public.attempts;
  taken jsonb := '[]';
begin
  for held in select * from jsonb_array_elements(coalesce(payload, '[]')) loop
    begin
      stored := private.merge_answers(person, held, private.held_patch(held));
    exception
      -- The id is somebody else's: that attempt was already taken along by its owner.
      when insufficient_privilege then continue;
    end;
    if stored.state = 'draft' then
      update public.attempts set
        created_at = least(created_at, coalesce(private.held_time(held -> 'started_at'), created_at)),
        state = held ->> 'state',
        submitted_at = case when held ->> 'state' = 'submitted'
          then coalesce(private.held_time(held -> 'submitted_at'), now()) end
      where id = stored.id returning * into stored;
    end if;
    -- At a result that can have one; what was withdrawn or is of a version without fields keeps none.
    if held ? 'second_look' and stored.state = 'submitted' and stored.instrument = 'riasec' and stored.version >= 2 then
      perform private.merge_second_look(person, stored.id, (held #>> '{second_look,version}')::integer,
        private.held_patch(held -> 'second_look'));
    end if;
    taken := taken || to_jsonb(stored.id);
  end loop;
  return taken;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.profiles where id = new.user_id and is_synthetic) then
    perform private.mail_admins('request-came', 'request-came ' || new.id, jsonb_build_object('request', jsonb_build_object(
      'kind', new.kind, 'due', to_char(new.due_at at time zone 'UTC', 'YYYY-MM-DD'))), now());
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.told_attempts(attempts jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(one - 'item_times' order by place), '[]')
  from jsonb_array_elements(attempts) with ordinality as told (one, place)
$function$;

CREATE OR REPLACE FUNCTION private.unfreeze_person(actor uuid, person uuid, why text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  reason text := private.check_reason(why);
  before public.profiles := private.require_person(person);
begin
  if before.restricted_at is null then
    return false;
  end if;
  update public.profiles set restricted_at = null, held_at = null, held_for = null where id = person;
  insert into public.requests (user_id, kind, answered_at, outcome, channel) values (person, 'restriction', now(), 'unfrozen', 'controller');
  update public.requests set answered_at = now(), outcome = 'unfrozen'
  where user_id = person and channel = 'controller' and answered_at is null;
  insert into private.audit (actor, person, action, why) values (actor, person, 'unfreeze-person', reason);
  perform private.mail_person(person, 'account-unfrozen', '{}');
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.unused_accounts(at timestamp with time zone)
 RETURNS TABLE(id uuid, told_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select person.id, case when not exists (
      select from private.mail_outbox as mail
      where mail.to_address = person.email and mail.template = 'account-unused' and mail.dead_at is null
        and (mail.sent_at is null or mail.sent_at > unused_accounts.at - private.retention_span('inactiveNoticeDays'))
    ) then notice.at else unused_accounts.at end
  from (select listed.id from private.people as listed
    where listed.used_at <= unused_accounts.at - private.retention_span('inactiveMonths') offset 0) as listed
  join auth.users as person on person.id = listed.id
  join public.profiles as profile on profile.id = person.id
  left join private.inactivity_notices as notice on notice.user_id = person.id
  where person.email_confirmed_at is not null and not profile.is_admin and profile.restricted_at is null
    and private.last_seen(person) <= unused_accounts.at - private.retention_span('inactiveMonths')
$function$;

CREATE OR REPLACE FUNCTION private.used_second_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select auth.jwt() ->> 'aal') = 'aal2', false) and exists (
    select from auth.sessions
    where id::text = (select auth.jwt() ->> 'session_id') and user_id = (select auth.uid()) and aal = 'aal2'
  )
$function$;

CREATE OR REPLACE FUNCTION private.welcome_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  consent jsonb := case when jsonb_typeof(said -> 'consent') = 'object' then said -> 'consent' else '{}' end;
  person_locale text := case when said ->> 'locale' in ('es', 'en') then said ->> 'locale' else 'es' end;
begin
  insert into public.profiles (id, full_name, locale, source)
  values (
    new.id,
    case when jsonb_typeof(said -> 'full_name') = 'string' then private.clean_name(said ->> 'full_name') else '' end,
    person_locale,
    case when said ->> 'source' ~ '^[a-z0-9_-]{1,40}$' then said ->> 'source' end
  )
  on conflict (id) do nothing;

  if private.is_shipped_text('account', consent ->> 'text_version', consent ->> 'text_hash', person_locale) then
    insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
    values (new.id, 'account', true, consent ->> 'text_version', consent ->> 'text_hash', person_locale, 'sign-up');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw(person uuid, one uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with emptied as (
    update public.attempts as attempt set state = 'withdrawn', answers = '{}', item_times = '{}',
      submitted_at = coalesce(attempt.submitted_at, now()), updated_at = now()
    where attempt.user_id = person and attempt.state <> 'withdrawn' and (one is null or attempt.id = one)
    returning attempt.id
  )
  select coalesce(jsonb_agg(id order by id), '[]') from emptied
$function$;

CREATE OR REPLACE FUNCTION private.without_words(said text, patterns text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  pattern text;
begin
  foreach pattern in array coalesce(patterns, '{}') loop
    said := regexp_replace(said, pattern, '…', 'gi');
  end loop;
  return said;
end
$function$;

CREATE OR REPLACE FUNCTION private.word_pattern(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select '(?<![[:alnum:]._+-])' || regexp_replace(said, '([^[:alnum:][:space:]@_])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])'
$function$;

CREATE OR REPLACE FUNCTION private.write_audit(actor uuid, lines jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.profiles as admin where admin.id = write_audit.actor and admin.is_admin) or exists (
    select from jsonb_array_elements(lines) as listed (line) where line ->> 'person' is not null
      and not exists (select from auth.users where id = (line ->> 'person')::uuid)
  ) then
    return false;
  end if;
  perform private.audited(actor, lines, null);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.accept_agreement(centre uuid, version text, text_hash text, legal_basis text, notice_given boolean, authorisations boolean, minimum_age integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.require_centre_staff(accept_agreement.centre, 'lead');
begin
  if (accept_agreement.version ~ '^[A-Za-z0-9._-]{1,40}$' and accept_agreement.text_hash ~ '^[0-9a-f]{64}$'
    and accept_agreement.legal_basis in ('public-task', 'legitimate-interest', 'consent', 'contract')
    and accept_agreement.notice_given and accept_agreement.authorisations is not null
    and accept_agreement.minimum_age between 6 and 99) is not true then
    raise exception 'which text, on which basis, that pupils were told, and how old the youngest are' using errcode = '22023';
  end if;
  if (select count(*) from private.centre_agreements as known where known.centre_id = accept_agreement.centre
    and known.at > now() - interval '1 day') >= 20 then
    raise exception 'too often in a day' using errcode = 'PT429';
  end if;
  insert into private.centre_agreements (centre_id, version, text_hash, country, legal_basis, notice_given, authorisations, minimum_age, made_by)
  select accept_agreement.centre, accept_agreement.version, accept_agreement.text_hash, centre.country, accept_agreement.legal_basis,
    accept_agreement.notice_given, accept_agreement.authorisations, accept_agreement.minimum_age, caller
  from private.centres as centre where centre.id = accept_agreement.centre;
  return jsonb_build_object('may_keep_pupils', private.may_keep_pupils(accept_agreement.centre));
end
$function$;
grant execute on function public.accept_agreement(uuid,text,text,text,boolean,boolean,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.accept_invitation(secret text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.require_staff();
  used private.staff_invitations;
begin
  delete from private.staff_invitations
  where token_hash = private.secret_hash_of(accept_invitation.secret) and expires_at > now() returning * into used;
  if used.id is null then
    raise exception 'no such invitation' using errcode = 'PT404';
  end if;
  insert into private.centre_staff as known (centre_id, user_id, role) values (used.centre_id, caller, used.role)
  on conflict (centre_id, user_id) do update
  set role = case when 'lead' in (known.role, excluded.role) then 'lead' else excluded.role end;
  insert into private.group_staff (group_id, user_id)
  select id, caller from private.class_groups where id = any (used.groups) and centre_id = used.centre_id on conflict do nothing;
  return used.centre_id;
end
$function$;
grant execute on function public.accept_invitation(text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_accept_calibration(calibration bigint, why text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function public.admin_accept_calibration(bigint,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_add_note(person uuid, text text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
begin
  if char_length(btrim(coalesce(admin_add_note.text, ''))) not between 1 and 2000 then
    raise exception 'a note has 1 to 2000 characters' using errcode = '22023';
  end if;
  if not exists (select from public.profiles where id = person) then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  insert into private.notes (user_id, text) values (person, btrim(admin_add_note.text));
  insert into private.audit (actor, person, action) values (actor, person, 'add-note');
end
$function$;
grant execute on function public.admin_add_note(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_answer_request(request bigint, outcome text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
  answered public.requests;
begin
  if char_length(btrim(coalesce(admin_answer_request.outcome, ''))) not between 3 and 2000 then
    raise exception 'say what was done, in 3 to 2000 characters' using errcode = '22023';
  end if;
  -- An answer is given once: what the person was told does not change afterwards.
  update public.requests set answered_at = now(), outcome = btrim(admin_answer_request.outcome)
  where id = request and answered_at is null returning * into answered;
  if answered.id is null then
    raise exception 'no open request of this number' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action) values (actor, answered.user_id, 'answer-request');
  -- The answer to a parent is theirs; whom it is about hears of what is done with the account.
  if not exists (select from private.request_askers as asker where asker.request = answered.id and asker.who <> 'person') then
    perform private.mail_person(answered.user_id, 'request-answered',
      jsonb_build_object('request', jsonb_build_object('kind', answered.kind)));
  end if;
end
$function$;
grant execute on function public.admin_answer_request(bigint,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_audit(action text, before bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  condition text := case when coalesce(action, '') = ''
    then 'a.action not in (''list-person'', ''list-request'', ''count-people'')' else 'a.action = $1' end;
begin
  perform private.require_admin();
  execute format('select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id desc), ''[]'') from (
    select a.id, a.action, a.why, a.at, a.actor, a.actor_pseudonym, a.person,
      by_whom.email as actor_email, about.email as person_email
    from private.audit a
    left join private.people by_whom on by_whom.id = a.actor
    left join private.people about on about.id = a.person
    where ($2 is null or a.id < $2) and %s
    order by a.id desc limit 50
  ) entry', condition) into found using action, before;
  return found;
end
$function$;
grant execute on function public.admin_audit(text,bigint) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_centre(centre uuid, why text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_centre.why);
  found_centre private.centres;
begin
  select * into found_centre from private.centres where id = admin_centre.centre;
  if found_centre.id is null then
    raise exception 'no such centre' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, action, why) values (actor, 'see-centre', reason);
  -- Whoever is shown has a row of her own (decision 110).
  insert into private.audit (actor, person, action, why)
  select actor, user_id, 'see-centre', reason from private.centre_staff where centre_id = found_centre.id;
  return jsonb_build_object('id', found_centre.id, 'name', found_centre.name, 'country', found_centre.country, 'kind', found_centre.kind,
    'created_at', found_centre.created_at, 'closing_at', found_centre.closing_at,
    'staff', (
      select coalesce(jsonb_agg(jsonb_build_object('user', staff.user_id, 'name', private.staff_name(staff.user_id),
        'email', account.email, 'role', staff.role, 'joined_at', staff.joined_at) order by staff.joined_at), '[]')
      from private.centre_staff as staff join auth.users as account on account.id = staff.user_id
      where staff.centre_id = found_centre.id),
    'agreements', (
      select coalesce(jsonb_agg(jsonb_build_object('version', version, 'text_hash', text_hash, 'country', country, 'legal_basis', legal_basis,
        'authorisations', authorisations, 'minimum_age', minimum_age, 'accepted_at', at) order by id desc), '[]')
      from private.centre_agreements where centre_id = found_centre.id),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object('opened_at', session.opened_at, 'mode', session.mode, 'finished', session.finished)
        order by session.opened_at desc), '[]')
      from private.class_sessions as session join private.class_groups as class_group on class_group.id = session.group_id
      where class_group.centre_id = found_centre.id));
end
$function$;
grant execute on function public.admin_centre(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_centres()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc), '[]') from (
      select centre.id, centre.name, centre.country, centre.kind, centre.created_at, centre.closing_at, centre.is_synthetic,
        (select count(*) from private.centre_staff where centre_id = centre.id) as staff,
        (select count(*) from private.class_groups where centre_id = centre.id) as groups,
        (select count(*) from private.class_sessions as session join private.class_groups as class_group
          on class_group.id = session.group_id where class_group.centre_id = centre.id) as sessions,
        private.may_keep_pupils(centre.id) as may_keep_pupils
      from private.centres as centre order by centre.created_at desc limit 500
    ) as listed);
end
$function$;
grant execute on function public.admin_centres() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_correct_person(person uuid, changes jsonb, why text)
 RETURNS text[]
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.correct_person(private.require_fresh_admin(), person, changes, why)
$function$;
grant execute on function public.admin_correct_person(uuid,jsonb,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_enter_request(kind text, channel text, received date, account text, who text, asked_by text, wish text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
  person uuid;
  contact text := private.clean_line(coalesce(admin_enter_request.asked_by, ''), 300);
  came timestamptz := least(now(), admin_enter_request.received::timestamp at time zone 'UTC');
  entered bigint;
begin
  if (admin_enter_request.kind in ('access', 'rectification', 'erasure', 'restriction', 'objection')
    and admin_enter_request.channel in ('mail', 'letter', 'telephone')
    and admin_enter_request.who in ('person', 'guardian', 'other')) is not true then
    raise exception 'what was asked, how, and by whom?' using errcode = '22023';
  end if;
  -- The day may be ahead of UTC where it is entered.
  if (received >= (private.first_moment() at time zone 'UTC')::date and received <= (now() at time zone 'UTC')::date + 1) is not true then
    raise exception 'it came on a day between the first of this site and today' using errcode = '22023';
  end if;
  if char_length(coalesce(wish, '')) > 2000 then
    raise exception 'in up to 2000 characters' using errcode = '22023';
  end if;
  if btrim(coalesce(account, '')) <> '' then
    select id into person from private.people where lower(email) = lower(btrim(account));
    if person is null then
      raise exception 'no account with this address' using errcode = 'PT404';
    end if;
  end if;
  if (person is null or admin_enter_request.who <> 'person') and char_length(contact) < 3 then
    raise exception 'who asked, and how do we reach them?' using errcode = '22023';
  end if;
  insert into public.requests (user_id, kind, text, at, due_at, channel)
  values (person, admin_enter_request.kind, coalesce(wish, ''), came, came + interval '1 month', admin_enter_request.channel)
  returning id into entered;
  insert into private.request_askers (request, who, asked_by) values (entered, admin_enter_request.who, contact);
  insert into private.audit (actor, person, action) values (actor, person, 'enter-request');
  return entered;
end
$function$;
grant execute on function public.admin_enter_request(text,text,date,text,text,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_erase_person(person uuid, why text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.erase_for_controller(private.require_fresh_admin(), person, why)
$function$;
grant execute on function public.admin_erase_person(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_export(kind text, why text, after uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_export.why);
  part jsonb;
begin
  if kind = 'people' then
    select coalesce(jsonb_agg(to_jsonb(chosen) - 'words' order by id), '[]') into part from (
      select * from private.people where id > coalesce(after, '00000000-0000-0000-0000-000000000000') order by id limit 2000
    ) chosen;
  elsif kind = 'contacts' then
    select coalesce(jsonb_agg(to_jsonb(chosen) - 'words' order by id), '[]') into part from (
      select * from private.people
      where marketing and confirmed_at is not null and id > coalesce(after, '00000000-0000-0000-0000-000000000000')
      order by id limit 2000
    ) chosen;
    insert into private.exported_contacts (user_id, address)
    select (contact ->> 'id')::uuid, contact ->> 'email' from jsonb_array_elements(part) as listed (contact)
    on conflict (user_id) do update set address = excluded.address, at = excluded.at;
    -- Who agreed again is on the list again: an older message would take them off it.
    delete from private.withdrawals where done_at is null
      and address in (select contact ->> 'email' from jsonb_array_elements(part) as listed (contact));
  else
    raise exception 'no such export' using errcode = '22023';
  end if;
  return private.audited(actor, (
    select coalesce(jsonb_agg(jsonb_build_object('person', person ->> 'id', 'action', 'export-' || kind, 'why', reason)), '[]')
    from jsonb_array_elements(part) as listed (person)
  ), part);
end
$function$;
grant execute on function public.admin_export(text,text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_export_withdrawals(why text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_export_withdrawals.why);
  part jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', w.id, 'person', w.user_id, 'address', w.address, 'reason', w.reason, 'at', w.at) order by w.id), '[]') into part
  from (select * from private.withdrawals where done_at is null order by id limit 2000) as w;
  insert into private.audit (actor, person, action, why)
  select actor, (line ->> 'person')::uuid, 'export-withdrawals', reason from jsonb_array_elements(part) as listed (line);
  return part;
end
$function$;
grant execute on function public.admin_export_withdrawals(text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_faults(days integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  if days is null or days not between 1 and 90 then
    raise exception '1 to 90 days' using errcode = '22023';
  end if;
  return jsonb_build_object(
    'policy_reports', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.reports desc, r.directive), '[]') from (
        select directive, sum(reports) as reports from private.policy_reports
        where day > private.day_of(now()) - days group by directive
      ) r),
    'mail_errors', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.mails desc, e.error), '[]') from (
        select last_error as error, count(*) as mails from private.mail_outbox
        where last_error is not null and sent_at is null and created_at > now() - days * interval '1 day'
        group by last_error order by count(*) desc, last_error limit 20
      ) e)
  );
end
$function$;
grant execute on function public.admin_faults(integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_freeze_person(person uuid, is_minor boolean, why text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.freeze_person(private.require_fresh_admin(), person, is_minor, why)
$function$;
grant execute on function public.admin_freeze_person(uuid,boolean,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_glance()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  since timestamptz := private.first_of_days(30);
  before timestamptz := private.first_of_days(60);
  month_ago timestamptz := now() - interval '30 days';
begin
  perform private.require_admin();
  return jsonb_build_object(
    -- Who never confirmed is erased after a week, so that the month before would always look smaller.
    'joined', (
      select jsonb_build_object(
        'now', coalesce(sum(confirmed) filter (where day >= private.day_of(since)), 0),
        'before', coalesce(sum(confirmed) filter (where day < private.day_of(since)), 0)
      ) from private.people_counts where day >= private.day_of(before)),
    'finished', jsonb_build_object(
      'now', (select count(*) from private.people where finished_at >= since),
      'before', (
        select count(distinct user_id) from public.attempts
        where state = 'submitted' and submitted_at >= before and submitted_at < since)),
    -- Left alone for a day: who is answering right now has not dropped off.
    'left', (
      select jsonb_build_object(
        'now', jsonb_build_object(
          'started', count(*) filter (where created_at >= since),
          'left', count(*) filter (where created_at >= since and state = 'draft')),
        'before', jsonb_build_object(
          'started', count(*) filter (where created_at < since),
          'left', count(*) filter (where created_at < since and state = 'draft'))
      ) from public.attempts
      where created_at >= before and created_at < now() - interval '1 day' and state <> 'withdrawn'),
    'pending', (
      select jsonb_build_object(
        'now', count(*) filter (where answered_at is null),
        'overdue', count(*) filter (where answered_at is null and due_at < now()),
        'before', count(*) filter (where at < month_ago and (answered_at is null or answered_at >= month_ago))
      ) from public.requests),
    -- Presses and arrivals of nobody, a row a day and step; accounts are those that were confirmed.
    'steps', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.day, c.step), '[]') from (
        select day, step, count from private.step_counts where day >= private.day_of(since)
        union all
        select day, 'account', sum(confirmed)::integer from private.people_counts
        where day >= private.day_of(since) group by day having sum(confirmed) > 0
      ) c),
    -- Each step counts those of the step before, so that no later one is larger.
    'way', (
      select jsonb_build_object(
        'joined', count(*),
        'began', count(*) filter (where started > 0),
        'finished', count(*) filter (where finished > 0),
        'finished_another', count(*) filter (where finished > 1 and (
          select count(distinct instrument) from public.attempts where user_id = listed.id and state = 'submitted'
        ) > 1)
      ) from private.people as listed where created_at >= since and confirmed_at is not null)
  );
end
$function$;
grant execute on function public.admin_glance() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_jobs()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function public.admin_jobs() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_note_asker(request bigint, step text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
  person uuid;
begin
  if (step in ('proof-asked', 'proof-seen', 'asker-told')) is not true then
    raise exception 'asked, seen or told?' using errcode = '22023';
  end if;
  update private.request_askers as asker set
    proof_asked_at = case when step = 'proof-asked' then coalesce(proof_asked_at, now()) else proof_asked_at end,
    proof_seen_at = case when step = 'proof-seen' then coalesce(proof_seen_at, now()) else proof_seen_at end,
    told_at = case when step = 'asker-told' then coalesce(told_at, now()) else told_at end
  where asker.request = admin_note_asker.request;
  if not found then
    raise exception 'nobody from outside asked this' using errcode = 'PT404';
  end if;
  select user_id into person from public.requests where id = admin_note_asker.request;
  insert into private.audit (actor, person, action) values (actor, person, step);
end
$function$;
grant execute on function public.admin_note_asker(bigint,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_overview(weeks integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  since timestamptz;
  first_day date;
  -- Left alone for a day: who is answering right now has not dropped off.
  alone timestamptz := now() - interval '1 day';
begin
  perform private.require_admin();
  if weeks is null or weeks not between 1 and 104 then
    raise exception '1 to 104 weeks' using errcode = '22023';
  end if;
  -- Whole weeks, Mondays in UTC, the running one included.
  since := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - (weeks - 1) * interval '1 week';
  first_day := private.day_of(since);
  return jsonb_build_object(
    'since', since,
    'people', (select coalesce(sum(people), 0) from private.people_counts),
    'synthetic', (select count(*) from private.people where is_synthetic),
    'signups', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.week), '[]') from (
        select date_trunc('week', day::timestamp)::date as week, sum(people) as people, sum(confirmed) as confirmed
        from private.people_counts where day >= first_day group by 1 having sum(people) > 0
      ) w),
    'languages', (
      select coalesce(jsonb_object_agg(l.locale, l.people), '{}') from (
        select locale, sum(people) as people from private.people_counts
        where day >= first_day group by locale having sum(people) > 0
      ) l),
    'attempts', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.week, a.instrument), '[]') from (
        select date_trunc('week', day::timestamp)::date as week, instrument, sum(started) as started, sum(finished) as finished
        from private.attempt_counts where day >= first_day group by 1, 2 having sum(started) > 0
      ) a),
    'left_at', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.instrument, d.form, d.answered), '[]') from (
        select instrument, form, answered, count(*) as attempts from public.attempts
        where created_at >= since and created_at < alone and state = 'draft'
        group by 1, 2, 3
      ) d),
    -- Whole days by their lines; of the day in which the last moment lies, the attempts themselves.
    'kept_on', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.instrument, k.form), '[]') from (
        select instrument, form, sum(started) as started, sum(finished) as finished from (
          select instrument, form, started, finished from private.attempt_counts
          where day >= first_day and day < private.day_of(alone)
          union all
          select instrument, form, 1, (state = 'submitted')::integer from public.attempts
          where created_at >= greatest(since, private.day_of(alone)::timestamp at time zone 'UTC')
            and created_at < alone and state <> 'withdrawn'
        ) counted
        group by 1, 2 having sum(started) > 0
      ) k),
    'mail', (
      select jsonb_build_object(
        'sent', count(*) filter (where sent_at is not null),
        'waiting', count(*) filter (where sent_at is null and dead_at is null),
        'late', count(*) filter (where sent_at is null and dead_at is null and created_at < now() - interval '1 hour'),
        'dead', count(*) filter (where dead_at is not null),
        'retried', count(*) filter (where sent_at is not null and attempts > 1)
      ) from private.mail_outbox where created_at >= since)
  );
end
$function$;
grant execute on function public.admin_overview(integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_people(search text, filter text, sort text, page integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
  page_size constant integer := 25;
  most constant integer := 1000;
  wanted tsquery := private.people_query(search);
  conditions jsonb := '{"all": "true", "confirmed": "confirmed_at is not null", "unconfirmed": "confirmed_at is null",
    "finished": "finished_at is not null", "marketing": "marketing", "research": "research", "admins": "is_admin",
    "joined-recently": "confirmed_at is not null and created_at >= private.first_of_days(30)",
    "finished-recently": "finished_at >= private.first_of_days(30)",
    "left-recently": "id = any (array(select user_id from public.attempts where state = ''draft'' and created_at >= private.first_of_days(30) and created_at < now() - interval ''1 day''))"}';
  orders jsonb := '{"newest": "created_at desc, id", "oldest": "created_at, id desc", "name": "private.plain_words(full_name) collate \"C\", id",
    "email": "email, id", "active": "finished_at desc nulls last, id"}';
  condition text := conditions ->> filter;
  ordering text := orders ->> sort;
  source text;
  total bigint;
  is_bounded boolean := false;
  found jsonb;
  seen uuid[];
  lines jsonb := '[]';
begin
  if condition is null or ordering is null or page is null or page not between 1 and 100000 then
    raise exception 'no such list' using errcode = '22023';
  end if;
  if wanted is not null then
    condition := condition || ' and words @@ $1';
  end if;
  if condition = 'true' then
    select coalesce(sum(people), 0) into total from private.people_counts;
  elsif filter in ('confirmed', 'unconfirmed') and wanted is null then
    select coalesce(sum(case filter when 'confirmed' then confirmed else people - confirmed end), 0) into total
    from private.people_counts;
  elsif filter = 'left-recently' and wanted is null then
    select count(*) into total from (
      select distinct user_id from public.attempts where state = 'draft' and created_at >= private.first_of_days(30)
        and created_at < now() - interval '1 day' limit most + 1
    ) as counted;
    is_bounded := total > most;
  else
    execute format('select count(*) from (select from private.people as listed where %s limit $2) as counted', condition)
    into total using wanted, most + 1;
    is_bounded := total > most;
  end if;
  if filter = 'left-recently' and is_bounded and sort = 'newest' then
    condition := replace(condition, conditions ->> filter, 'exists (select from public.attempts as draft
      where draft.user_id = listed.id and draft.state = ''draft'' and draft.created_at >= private.first_of_days(30)
      and draft.created_at < now() - interval ''1 day'')');
  end if;
  -- Few are found by what they are, and then put in order: in the order asked for one might read through everybody. Of many
  -- the newest are near the beginning of that order.
  source := format(case when (filter like '%-recently' or wanted is not null) and not (is_bounded and sort = 'newest')
    then '(select * from private.people as listed where %s offset 0) as listed' else 'private.people as listed where %s' end, condition);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(listed) - ''words'' - ''used_at''), ''[]'') from (
       select * from private.people
       where id in (select id from %3$s order by %2$s limit $2 offset $3) order by %2$s
     ) as listed', condition, ordering, source)
  into found using wanted, page_size, (page - 1) * page_size;

  select array_agg((person ->> 'id')::uuid) into seen from jsonb_array_elements(found) as listed (person);
  if total <= page_size then
    execute format('select array_agg(id) from private.people as listed where %s', condition) into seen using wanted;
  elsif condition <> 'true' then
    lines := jsonb_build_array(jsonb_build_object('action', 'count-people',
      'why', case when is_bounded then 'over ' || most else total::text end || ' people'));
  end if;
  select lines || coalesce(jsonb_agg(jsonb_build_object('person', id, 'action', 'list-person')), '[]') into lines from (
    select unnest(seen) as id
    union
    -- Whom the words name and the filter leaves out: that they are left out was told as well.
    select id from (select id from private.people where words @@ wanted offset 0) as named
    where total <= page_size and (
      select count(*) from (select from private.people where words @@ wanted offset 0) as counted
    ) <= page_size
  ) as everybody;
  return private.audited(actor, lines, jsonb_build_object(
    'total', case when is_bounded then most else total end, 'more', is_bounded, 'page', page, 'page_size', page_size, 'people', found));
end
$function$;
grant execute on function public.admin_people(text,text,text,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_person(person uuid, why text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_person.why);
  found jsonb;
begin
  select jsonb_build_object(
    'id', listed.id, 'email', listed.email, 'full_name', listed.full_name, 'locale', listed.locale,
    'country', p.country, 'age_band', p.age_band, 'study_level', p.study_level, 'source', p.source,
    'created_at', listed.created_at, 'confirmed_at', listed.confirmed_at,
    'is_admin', listed.is_admin, 'is_synthetic', listed.is_synthetic,
    'restricted_at', p.restricted_at, 'objected_at', p.objected_at, 'held_for', p.held_for
  ) into found
  from private.people listed join public.profiles p on p.id = listed.id where listed.id = person;
  if found is null then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action, why) values (actor, person, 'see-person', reason);
  return found || jsonb_build_object(
    'attempts', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at desc), '[]') from (
        select id, instrument, version, form, locale, state, answers, item_times, created_at, submitted_at
        from public.attempts where user_id = person order by created_at desc limit 50
      ) a),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.at desc), '[]') from (
        select id, purpose, granted, text_version, locale, channel, at
        from public.consents where user_id = person order by at desc, id desc limit 100
      ) c),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'at', at) order by at desc, id desc), '[]')
      from private.notes where user_id = person)
  );
end
$function$;
grant execute on function public.admin_person(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_remove_note(note bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
  person uuid;
begin
  delete from private.notes where id = note returning user_id into person;
  if person is null then
    raise exception 'no such note' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action) values (actor, person, 'remove-note');
end
$function$;
grant execute on function public.admin_remove_note(bigint) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_requests(is_open boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_admin();
  found jsonb;
begin
  if is_open is null then
    raise exception 'open ones or answered ones?' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') into found from (
    select r.id, r.user_id, r.kind, r.text, r.channel, r.at, r.due_at, r.answered_at, r.outcome,
      r.answered_at is null and r.due_at < now() as is_overdue,
      asker.who, asker.asked_by, asker.proof_asked_at, asker.proof_seen_at, asker.told_at,
      coalesce(listed.full_name, '') as full_name, coalesce(listed.email, '') as email,
      coalesce(listed.is_synthetic, false) as is_synthetic
    from public.requests r left join private.people listed on listed.id = r.user_id
    left join private.request_askers asker on asker.request = r.id
    where (r.answered_at is null) = is_open
    order by case when is_open then r.due_at end, r.answered_at desc, r.id
    limit 200
  ) r;
  return private.audited(actor, (
    select coalesce(jsonb_agg(distinct jsonb_build_object('person', request ->> 'user_id', 'action', 'list-request')), '[]')
    from jsonb_array_elements(found) as listed (request) where request ->> 'user_id' is not null
  ), found);
end
$function$;
grant execute on function public.admin_requests(boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_research()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function public.admin_research() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_unfreeze_person(person uuid, why text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.unfreeze_person(private.require_fresh_admin(), person, why)
$function$;
grant execute on function public.admin_unfreeze_person(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_withdrawals()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'open', count(*) filter (where done_at is null),
      'by_hand', count(*) filter (where done_at is null
        and (given_up_at is not null or attempts = 0 and at < now() - interval '1 day')),
      'oldest', min(at) filter (where done_at is null),
      'last_error', (array_agg(last_error order by next_at desc) filter (where done_at is null and last_error is not null))[1],
      'receipts', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.done_at desc, r.id desc), '[]') from (
          select id, reason, at, done_at, way, status, receipt from private.withdrawals
          where done_at is not null order by done_at desc, id desc limit 10
        ) as r)
    ) from private.withdrawals
  );
end
$function$;
grant execute on function public.admin_withdrawals() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_withdrawals_done(withdrawals bigint[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_fresh_admin();
  changed integer;
begin
  if withdrawals is null or cardinality(withdrawals) not between 1 and 2000 then
    raise exception '1 to 2,000 of them' using errcode = '22023';
  end if;
  update private.withdrawals set done_at = now(), way = 'hand', address = null
  where id = any (admin_withdrawals_done.withdrawals) and done_at is null;
  get diagnostics changed = row_count;
  insert into private.audit (actor, action, why) values (actor, 'withdrawals-done', changed::text);
  return changed;
end
$function$;
grant execute on function public.admin_withdrawals_done(bigint[]) to authenticated;

CREATE OR REPLACE FUNCTION public.agree_family_guess(guess uuid, secret text, places jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own private.family_guesses := private.own_guess(agree_family_guess.guess, agree_family_guess.secret);
begin
  if (jsonb_typeof(agree_family_guess.places) = 'object'
    and agree_family_guess.places - '{R,I,A,S,E,C}'::text[] = '{}'
    and agree_family_guess.places ?& '{R,I,A,S,E,C}'::text[]
    and not exists (select from jsonb_each(agree_family_guess.places) as one (letter, place)
      where (place::text ~ '^\[[1-6], [1-6]\]$' and place -> 0 <= place -> 1) is not true)) is not true then
    raise exception 'of each of the six between which places it stands' using errcode = '22023';
  end if;
  if not exists (select from private.class_seats as seat
    join private.class_sessions as class on class.id = seat.session_id
    join private.seat_results as result on result.seat_id = seat.id
    where seat.id = own.seat_id and private.is_shown(class) and result.attempts @> '[{"instrument": "riasec"}]') then
    raise exception 'there is no result to compare it with, or it is not released yet' using errcode = 'PT412';
  end if;
  update private.family_guesses as agreed set agreed_at = coalesce(agreed_at, now()), places = agree_family_guess.places
  where agreed.id = own.id;
end
$function$;
grant execute on function public.agree_family_guess(uuid,text,jsonb) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.agree_guess(share uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own public.shares := private.own_live_share(agree_guess.share);
begin
  if own.guess is null then
    raise exception 'nobody has guessed yet' using errcode = 'PT404';
  end if;
  update public.shares set guess_agreed_at = coalesce(guess_agreed_at, now()) where id = own.id;
end
$function$;
grant execute on function public.agree_guess(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.agree_guest_guess(secret text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  opened integer;
begin
  update private.guest_links set guess_first = guess is not null, guess_agreed_at = case when guess is not null then now() end
  where secret_hash = encode(sha256(convert_to(coalesce(agree_guest_guess.secret, ''), 'UTF8')), 'hex')
    and guess_first and guess_agreed_at is null and summary is not null and expires_at > now() and user_id is null;
  get diagnostics opened = row_count;
  return opened;
end
$function$;
grant execute on function public.agree_guest_guess(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.agree_my_guest_guess(link uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
begin
  if person is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  update private.guest_links set guess_agreed_at = coalesce(guess_agreed_at, now())
  where id = agree_my_guest_guess.link and user_id = person and guess_first and guess is not null and expires_at > now();
  if not found then
    raise exception 'no link of your own with a guess' using errcode = 'PT404';
  end if;
end
$function$;
grant execute on function public.agree_my_guest_guess(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.answer_follow_up(token text, family text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  question private.follow_ups := private.follow_up_of(token);
begin
  if (answer_follow_up.family ~ '^[a-z][a-z-]{0,39}$') is not true then
    raise exception 'a family of careers' using errcode = '22023';
  end if;
  if question.user_id is null then
    return 'unknown';
  end if;
  if question.answered_at is not null then
    return 'answered-before';
  end if;
  if question.asked_at <= now() - make_interval(days => private.follow_up_days()) then
    return 'expired';
  end if;
  -- Withdrawn, objected or frozen since: what was allowed then is not allowed now.
  if question.user_id not in (select private.consenting_people('recontact')) then
    return 'stopped';
  end if;
  update private.follow_ups set answered_at = now()
  where token_hash = question.token_hash and answered_at is null;
  if not found then
    return 'answered-before';
  end if;
  insert into public.directions (user_id, occasion, family)
  values (question.user_id, question.occasion, answer_follow_up.family)
  on conflict do nothing;
  return 'answered';
end
$function$;
grant execute on function public.answer_follow_up(text,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.ask_guess(share uuid, wanted boolean, by_mail boolean DEFAULT NULL::boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own public.shares := private.own_live_share(ask_guess.share);
begin
  if wanted is null or (wanted and not private.shows_interests(own)) then
    raise exception 'only a result of interests can be guessed' using errcode = '22023';
  end if;
  update public.shares set guess_first = wanted, guess_mail = wanted and coalesce(by_mail, guess_mail) where id = own.id;
end
$function$;
grant execute on function public.ask_guess(uuid,boolean,boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.change_seat_sharing(secret text, shared text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seat private.class_seats := private.locked_seat(change_seat_sharing.secret);
begin
  if (change_seat_sharing.shared in ('nothing', 'summary', 'everything')) is not true then
    raise exception 'nothing, summary or everything?' using errcode = '22023';
  end if;
  if seat.finished_at is null or seat.withdrawn_at is not null or seat.sent_hash is null then
    raise exception 'there is nothing to share' using errcode = 'PT409';
  end if;
  update private.class_seats set shared = change_seat_sharing.shared where id = seat.id returning * into seat;
  return jsonb_build_object('shared', seat.shared);
end
$function$;
grant execute on function public.change_seat_sharing(text,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.claim_guest_links(secret text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
  claimed integer;
begin
  if person is null then
    raise exception 'no person' using errcode = '42501';
  end if;
  update private.guest_links set user_id = person
  where secret_hash = encode(sha256(convert_to(coalesce(claim_guest_links.secret, ''), 'UTF8')), 'hex') and user_id is null;
  get diagnostics claimed = row_count;
  return claimed;
end
$function$;
grant execute on function public.claim_guest_links(text) to authenticated;

CREATE OR REPLACE FUNCTION public.claim_held_attempt(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held_payload jsonb;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  delete from private.held_attempts
  where secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') and expires_at > now()
  returning payload into held_payload;
  return private.take_attempts(auth.uid(), held_payload);
end
$function$;
grant execute on function public.claim_held_attempt(text) to authenticated;

CREATE OR REPLACE FUNCTION public.claim_seat(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_account();
  seat private.class_seats := private.locked_seat(claim_seat.secret);
  session private.class_sessions;
  result private.seat_results;
  taken jsonb;
begin
  select * into session from private.class_sessions where id = seat.session_id;
  select * into result from private.seat_results where seat_id = seat.id;
  if result.seat_id is null or seat.user_id <> person then
    raise exception 'there is nothing to take' using errcode = 'PT409';
  end if;
  if seat.finished_at + private.claim_span() <= now() then
    raise exception 'thirty days are over' using errcode = 'PT410';
  end if;
  if not private.is_shown(session) then
    raise exception 'the result is not released yet' using errcode = 'PT412';
  end if;
  taken := private.take_attempts(person, result.attempts);
  update private.class_seats set user_id = person where id = seat.id;
  return taken;
end
$function$;
grant execute on function public.claim_seat(text) to authenticated;

CREATE OR REPLACE FUNCTION public.class_board(id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session private.class_sessions := private.staff_session(class_board.id, false);
begin
  return jsonb_build_object('now', now(), 'session', private.session_for_staff(session),
    'counters', jsonb_build_object('joined', session.joined, 'half', session.half, 'finished', session.finished),
    'seats', (
      select coalesce(jsonb_agg(jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'joined_at', seat.joined_at,
        'half_at', seat.half_at, 'finished_at', seat.finished_at, 'shared', seat.shared,
        'withdrawn', seat.withdrawn_at is not null, 'with_account', seat.user_id is not null) order by seat.joined_at, seat.id), '[]')
      from private.class_seats as seat where seat.session_id = session.id and seat.alias is not null));
end
$function$;
grant execute on function public.class_board(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.class_half_way(secret text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session uuid;
begin
  update private.class_seats set half_at = now()
  where secret_hash = private.secret_hash_of(class_half_way.secret) and half_at is null and finished_at is null
  returning session_id into session;
  update private.class_sessions set half = half + 1 where id = session and half is not null;
end
$function$;
grant execute on function public.class_half_way(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.class_session(code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session private.class_sessions := private.running_class(class_session.code);
begin
  if session.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object('id', session.id, 'centre', centre.name, 'group', class_group.name, 'kind', session.kind,
      'tests', to_jsonb(session.tests), 'form', session.form, 'results', session.results, 'mode', session.mode,
      'closes_at', session.closes_at, 'standing', case when session.joined >= session.cap then 'full' else 'open' end)
    from private.class_groups as class_group join private.centres as centre on centre.id = class_group.centre_id
    where class_group.id = session.group_id);
end
$function$;
grant execute on function public.class_session(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.close_centre(centre uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended uuid;
  since timestamptz;
begin
  perform private.require_centre_staff(close_centre.centre, 'lead');
  update private.centres set closing_at = coalesce(closing_at, now()) where id = close_centre.centre returning closing_at into since;
  for ended in
    update private.class_sessions as session set closed_at = now()
    from private.class_groups as class_group
    where class_group.id = session.group_id and class_group.centre_id = close_centre.centre
      and session.closed_at is null and session.closes_at > now()
    returning session.id
  loop
    perform private.settle_class(ended);
  end loop;
  delete from private.staff_invitations where centre_id = close_centre.centre;
  return jsonb_build_object('closing_at', since, 'erased_at_by', since + private.closing_span());
end
$function$;
grant execute on function public.close_centre(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.close_class_session(id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session private.class_sessions := private.staff_session(close_class_session.id, false);
begin
  perform from private.class_sessions as locked where locked.id = session.id for update;
  update private.class_sessions as closing set closed_at = now()
  where closing.id = session.id and closing.closed_at is null and closing.closes_at > now();
  perform private.settle_class(session.id);
  select * into session from private.class_sessions as closed where closed.id = session.id;
  return jsonb_build_object('closed_at', private.class_end(session), 'submit_until', private.class_end(session) + private.class_grace());
end
$function$;
grant execute on function public.close_class_session(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.create_centre(name text, country text, kind text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.require_staff();
  made uuid;
begin
  if (char_length(private.clean_line(create_centre.name, 80)) >= 2 and create_centre.country ~ '^[A-Z]{2}$'
    and create_centre.kind in ('school', 'consultancy')) is not true then
    raise exception 'a name, a country and what it is' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text, 7231));
  if (select count(*) from private.centre_staff where user_id = caller and role = 'lead') >= 3 then
    raise exception 'three centres are enough' using errcode = 'PT409';
  end if;
  insert into private.centres (name, country, kind)
  values (create_centre.name, create_centre.country, create_centre.kind) returning id into made;
  insert into private.centre_staff (centre_id, user_id, role) values (made, caller, 'lead');
  return made;
end
$function$;
grant execute on function public.create_centre(text,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.create_group(centre uuid, name text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.require_centre_staff(create_group.centre);
  made uuid;
begin
  if (private.clean_line(create_group.name, 60) <> '') is not true then
    raise exception 'a name' using errcode = '22023';
  end if;
  perform from private.centres where id = create_group.centre for update;
  if (select count(*) from private.class_groups where centre_id = create_group.centre) >= 1000 then
    raise exception 'a thousand groups are enough' using errcode = 'PT409';
  end if;
  insert into private.class_groups (centre_id, name) values (create_group.centre, create_group.name) returning id into made;
  insert into private.group_staff (group_id, user_id) values (made, caller);
  return made;
end
$function$;
grant execute on function public.create_group(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.create_meeting_link(secret_hash text, what jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
  client text := private.client_key();
  made private.meeting_links;
begin
  if (create_meeting_link.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'the secret is given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  perform private.check_meeting(create_meeting_link.what);
  if exists (select from public.profiles where id = person and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(coalesce(person::text, 'guests'), 7241));
  delete from private.meeting_links where expires_at <= now();
  if person is not null and (select count(*) from private.meeting_links where user_id = person) >= 5
    or person is null and client is not null and private.count_up('meeting:' || client, 600) > 10
    or (select count(*) from private.meeting_links) >= 5000 then
    raise exception 'enough live links' using errcode = 'PT429';
  end if;
  insert into private.meeting_links (user_id, token_hash, what)
  values (person, create_meeting_link.secret_hash, case when create_meeting_link.what ? 'attempts' then create_meeting_link.what || jsonb_build_object('attempts', (
      select jsonb_agg(private.possible_held(one) - 'second_look' - 'item_times' order by place)
      from jsonb_array_elements(create_meeting_link.what -> 'attempts') with ordinality as sent (one, place)))
    else create_meeting_link.what end)
  returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$function$;
grant execute on function public.create_meeting_link(text,jsonb) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.create_share(what jsonb, token_hash text, label text, days integer, with_plan boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made public.shares;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if (jsonb_typeof(create_share.what) = 'array' and jsonb_array_length(create_share.what) between 1 and 6
    and create_share.token_hash ~ '^[0-9a-f]{64}$' and create_share.days in (7, 30, 90)
    and char_length(create_share.label) <= 60 and create_share.label !~ '[[:cntrl:]]'
    and create_share.with_plan is not null) is not true then
    raise exception 'one to six attempts, a hash, a label of 60 characters, 7, 30 or 90 days, with a plan or without'
      using errcode = '22023';
  end if;
  if exists (select from public.profiles where id = auth.uid() and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  -- One query at a time per person, or two could pass the count together.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 7211));
  if (select count(*) from public.shares
    where user_id = auth.uid() and revoked_at is null and expires_at > now()) >= 10 then
    raise exception 'ten live links are enough' using errcode = 'PT409';
  end if;
  if (select count(distinct attempt.instrument) from public.attempts attempt
    where attempt.user_id = auth.uid() and attempt.state = 'submitted'
      and create_share.what @> to_jsonb(attempt.id::text)) <> jsonb_array_length(create_share.what) then
    raise exception 'only finished attempts of your own, one of each test' using errcode = 'PT404';
  end if;
  insert into public.shares (user_id, what, token_hash, label, expires_at, with_plan)
  values (auth.uid(), create_share.what, create_share.token_hash, create_share.label,
    now() + make_interval(days => create_share.days),
    create_share.with_plan and exists (select from public.plans where user_id = auth.uid()))
  returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$function$;
grant execute on function public.create_share(jsonb,text,text,integer,boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.delete_my_account()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_fresh_sign_in();
  mailbox text;
  person_locale text;
begin
  -- The same lock as in change_admin: two admins leaving at once must not both see the other.
  perform pg_advisory_xact_lock(7204, 1);
  if exists (select from public.profiles where id = person and is_admin)
    and not exists (select from public.profiles where id <> person and is_admin) then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  select account.email, coalesce(profile.locale, 'es') into mailbox, person_locale
  from auth.users as account left join public.profiles as profile on profile.id = account.id
  where account.id = person;
  perform private.erase_person(person, now());
  -- The row goes when the mail has gone, or after the days of the outbox.
  insert into private.mail_outbox (to_address, template, locale) values (mailbox, 'account-erased', person_locale);
end
$function$;
grant execute on function public.delete_my_account() to authenticated;

CREATE OR REPLACE FUNCTION public.drop_family_guess(guess uuid, secret text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own private.family_guesses := private.own_guess(drop_family_guess.guess, drop_family_guess.secret);
begin
  update private.family_guesses as dropped set seat_id = null, guess = null, agreed_at = null, places = null where dropped.id = own.id;
end
$function$;
grant execute on function public.drop_family_guess(uuid,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.end_guest_links(secret text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended integer;
begin
  update private.guest_links set ended_at = now(), summary = null, guess = null, guessed_at = null, guess_agreed_at = null
  where secret_hash = encode(sha256(convert_to(coalesce(end_guest_links.secret, ''), 'UTF8')), 'hex') and ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$function$;
grant execute on function public.end_guest_links(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.end_meeting(secret text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.meeting_links where token_hash = private.secret_hash_of(end_meeting.secret)
$function$;
grant execute on function public.end_meeting(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.end_my_guest_links()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
  ended integer;
begin
  update private.guest_links set ended_at = now(), summary = null, guess = null, guessed_at = null, guess_agreed_at = null
  where user_id = person and ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end
$function$;
grant execute on function public.end_my_guest_links() to authenticated;

CREATE OR REPLACE FUNCTION public.end_my_meeting(id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_account();
begin
  delete from private.meeting_links as link where link.id = end_my_meeting.id and link.user_id = person;
end
$function$;
grant execute on function public.end_my_meeting(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.end_my_session(session uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
begin
  delete from auth.sessions where id = end_my_session.session and user_id = person;
  return found;
end
$function$;
grant execute on function public.end_my_session(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.forget_typed_password()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
  own_session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  -- Only the session of a mailed link, and only just after it: later a session alone changes no password.
  if not exists (
    select from auth.users as account
    join auth.sessions as session on session.user_id = account.id
    join auth.mfa_amr_claims as method on method.session_id = session.id
    where account.id = person and session.id = own_session
      and account.email_confirmed_at > now() - interval '10 minutes'
      and method.authentication_method in ('otp', 'magiclink', 'recovery')
  ) then
    raise exception 'only by the link that has just confirmed the address' using errcode = '42501';
  end if;
  -- Empty is none, as the auth server has it for accounts of other providers.
  update auth.users set encrypted_password = '', updated_at = now(),
    raw_user_meta_data = coalesce(raw_user_meta_data, '{}') - 'browser'
  where id = person;
  delete from auth.sessions where user_id = person and id <> own_session;
end
$function$;
grant execute on function public.forget_typed_password() to authenticated;

CREATE OR REPLACE FUNCTION public.group_report(session uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_session private.class_sessions := private.staff_session(group_report.session, false);
  report private.group_reports;
begin
  select * into report from private.group_reports where session_id = found_session.id;
  if report.session_id is not null then
    return report.frozen || jsonb_build_object('made_at', report.made_at);
  end if;
  if found_session.mode = 'count' or found_session.kind <> 'class' or not 'riasec' = any (found_session.tests) then
    return jsonb_build_object('standing', 'no-interests');
  end if;
  if private.class_end(found_session) > now() then
    return jsonb_build_object('standing', 'open');
  end if;
  return jsonb_build_object('standing', 'waiting', 'until', private.class_end(found_session) + private.class_grace(),
    'missing', (select count(*) from private.class_seats where session_id = found_session.id and finished_at is null));
end
$function$;
grant execute on function public.group_report(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.guess_guest_link(token text, letters text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link private.guest_links := private.guest_link_of(guess_guest_link.token);
  standing text := private.guest_link_standing(link);
begin
  if (letters ~ '^[RIASEC]{6}$' and letters !~ '(.).*\1') is not true then
    raise exception 'all six, each once' using errcode = '22023';
  end if;
  if standing <> 'guess' then
    return jsonb_build_object('kind', standing);
  end if;
  if auth.uid() = link.user_id then
    raise exception 'others guess, not the person themselves' using errcode = '42501';
  end if;
  update private.guest_links set guess = letters, guessed_at = now() where id = link.id and guess is null and summary is not null;
  if not found then
    raise exception 'one guess a link' using errcode = 'PT409';
  end if;
  return jsonb_build_object('kind', 'guess', 'is_sent', true);
end
$function$;
grant execute on function public.guess_guest_link(text,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.guess_in_evening(code text, alias text, letters text, secret_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  evening private.class_sessions := private.running_class(guess_in_evening.code);
  seat uuid;
begin
  if (guess_in_evening.secret_hash ~ '^[0-9a-f]{64}$' and guess_in_evening.letters ~ '^[RIASEC]{6}$'
    and guess_in_evening.letters !~ '(.).*\1' and char_length(guess_in_evening.alias) <= 60) is not true then
    raise exception 'all six, each once, an alias, and the sha-256 of a secret' using errcode = '22023';
  end if;
  if evening.id is null or evening.kind <> 'evening' then
    raise exception 'no evening under this code' using errcode = 'PT404';
  end if;
  -- The class before its evening, as every change of a seat takes them.
  perform from private.class_sessions where id = evening.evening_of for update;
  select * into evening from private.class_sessions where id = evening.id for update;
  if exists (select from private.family_guesses as known where known.secret_hash = guess_in_evening.secret_hash) then
    return jsonb_build_object('kind', 'waiting');
  end if;
  if evening.id is null or evening.closed_at is not null then
    raise exception 'no evening under this code' using errcode = 'PT404';
  end if;
  if evening.joined >= evening.cap then
    raise exception 'this evening is full' using errcode = 'PT409';
  end if;
  select found.id into seat from private.class_seats as found
  where found.session_id = evening.evening_of and found.withdrawn_at is null
    and private.plain_alias(found.alias) = private.plain_alias(guess_in_evening.alias)
    and (select count(*) from private.family_guesses as known where known.seat_id = found.id) < 6
  order by lower(found.alias) = lower(private.clean_line(guess_in_evening.alias, 60)) desc, found.joined_at, found.id limit 1;
  insert into private.family_guesses (session_id, seat_id, secret_hash, guess)
  values (evening.id, seat, guess_in_evening.secret_hash, case when seat is not null then guess_in_evening.letters end);
  update private.class_sessions set joined = joined + 1, finished = finished + 1 where id = evening.id;
  return jsonb_build_object('kind', 'waiting');
end
$function$;
grant execute on function public.guess_in_evening(text,text,text,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.guess_share(token text, letters text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  share public.shares := private.share_of(guess_share.token);
  standing text := private.share_standing(share);
begin
  if (letters ~ '^[RIASEC]{6}$' and letters !~ '(.).*\1') is not true then
    raise exception 'all six, each once' using errcode = '22023';
  end if;
  if standing <> 'guess' then
    return jsonb_build_object('kind', standing);
  end if;
  if auth.uid() is not distinct from share.user_id then
    raise exception 'others guess, not the person themselves' using errcode = '42501';
  end if;
  update public.shares set guess = letters, guessed_at = now() where id = share.id and guess is null;
  if not found then
    raise exception 'one guess a link' using errcode = 'PT409';
  end if;
  if share.guess_mail then
    perform private.mail_of_guess(share);
  end if;
  return jsonb_build_object('kind', 'guess', 'is_sent', true);
end
$function$;
grant execute on function public.guess_share(text,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.guest_guess(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.guess_of_guest_link(link) from private.guest_links as link
  where secret_hash = encode(sha256(convert_to(coalesce(guest_guess.secret, ''), 'UTF8')), 'hex')
    and guess_first and summary is not null and ended_at is null and expires_at > now() and user_id is null
  order by created_at desc limit 1
$function$;
grant execute on function public.guest_guess(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.hold_guest_attempt(secret_hash text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  until_when timestamptz;
  client text := private.client_key();
  of_client integer := 0;
  recent bigint;
  kept bigint;
begin
  if (hold_guest_attempt.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'the secret is given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  if client is not null then
    of_client := private.count_up('held:' || client, 600);
    if of_client > 60 or private.count_up('held-day:' || client, 86400) > 600 then
      raise exception 'too many from one client' using errcode = 'PT429';
    end if;
  end if;
  perform private.check_held(hold_guest_attempt.payload);
  delete from private.held_attempts where expires_at <= now();
  select count(*) filter (where created_at > now() - interval '5 minutes'), count(*)
  into recent, kept from private.held_attempts;
  if recent >= 600 or kept >= 20000 or (of_client > 10 and (recent >= 450 or kept >= 15000)) then
    raise exception 'too many guests at once' using errcode = 'PT429';
  end if;
  insert into private.held_attempts (secret_hash, payload)
  values (hold_guest_attempt.secret_hash, hold_guest_attempt.payload)
  on conflict on constraint held_attempts_pkey do update set payload = excluded.payload
  returning expires_at into until_when;
  return jsonb_build_object('expires_at', until_when);
end
$function$;
grant execute on function public.hold_guest_attempt(text,jsonb) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.invite_staff(centre uuid, role text, groups uuid[], secret_hash text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.require_centre_staff(invite_staff.centre, 'lead');
  made private.staff_invitations;
begin
  if (invite_staff.role in ('lead', 'counsellor') and invite_staff.secret_hash ~ '^[0-9a-f]{64}$'
    and cardinality(invite_staff.groups) <= 200) is not true or exists (
    select from unnest(invite_staff.groups) as one where not exists (
      select from private.class_groups where id = one and centre_id = invite_staff.centre)) then
    raise exception 'a role, groups of this centre and a hash' using errcode = '22023';
  end if;
  perform from private.centres where id = invite_staff.centre for update;
  delete from private.staff_invitations where centre_id = invite_staff.centre and expires_at <= now();
  if (select count(*) from private.staff_invitations where centre_id = invite_staff.centre) >= 50
    or (select count(*) from private.centre_staff where centre_id = invite_staff.centre) >= 100 then
    raise exception 'enough people and open links' using errcode = 'PT409';
  end if;
  insert into private.staff_invitations (centre_id, token_hash, role, groups, made_by)
  values (invite_staff.centre, invite_staff.secret_hash, invite_staff.role, invite_staff.groups, caller) returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$function$;
grant execute on function public.invite_staff(uuid,text,uuid[],text) to authenticated;

CREATE OR REPLACE FUNCTION public.is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.profiles where id = (select auth.uid()) and is_admin)
$function$;
grant execute on function public.is_admin() to authenticated;

CREATE OR REPLACE FUNCTION public.jobs_state()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select state from private.job_states(now())
  order by array_position(array['late', 'failed', 'never', 'ok'], state) limit 1
$function$;
grant execute on function public.jobs_state() to anon;

CREATE OR REPLACE FUNCTION public.join_class(code text, alias text, secret_hash text, show_name boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session private.class_sessions;
  seat private.class_seats;
  person uuid := private.require_own_level();
  wanted text := private.clean_line(coalesce(join_class.alias, ''), 200);
  called text;
  further integer := 1;
begin
  if (join_class.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'the secret is given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  session := private.running_class(join_class.code);
  if session.id is null or session.kind <> 'class' then
    raise exception 'no class under this code' using errcode = 'PT404';
  end if;
  -- From here on one pupil of this class at a time: two of one name, or the last two places.
  select * into session from private.class_sessions where id = session.id for update;
  select * into seat from private.class_seats as known
  where known.secret_hash = join_class.secret_hash and known.session_id = session.id;
  if seat.id is null then
    if session.closed_at is not null then
      raise exception 'no class under this code' using errcode = 'PT404';
    end if;
    if session.joined >= session.cap then
      raise exception 'this class is full' using errcode = 'PT409';
    end if;
    if session.mode = 'personal' then
      if person is not null and show_name then
        select coalesce(nullif(private.clean_line(full_name, 40), ''), wanted) into wanted from public.profiles where id = person;
      end if;
      if wanted = '' or not (person is not null and show_name or private.is_safe_alias(wanted)) then
        raise exception 'an alias or a number of the list: no address, telephone or document' using errcode = '22023';
      end if;
      called := wanted;
      while exists (select from private.class_seats as taken where taken.session_id = session.id and lower(taken.alias) = lower(called)) loop
        further := further + 1;
        called := wanted || ' ' || further;
      end loop;
    end if;
    if person is not null and session.mode = 'personal'
      and exists (select from public.profiles where id = person and restricted_at is not null) then
      raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
    end if;
    insert into private.class_seats (session_id, alias, secret_hash, user_id)
    values (session.id, called, join_class.secret_hash, case when session.mode = 'personal' then person end)
    returning * into seat;
    update private.class_sessions set joined = joined + 1 where id = session.id;
  end if;
  return jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'closes_at', session.closes_at);
end
$function$;
grant execute on function public.join_class(text,text,text,boolean) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.keep_guest_link(token_hash text, secret_hash text, summary jsonb, text_version text, text_hash text, locale text, asks_guess boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client text := private.client_key();
  until_when timestamptz;
begin
  if (keep_guest_link.token_hash ~ '^[0-9a-f]{64}$' and keep_guest_link.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'secrets are given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  if not private.is_shipped_text('guestlink', keep_guest_link.text_version, keep_guest_link.text_hash, keep_guest_link.locale) then
    raise exception 'these words were never shown here' using errcode = '22023';
  end if;
  perform private.check_guest_summary(keep_guest_link.summary);
  if client is not null and (private.count_up('guest-link:' || client, 600) > 60
    or private.count_up('guest-link-day:' || client, 86400) > 300) then
    raise exception 'too many links from one client' using errcode = 'PT429';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(keep_guest_link.secret_hash, 7242));
  if (select count(*) from private.guest_links as kept
    where kept.secret_hash = keep_guest_link.secret_hash and kept.summary is not null and kept.expires_at > now()) >= 5 then
    raise exception 'five links of one browser are enough' using errcode = 'PT409';
  end if;
  -- Of everybody's: an index tells the newest ones.
  if (select count(*) from (select from private.guest_links as kept where kept.expires_at > now() limit 100000) as live) >= 100000 then
    raise exception 'too many links at once' using errcode = 'PT429';
  end if;
  insert into private.guest_links (token_hash, secret_hash, summary, text_version, text_hash, locale, guess_first)
  values (keep_guest_link.token_hash, keep_guest_link.secret_hash, keep_guest_link.summary,
    keep_guest_link.text_version, keep_guest_link.text_hash, keep_guest_link.locale, coalesce(keep_guest_link.asks_guess, false))
  returning expires_at into until_when;
  return jsonb_build_object('expires_at', until_when);
end
$function$;
grant execute on function public.keep_guest_link(text,text,jsonb,text,text,text,boolean) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.leave_seat(seat uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_account();
begin
  perform from private.class_sessions
  where id = (select session_id from private.class_seats where id = leave_seat.seat and user_id = person) for update;
  delete from private.class_seats where id = leave_seat.seat and user_id = person;
end
$function$;
grant execute on function public.leave_seat(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.limit_processing(kind text, wanted boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.profiles;
  changed boolean;
begin
  if private.require_own_level() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if (limit_processing.kind in ('restriction', 'objection') and wanted is not null) is not true then
    raise exception 'restriction or objection, yes or no?' using errcode = '22023';
  end if;
  select * into person from public.profiles where id = auth.uid() for update;
  if limit_processing.kind = 'restriction' and not wanted and person.held_at is not null then
    raise exception 'we froze this account, and only we lift it' using errcode = 'PT409';
  end if;
  changed := case limit_processing.kind when 'restriction' then person.restricted_at is null
    else person.objected_at is null end = wanted;
  if changed then
    update public.profiles set
      restricted_at = case when limit_processing.kind <> 'restriction' then restricted_at when wanted then now() end,
      objected_at = case when limit_processing.kind <> 'objection' then objected_at when wanted then now() end
    where id = person.id returning * into person;
    insert into public.requests (user_id, kind, answered_at, outcome)
    values (person.id, limit_processing.kind, now(), case when wanted then 'applied' else 'lifted' end);
  end if;
  return jsonb_build_object('restricted_at', person.restricted_at, 'objected_at', person.objected_at);
end
$function$;
grant execute on function public.limit_processing(text,boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.look_at_held_attempt(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.require_own_level() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held -> 'id',
      'instrument', held -> 'instrument',
      'started_at', private.held_time(held -> 'started_at'),
      'submitted_at', case when held ->> 'state' = 'submitted' then private.held_time(held -> 'submitted_at') end,
      'answered', (select count(*) from jsonb_each(held -> 'answers') where value <> 'null')
    ) order by place), '[]')
    from private.held_attempts as kept, jsonb_array_elements(kept.payload) with ordinality as listed (held, place)
    where kept.secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') and kept.expires_at > now()
  );
end
$function$;
grant execute on function public.look_at_held_attempt(text) to authenticated;

CREATE OR REPLACE FUNCTION public.look_at_invitation(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('centre', centre.name, 'role', invitation.role, 'expires_at', invitation.expires_at)
  from private.staff_invitations as invitation join private.centres as centre on centre.id = invitation.centre_id
  where invitation.token_hash = private.secret_hash_of(look_at_invitation.secret) and invitation.expires_at > now()
$function$;
grant execute on function public.look_at_invitation(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.make_recovery_codes()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  factor uuid;
  codes text[];
begin
  if person is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  select id into factor from auth.mfa_factors where user_id = person and status = 'verified' order by created_at limit 1;
  if factor is null or not private.used_second_factor() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  -- Two calls at once leave one set.
  perform pg_advisory_xact_lock(7205, hashtext(person::text));
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  delete from private.recovery_codes where user_id = person;
  insert into private.recovery_codes (user_id, factor_id, secret_hash)
  select person, factor, private.recovery_code_hash(person, code) from unnest(codes) as code;
  return jsonb_build_object('codes', to_jsonb(codes), 'made_at', now());
end
$function$;
grant execute on function public.make_recovery_codes() to authenticated;

CREATE OR REPLACE FUNCTION public.my_centres()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.require_staff();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', centre.id, 'name', centre.name, 'country', centre.country, 'kind', centre.kind,
      'role', own.role, 'created_at', centre.created_at, 'closing_at', centre.closing_at,
      'erased_at_by', centre.closing_at + interval '30 days', 'may_keep_pupils', private.may_keep_pupils(centre.id),
      'agreement', (
        select jsonb_build_object('version', version, 'accepted_at', at, 'legal_basis', legal_basis, 'notice', notice_given,
          'authorisations', authorisations, 'minimum_age', minimum_age)
        from private.centre_agreements where centre_id = centre.id order by id desc limit 1),
      'groups', (
        select coalesce(jsonb_agg(jsonb_build_object('id', class_group.id, 'name', class_group.name,
          'is_mine', exists (select from private.group_staff where group_id = class_group.id and user_id = caller),
          'staff', (
            select coalesce(jsonb_agg(jsonb_build_object('user', member.user_id, 'name', private.staff_name(member.user_id)) order by member.user_id), '[]')
            from private.group_staff as member where member.group_id = class_group.id))
          order by class_group.created_at, class_group.id), '[]')
        from private.class_groups as class_group where class_group.centre_id = centre.id
          and (own.role = 'lead' or exists (select from private.group_staff where group_id = class_group.id and user_id = caller))),
      'staff', case own.role when 'lead' then (
        select coalesce(jsonb_agg(jsonb_build_object('user', member.user_id, 'name', private.staff_name(member.user_id), 'role', member.role,
          'is_me', member.user_id = caller, 'groups', (
            select coalesce(jsonb_agg(assigned.group_id), '[]') from private.group_staff as assigned
            join private.class_groups as class_group on class_group.id = assigned.group_id
            where assigned.user_id = member.user_id and class_group.centre_id = centre.id))
          order by member.joined_at, member.user_id), '[]')
        from private.centre_staff as member where member.centre_id = centre.id) else '[]' end,
      'invitations', case own.role when 'lead' then (
        select coalesce(jsonb_agg(jsonb_build_object('id', invitation.id, 'role', invitation.role, 'expires_at', invitation.expires_at)
          order by invitation.created_at), '[]')
        from private.staff_invitations as invitation where invitation.centre_id = centre.id and invitation.expires_at > now()) else '[]' end,
      'sessions', (
        select coalesce(jsonb_agg(private.session_for_staff(session) order by session.opened_at desc), '[]')
        from private.class_sessions as session where session.id in (
          select recent.id from private.class_sessions as recent
          join private.class_groups as class_group on class_group.id = recent.group_id
          where class_group.centre_id = centre.id
            and (own.role = 'lead' or exists (select from private.group_staff where group_id = class_group.id and user_id = caller))
          order by recent.opened_at desc limit 200)))
      order by centre.created_at, centre.id), '[]')
    from private.centre_staff as own join private.centres as centre on centre.id = own.centre_id
    where own.user_id = caller);
end
$function$;
grant execute on function public.my_centres() to authenticated;

CREATE OR REPLACE FUNCTION public.my_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.require_fresh_sign_in();
  source record;
  lines jsonb;
  tables jsonb := '{}';
begin
  -- Once a day is enough for the register.
  if not exists (select from public.requests where user_id = me and kind = 'access' and outcome = 'downloaded'
    and at > now() - interval '1 day') then
    insert into public.requests (user_id, kind, answered_at, outcome) values (me, 'access', now(), 'downloaded');
  end if;
  for source in select * from private.person_rows() where has_table_privilege(relation, 'select') loop
    execute format(
      'select coalesce(jsonb_agg(private.row_for_person(to_jsonb(line), $1) order by to_jsonb(line)), ''[]'') from %s as line where %s',
      source.relation, source.condition
    ) into lines using me;
    tables := tables || jsonb_build_object(source.relation::text, lines);
  end loop;
  return jsonb_build_object('format', 'faro-my-data', 'version', 1, 'exported_at', now(), 'person', me, 'tables', tables);
end
$function$;
grant execute on function public.my_data() to authenticated;

CREATE OR REPLACE FUNCTION public.my_guest_links()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at, 'expires_at', expires_at)
      || case when guess_first and guess is not null then jsonb_build_object('id', id) || private.guess_of_guest_link(link) else '{}' end
      order by created_at desc), '[]')
    from private.guest_links as link where user_id = person and summary is not null and expires_at > now());
end
$function$;
grant execute on function public.my_guest_links() to authenticated;

CREATE OR REPLACE FUNCTION public.my_meetings()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_account();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'made_at', created_at, 'expires_at', expires_at, 'opened_at', opened_at) order by created_at desc), '[]')
    from private.meeting_links where user_id = person and expires_at > now());
end
$function$;
grant execute on function public.my_meetings() to authenticated;

CREATE OR REPLACE FUNCTION public.my_recovery_codes()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('left', count(*), 'made_at', max(made_at))
  from private.recovery_codes where user_id = (select private.require_own_level())
$function$;
grant execute on function public.my_recovery_codes() to authenticated;

CREATE OR REPLACE FUNCTION public.my_seat(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seat private.class_seats;
begin
  select * into seat from private.class_seats where secret_hash = private.secret_hash_of(my_seat.secret);
  if seat.id is null then
    return null;
  end if;
  return private.seat_for_pupil(seat);
end
$function$;
grant execute on function public.my_seat(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.my_seats()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_account();
begin
  return (
    select coalesce(jsonb_agg(private.seat_for_pupil(seat) order by seat.joined_at desc, seat.id), '[]')
    from private.class_seats as seat where seat.user_id = person);
end
$function$;
grant execute on function public.my_seats() to authenticated;

CREATE OR REPLACE FUNCTION public.my_sessions()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', session.id,
    'started_at', session.created_at,
    'seen_at', session.seen_at,
    'user_agent', session.user_agent,
    'is_current', session.id::text = (select auth.jwt() ->> 'session_id')
  ) order by session.seen_at desc, session.id), '[]')
  from (
    select id, created_at, left(user_agent, 300) as user_agent,
      -- GoTrue keeps this one without a time zone, in UTC.
      coalesce(refreshed_at at time zone 'UTC', created_at) as seen_at
    from auth.sessions
    where user_id = (select private.require_own_level()) and (not_after is null or not_after > now())
      and not private.session_is_over(created_at, refreshed_at, now())
    order by seen_at desc, id
    limit 50
  ) as session
$function$;
grant execute on function public.my_sessions() to authenticated;

CREATE OR REPLACE FUNCTION public.my_waiting_guess()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
begin
  return (select jsonb_build_object('id', id, 'label', label) from (
    select id, label, guessed_at from public.shares
    where user_id = person and guess_first and guess is not null and guess_agreed_at is null and revoked_at is null and expires_at > now()
    union all
    select id, '', guessed_at from private.guest_links
    where user_id = person and guess_first and guess is not null and guess_agreed_at is null and expires_at > now()
  ) as waiting order by guessed_at desc limit 1);
end
$function$;
grant execute on function public.my_waiting_guess() to authenticated;

CREATE OR REPLACE FUNCTION public.open_class_session("group" uuid, tests text[], form text, hours integer, cap integer, results text, mode text, kind text DEFAULT 'class'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  centre private.centres;
  made private.class_sessions;
  may_keep boolean;
begin
  perform private.require_group_staff(open_class_session."group", false);
  if (cardinality(open_class_session.tests) between 1 and 3
    and open_class_session.tests <@ array['riasec', 'values', 'personality']
    and cardinality(open_class_session.tests) = (select count(distinct test) from unnest(open_class_session.tests) as test)
    and open_class_session.form in ('full', 'short') and open_class_session.hours between 1 and 24
    and open_class_session.cap between 1 and 500 and open_class_session.results in ('now', 'released')
    and open_class_session.mode in ('personal', 'count') and open_class_session.kind = 'class') is not true then
    raise exception 'tests, form, 1 to 24 hours, 1 to 500 places, results and what is kept' using errcode = '22023';
  end if;
  select * into centre from private.centres
  where id = (select centre_id from private.class_groups where id = open_class_session."group");
  if centre.closing_at is not null then
    raise exception 'this centre is closing' using errcode = 'PT409';
  end if;
  may_keep := private.may_keep_pupils(centre.id);
  if may_keep is null then
    raise exception 'the agreement comes first' using errcode = 'PT412';
  end if;
  if open_class_session.mode = 'personal' and not may_keep then
    raise exception 'representatives have to authorise first' using errcode = 'PT451';
  end if;
  perform from private.class_groups where id = open_class_session."group" for update;
  if (select count(*) from private.class_sessions as known where known.group_id = open_class_session."group"
    and known.opened_at > now() - interval '1 day') >= 30 then
    raise exception 'thirty sessions of a group in a day are enough' using errcode = 'PT429';
  end if;
  insert into private.class_sessions (group_id, code, kind, tests, form, results, mode, cap, closes_at)
  values (open_class_session."group", private.new_class_code(), open_class_session.kind, open_class_session.tests,
    open_class_session.form, open_class_session.results, open_class_session.mode, open_class_session.cap,
    now() + make_interval(hours => open_class_session.hours)) returning * into made;
  return jsonb_build_object('id', made.id, 'code', made.code, 'closes_at', made.closes_at);
end
$function$;
grant execute on function public.open_class_session(uuid,text[],text,integer,integer,text,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.open_evening(session uuid, hours integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  class private.class_sessions := private.staff_session(open_evening.session, false);
  made private.class_sessions;
begin
  if (open_evening.hours between 1 and 24 and class.kind = 'class' and class.mode = 'personal' and 'riasec' = any (class.tests)) is not true then
    raise exception 'a class that has taken the interests, and 1 to 24 hours' using errcode = '22023';
  end if;
  if exists (select from private.centres where closing_at is not null
    and id = (select centre_id from private.class_groups where id = class.group_id)) then
    raise exception 'this centre is closing' using errcode = 'PT409';
  end if;
  perform from private.class_groups where id = class.group_id for update;
  if (select count(*) from private.class_sessions as known where known.group_id = class.group_id
    and known.opened_at > now() - interval '1 day') >= 30 then
    raise exception 'thirty sessions of a group in a day are enough' using errcode = 'PT429';
  end if;
  insert into private.class_sessions (group_id, code, kind, tests, form, results, mode, cap, closes_at, evening_of)
  values (class.group_id, private.new_class_code(), 'evening', array['riasec'], class.form, 'now', 'personal', 500,
    now() + make_interval(hours => open_evening.hours), class.id) returning * into made;
  return jsonb_build_object('id', made.id, 'code', made.code, 'closes_at', made.closes_at);
end
$function$;
grant execute on function public.open_evening(uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.open_family_guess(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_guess private.family_guesses;
begin
  select * into found_guess from private.family_guesses
  where secret_hash = private.secret_hash_of(open_family_guess.secret) and agreed_at is not null;
  if found_guess.id is null then
    return jsonb_build_object('kind', 'waiting');
  end if;
  return jsonb_build_object('kind', 'agreed', 'guess', found_guess.guess, 'places', found_guess.places);
end
$function$;
grant execute on function public.open_family_guess(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.open_guest_link(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link private.guest_links := private.guest_link_of(open_guest_link.token);
  standing text := private.guest_link_standing(link);
begin
  return case standing
    when 'guess' then jsonb_build_object('kind', standing, 'expires_at', link.expires_at, 'is_sent', link.guess is not null)
    when 'summary' then jsonb_strip_nulls(jsonb_build_object('kind', standing, 'summary', link.summary, 'expires_at', link.expires_at,
      'guess', case when link.guess_first then link.guess end))
    else jsonb_build_object('kind', standing) end;
end
$function$;
grant execute on function public.open_guest_link(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.open_meeting(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link private.meeting_links;
begin
  perform private.require_staff();
  if not exists (select from private.centre_staff where user_id = auth.uid()) then
    raise exception 'advisers open this' using errcode = '42501';
  end if;
  update private.meeting_links set opened_at = coalesce(opened_at, now())
  where token_hash = private.secret_hash_of(open_meeting.secret) and expires_at > now() returning * into link;
  if link.id is null or exists (select from public.profiles where id = link.user_id and restricted_at is not null) then
    return null;
  end if;
  return jsonb_build_object('what', link.what, 'made_at', link.created_at, 'expires_at', link.expires_at);
end
$function$;
grant execute on function public.open_meeting(text) to authenticated;

CREATE OR REPLACE FUNCTION public.open_share(token text, again boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  share public.shares := private.share_of(open_share.token);
  standing text := private.share_standing(share);
  is_own boolean := auth.uid() is not distinct from share.user_id;
begin
  if standing not in ('live', 'guess') then
    return jsonb_build_object('kind', standing);
  end if;
  if not is_own then
    update public.shares set opens = opens + 1, opened_at = now() where id = share.id
      and (again is not true or opened_at is null or opened_at <= now() - interval '1 day');
  end if;
  if standing = 'guess' then
    return jsonb_build_object('kind', 'guess', 'expires_at', share.expires_at, 'is_own', is_own,
      'is_sent', share.guess is not null);
  end if;
  return jsonb_build_object('kind', 'live', 'expires_at', share.expires_at, 'is_own', is_own,
    'guess', case when share.guess_first then share.guess end,
    'attempts', (
      select jsonb_agg(jsonb_build_object('id', attempt.id, 'instrument', instrument, 'version', attempt.version,
          'form', form, 'locale', locale, 'state', state, 'answers', attempt.answers, 'started_at', attempt.created_at,
          'submitted_at', submitted_at)
          || case when look.attempt is null then '{}' else jsonb_build_object('second_look',
            jsonb_build_object('version', look.version, 'answers', look.answers)) end
        order by submitted_at)
      from public.attempts as attempt left join public.second_looks as look on look.attempt = attempt.id
      where attempt.user_id = share.user_id and state = 'submitted' and share.what @> to_jsonb(attempt.id::text)),
    'plan', (
      select jsonb_build_object('country', country, 'diploma', diploma, 'aim', aim, 'start', start, 'ticks', ticks)
        || jsonb_strip_nulls(jsonb_build_object('stay', stay, 'region', region))
      from public.plans where user_id = share.user_id and share.with_plan))
    || (select jsonb_build_object('name', full_name, 'study_level', study_level)
        from public.profiles where id = share.user_id);
end
$function$;
grant execute on function public.open_share(text,boolean) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.release_results(id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  session private.class_sessions := private.staff_session(release_results.id, false);
begin
  update private.class_sessions as released set released_at = coalesce(released_at, now())
  where released.id = session.id returning * into session;
  return jsonb_build_object('released_at', session.released_at);
end
$function$;
grant execute on function public.release_results(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.remove_appointment(seat uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_seat private.class_seats := private.seat_of_staff(remove_appointment.seat);
begin
  delete from private.seat_appointments where seat_id = found_seat.id;
end
$function$;
grant execute on function public.remove_appointment(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.remove_group("group" uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_centre uuid := (select centre_id from private.class_groups where id = remove_group."group");
begin
  perform private.require_group_staff(remove_group."group", false);
  perform private.require_centre_staff(of_centre, 'lead');
  delete from private.class_groups where id = remove_group."group";
end
$function$;
grant execute on function public.remove_group(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.remove_staff(centre uuid, "user" uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.require_centre_staff(remove_staff.centre);
begin
  if remove_staff."user" is distinct from caller then
    perform private.require_centre_staff(remove_staff.centre, 'lead');
  end if;
  perform private.keep_a_lead(remove_staff.centre, remove_staff."user");
  delete from private.group_staff where user_id = remove_staff."user"
    and group_id in (select id from private.class_groups where centre_id = remove_staff.centre);
  delete from private.centre_staff where centre_id = remove_staff.centre and user_id = remove_staff."user";
end
$function$;
grant execute on function public.remove_staff(uuid,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.rename_group("group" uuid, name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_group_staff(rename_group."group", false);
  if (private.clean_line(rename_group.name, 60) <> '') is not true then
    raise exception 'a name' using errcode = '22023';
  end if;
  update private.class_groups set name = rename_group.name where id = rename_group."group";
end
$function$;
grant execute on function public.rename_group(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.reopen_centre(centre uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_centre_staff(reopen_centre.centre, 'lead');
  update private.centres set closing_at = null where id = reopen_centre.centre;
end
$function$;
grant execute on function public.reopen_centre(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.requests_state()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.requests_state(now())
$function$;
grant execute on function public.requests_state() to anon;

CREATE OR REPLACE FUNCTION public.revoke_invitation(invitation uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_centre_staff(
    (select centre_id from private.staff_invitations where id = revoke_invitation.invitation), 'lead');
  delete from private.staff_invitations where id = revoke_invitation.invitation;
end
$function$;
grant execute on function public.revoke_invitation(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.revoke_share(share uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  update public.shares set revoked_at = now(), guess = null, guessed_at = null, guess_agreed_at = null
  where id = revoke_share.share and user_id = auth.uid() and revoked_at is null;
end
$function$;
grant execute on function public.revoke_share(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.roster("group" uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_group_staff(roster."group", false);
  return (select coalesce(jsonb_agg(alias order by place), '[]') from private.roster_entries where group_id = roster."group");
end
$function$;
grant execute on function public.roster(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.save_answers(attempt jsonb, patch jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return private.attempt_for_person(private.merge_answers(auth.uid(), attempt, patch));
end
$function$;
grant execute on function public.save_answers(jsonb,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.save_second_look(attempt uuid, version integer, patch jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stored public.second_looks;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  stored := private.merge_second_look(auth.uid(), save_second_look.attempt, save_second_look.version,
    save_second_look.patch);
  return jsonb_build_object('attempt', stored.attempt, 'version', stored.version, 'answers', stored.answers,
    'item_times', stored.item_times);
end
$function$;
grant execute on function public.save_second_look(uuid,integer,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.set_admin(person uuid, make_admin boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.require_fresh_admin();
begin
  if person is null or make_admin is null then
    raise exception 'who, and yes or no?' using errcode = '22023';
  end if;
  perform private.change_admin(actor, person, make_admin, null);
end
$function$;
grant execute on function public.set_admin(uuid,boolean) to authenticated;

CREATE OR REPLACE FUNCTION public.set_agreed_steps(seat uuid, text text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_seat private.class_seats := private.seat_of_staff(set_agreed_steps.seat);
begin
  if (char_length(set_agreed_steps.text) <= 400) is not true then
    raise exception 'a text of 400 characters' using errcode = '22023';
  end if;
  if found_seat.withdrawn_at is not null then
    raise exception 'this result was taken back' using errcode = 'PT409';
  end if;
  if btrim(set_agreed_steps.text, E' \t\r\n') = '' then
    delete from private.seat_steps as agreed where agreed.seat_id = found_seat.id;
    return;
  end if;
  insert into private.seat_steps (seat_id, text, author)
  values (found_seat.id, set_agreed_steps.text, auth.uid())
  on conflict (seat_id) do update set text = excluded.text, author = excluded.author, at = now();
end
$function$;
grant execute on function public.set_agreed_steps(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.set_appointment(seat uuid, at timestamp with time zone, link text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_seat private.class_seats := private.seat_of_staff(set_appointment.seat);
begin
  if (set_appointment.at between now() - interval '1 day' and now() + interval '400 days'
    and set_appointment.link ~ '^(https://[^\s]+)?$' and char_length(set_appointment.link) <= 300) is not true then
    raise exception 'a time of this or the next year, and an https address or none' using errcode = '22023';
  end if;
  if found_seat.withdrawn_at is not null then
    raise exception 'this result was taken back' using errcode = 'PT409';
  end if;
  insert into private.seat_appointments (seat_id, next_at, link, author)
  values (found_seat.id, set_appointment.at, nullif(set_appointment.link, ''), auth.uid())
  on conflict (seat_id) do update set next_at = excluded.next_at, link = excluded.link, author = excluded.author;
end
$function$;
grant execute on function public.set_appointment(uuid,timestamp with time zone,text) to authenticated;

CREATE OR REPLACE FUNCTION public.set_group_staff("group" uuid, users uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_centre uuid := (select centre_id from private.class_groups where id = set_group_staff."group");
begin
  perform private.require_group_staff(set_group_staff."group", false);
  perform private.require_centre_staff(of_centre, 'lead');
  if set_group_staff.users is null or cardinality(set_group_staff.users) > 50 or exists (
    select from unnest(set_group_staff.users) as one where not exists (
      select from private.centre_staff where centre_id = of_centre and user_id = one)) then
    raise exception 'staff of this centre' using errcode = '22023';
  end if;
  delete from private.group_staff where group_id = set_group_staff."group" and user_id <> all (set_group_staff.users);
  insert into private.group_staff (group_id, user_id)
  select distinct set_group_staff."group", one from unnest(set_group_staff.users) as one on conflict do nothing;
end
$function$;
grant execute on function public.set_group_staff(uuid,uuid[]) to authenticated;

CREATE OR REPLACE FUNCTION public.set_roster("group" uuid, aliases text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  cleaned text[];
begin
  perform private.require_group_staff(set_roster."group", false);
  cleaned := array(
    select private.clean_line(alias, 200) from unnest(set_roster.aliases) with ordinality as each (alias, place) order by place);
  if set_roster.aliases is null or cardinality(cleaned) > 500
    or exists (select from unnest(cleaned) as alias where not coalesce(private.is_safe_alias(alias), false))
    or (select count(distinct lower(alias)) from unnest(cleaned) as alias) <> cardinality(cleaned) then
    raise exception '500 aliases at most, each once: no address, telephone or document' using errcode = '22023';
  end if;
  perform from private.class_groups where id = set_roster."group" for update;
  delete from private.roster_entries where group_id = set_roster."group";
  insert into private.roster_entries (group_id, alias, place)
  select set_roster."group", alias, place from unnest(cleaned) with ordinality as each (alias, place);
  update private.class_groups set roster_at = case when cardinality(cleaned) > 0 then now() end where id = set_roster."group";
  return cardinality(cleaned);
end
$function$;
grant execute on function public.set_roster(uuid,text[]) to authenticated;

CREATE OR REPLACE FUNCTION public.set_staff_role(centre uuid, "user" uuid, role text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_centre_staff(set_staff_role.centre, 'lead');
  if (set_staff_role.role in ('lead', 'counsellor')) is not true then
    raise exception 'lead or counsellor?' using errcode = '22023';
  end if;
  if set_staff_role.role = 'counsellor' then
    perform private.keep_a_lead(set_staff_role.centre, set_staff_role."user");
  end if;
  update private.centre_staff as staff set role = set_staff_role.role
  where staff.centre_id = set_staff_role.centre and staff.user_id = set_staff_role."user";
end
$function$;
grant execute on function public.set_staff_role(uuid,uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.share_my_seat(seat uuid, shared text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_account();
  of_session uuid := (select session_id from private.class_seats where id = share_my_seat.seat and user_id = person);
begin
  if (share_my_seat.shared in ('nothing', 'summary', 'everything')) is not true then
    raise exception 'nothing, summary or everything?' using errcode = '22023';
  end if;
  perform from private.class_sessions where id = of_session for update;
  perform private.settle_class(of_session);
  update private.class_seats as own set shared = share_my_seat.shared
  where own.id = share_my_seat.seat and own.user_id = person and own.sent_hash is not null and own.withdrawn_at is null;
  if not found then
    raise exception 'there is nothing to share' using errcode = 'PT409';
  end if;
end
$function$;
grant execute on function public.share_my_seat(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.shared_sheet(seat uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_seat private.class_seats;
begin
  perform private.require_staff();
  select * into found_seat from private.class_seats where id = shared_sheet.seat and alias is not null;
  if found_seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  perform private.staff_session(found_seat.session_id, true);
  return private.sheet_of(found_seat);
end
$function$;
grant execute on function public.shared_sheet(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.shared_sheets(session uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_session private.class_sessions := private.staff_session(shared_sheets.session, true);
begin
  return (
    select coalesce(jsonb_agg(private.sheet_of(seat) order by seat.joined_at, seat.id), '[]')
    from private.class_seats as seat where seat.session_id = found_session.id and seat.shared <> 'nothing');
end
$function$;
grant execute on function public.shared_sheets(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.stop_follow_ups(token text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  question private.follow_ups := private.follow_up_of(token);
begin
  if question.user_id is null then
    return 'unknown';
  end if;
  insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
  select user_id, purpose, false, text_version, text_hash, locale, 'mail'
  from (
    select * from public.consents where user_id = question.user_id and purpose = 'recontact' order by at desc, id desc limit 1
  ) as newest
  where granted;
  return 'stopped';
end
$function$;
grant execute on function public.stop_follow_ups(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.stop_guess_mails(token text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := (select user_id from public.shares
    where guess_stop_token_hash = encode(sha256(convert_to(coalesce(stop_guess_mails.token, ''), 'UTF8')), 'hex'));
begin
  if person is null then
    return 'unknown';
  end if;
  perform private.end_guess_mails(person);
  return 'stopped';
end
$function$;
grant execute on function public.stop_guess_mails(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.submit_attempt(attempt uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.require_own_level();
  stored public.attempts;
begin
  select * into stored from public.attempts where id = attempt and user_id = person for update;
  if not found then
    raise exception 'not your attempt' using errcode = '42501';
  end if;
  if stored.state = 'draft' then
    update public.attempts set state = 'submitted', submitted_at = now(), updated_at = now()
    where id = stored.id returning * into stored;
  end if;
  return private.attempt_for_person(stored);
end
$function$;
grant execute on function public.submit_attempt(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.submit_class(secret text, attempts jsonb, summary jsonb, shared text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seat private.class_seats := private.locked_seat(submit_class.secret);
  session private.class_sessions;
  hash text := encode(sha256(convert_to(
    coalesce(submit_class.attempts::text, '') || coalesce(submit_class.summary::text, ''), 'UTF8')), 'hex');
begin
  select * into session from private.class_sessions where id = seat.session_id;
  if seat.finished_at is not null then
    if session.mode = 'personal' and seat.withdrawn_at is null and seat.sent_hash <> hash then
      raise exception 'something else was sent before' using errcode = 'PT409';
    end if;
    return jsonb_build_object('finished_at', seat.finished_at, 'shared', seat.shared);
  end if;
  if private.class_end(session) + private.class_grace() <= now() then
    raise exception 'this class has ended' using errcode = 'PT410';
  end if;
  if session.mode = 'personal' then
    if (submit_class.shared in ('nothing', 'summary', 'everything')) is not true then
      raise exception 'nothing, summary or everything?' using errcode = '22023';
    end if;
    perform private.check_class_attempts(session, submit_class.attempts);
    perform private.check_summary(submit_class.summary);
    insert into private.seat_results (seat_id, attempts, summary)
    select seat.id, jsonb_agg(private.possible_held(one || '{"state":"submitted"}') - 'second_look' order by place), submit_class.summary
    from jsonb_array_elements(submit_class.attempts) with ordinality as sent (one, place);
  end if;
  update private.class_seats set finished_at = now(),
    shared = case session.mode when 'personal' then submit_class.shared else 'nothing' end,
    sent_hash = case session.mode when 'personal' then hash end
  where id = seat.id returning * into seat;
  update private.class_sessions set finished = finished + 1 where id = session.id;
  return jsonb_build_object('finished_at', seat.finished_at, 'shared', seat.shared);
end
$function$;
grant execute on function public.submit_class(text,jsonb,jsonb,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.use_recovery_code(code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  counter text;
  guesses integer;
  until_ms bigint;
begin
  if person is null or code is null or char_length(code) > 100 then
    raise exception 'sign in first, and say which code' using errcode = '42501';
  end if;
  counter := 'recovery-code:' || private.erasure_hash(person);
  -- Guesses at the same moment wait here for each other: ten in a quarter of an hour.
  insert into private.rate_limits as kept (key, points, expire) values (counter, 1, now_ms + 900000)
  on conflict (key) do update set
    points = case when kept.expire > now_ms then kept.points else 0 end + 1,
    expire = case when kept.expire > now_ms then kept.expire else excluded.expire end
  returning points, expire into guesses, until_ms;
  -- A right code is taken however many wrong ones came before it: its eighty bits were not guessed, and whoever knows the
  -- password alone must not keep its owner out.
  if not exists (select from private.recovery_codes
    where user_id = person and secret_hash = private.recovery_code_hash(person, use_recovery_code.code)) then
    if guesses > 10 then
      return jsonb_build_object('outcome', 'too-many', 'retry_after', greatest(1, (until_ms - now_ms + 999) / 1000));
    end if;
    return jsonb_build_object('outcome', 'wrong', 'retry_after', null);
  end if;
  perform private.remove_factors(person, auth.jwt() ->> 'session_id', 'recovery-code-used');
  delete from private.rate_limits where key = counter;
  return jsonb_build_object('outcome', 'removed', 'retry_after', null);
end
$function$;
grant execute on function public.use_recovery_code(text) to authenticated;

CREATE OR REPLACE FUNCTION public.withdraw_attempt(attempt uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null or attempt is null then
    raise exception 'sign in first, and say which' using errcode = '42501';
  end if;
  return private.withdraw(auth.uid(), attempt);
end
$function$;
grant execute on function public.withdraw_attempt(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.withdraw_my_attempts()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return private.withdraw(auth.uid(), null);
end
$function$;
grant execute on function public.withdraw_my_attempts() to authenticated;

CREATE OR REPLACE FUNCTION public.withdraw_seat(secret text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seat private.class_seats := private.locked_seat(withdraw_seat.secret);
begin
  perform private.empty_seat(seat.id);
end
$function$;
grant execute on function public.withdraw_seat(text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.write_seat_note(seat uuid, text text, based_on_version integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_seat private.class_seats := private.seat_of_staff(write_seat_note.seat);
  newest private.seat_notes;
begin
  if (char_length(write_seat_note.text) <= 2000 and write_seat_note.based_on_version >= 0) is not true then
    raise exception 'a text of 2,000 characters, and the version that it follows' using errcode = '22023';
  end if;
  if found_seat.withdrawn_at is not null then
    raise exception 'this result was taken back' using errcode = 'PT409';
  end if;
  select * into newest from private.seat_notes as note where note.seat_id = found_seat.id order by note.version desc limit 1;
  insert into private.seat_notes (seat_id, version, text, author)
  values (found_seat.id, coalesce(newest.version, 0) + 1, write_seat_note.text, auth.uid());
  -- Twenty versions are kept.
  delete from private.seat_notes as note where note.seat_id = found_seat.id and note.version <= coalesce(newest.version, 0) - 19;
  return jsonb_build_object('version', coalesce(newest.version, 0) + 1, 'conflict',
    case when newest.version > write_seat_note.based_on_version then jsonb_build_object('text', newest.text, 'version', newest.version) end);
end
$function$;
grant execute on function public.write_seat_note(uuid,text,integer) to authenticated;
