-- A consent is evidence only if its words were ever shown. These are the texts that this site has shipped; a row of
-- public.consents may name no other. Texts are added, never changed or taken away: `npm run consent:texts` prints the
-- migration for new words.
create table private.consent_texts (
  purpose text not null check (purpose in ('account', 'marketing', 'research')),
  version text not null check (version ~ '^[A-Za-z0-9._-]{1,40}$'),
  -- SHA-256 of the sentence as it was shown.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  locale text not null check (locale in ('es', 'en')),
  shipped_on date not null,
  primary key (purpose, version, hash, locale)
);
alter table private.consent_texts enable row level security;
revoke all on private.consent_texts from public, anon, authenticated, service_role;

insert into private.consent_texts (purpose, version, hash, locale, shipped_on) values
  ('account', '2026-11.es', 'e8a99b1770a27a7c258c170bf4900c6c95d36d6d58c0b7efe8f33c6d609bd7fe', 'es', '2026-11-21'),
  ('account', '2026-11.en', '087a1affaeb22c9edb10a9fcd33bee65b29c4dce8994c40a7dbaf0f15c79a203', 'en', '2026-11-21'),
  ('marketing', '2026-11-correos.es', '5b057ac2ba78d23e590afd628d8e0ae2c42a2861d185ab4f58d5122a063e081e', 'es', '2026-11-21'),
  ('marketing', '2026-11-emails.en', '0c15dea0326058c4dec28b93b625275e4795171b8e597fd04ea3c92d2ec65822', 'en', '2026-11-21'),
  ('research', '2026-11-investigacion.es', '20cf8ab61236ef42b3e34a1d675b5b1f4e8b7dc6c1da10f289ccc354157d3173', 'es', '2026-11-21'),
  ('research', '2026-11-research.en', '7d64908e5b7ad227b6f087ec23fb0237ee18c05c20fba06ca347163b00391a56', 'en', '2026-11-21');

-- Evidence is not rewritten, by nobody but whoever owns the database.
create function private.keep_consent_texts() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a text that was shipped stays as it was' using errcode = '42501';
end
$$;
create trigger keep_consent_texts before update or delete on private.consent_texts
  for each row execute function private.keep_consent_texts();

create function private.is_shipped_text(asked_purpose text, asked_version text, asked_hash text, asked_locale text)
returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.consent_texts
    where (purpose, version, hash, locale) = (asked_purpose, asked_version, asked_hash, asked_locale)
  )
$$;

-- Definer: nobody who consents may read the table. Rows from before this stay as they are. Generated people never saw
-- any words, and the version of theirs says so.
create function private.check_consent_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_shipped_text(new.purpose, new.text_version, new.text_hash, new.locale) then
    return new;
  end if;
  if new.text_version = 'demo' and exists (select from public.profiles where id = new.user_id and is_synthetic) then
    return new;
  end if;
  raise exception 'these words were never shown here' using errcode = '22023';
end
$$;
create trigger check_consent_text before insert on public.consents
  for each row execute function private.check_consent_text();

revoke all on function private.keep_consent_texts(), private.is_shipped_text(text, text, text, text),
  private.check_consent_text() from public;
