-- A third purpose of its own: being asked again, after 12 and 22 months, what one studies or leans towards (decision 075).
alter table private.consent_texts drop constraint consent_texts_purpose_check;
alter table private.consent_texts add constraint consent_texts_purpose_check
  check (purpose in ('account', 'marketing', 'research', 'recontact'));
alter table public.consents drop constraint consents_purpose_check;
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('account', 'marketing', 'research', 'recontact'));
-- It can be taken back from the mail that asks, without signing in.
alter table public.consents drop constraint consents_channel_check;
alter table public.consents add constraint consents_channel_check
  check (channel in ('sign-up', 'auth', 'result', 'profile', 'mail'));

insert into private.consent_texts (purpose, version, hash, locale, shipped_on) values
  ('recontact', '2026-11-preguntar.es', '2fbb05442235a7619855d5617509a90031ca2f229d9bd9bcc2d017ebe4bb2ad2', 'es', '2026-11-22'),
  ('recontact', '2026-11-ask.en', '8359e7d0286e737072e13b3a05ae9b33728031ef3592fd850518950a12510485', 'en', '2026-11-22');
