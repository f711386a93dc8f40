-- What people write is shown to others: in lists, mails, files. Characters that nobody sees, or that turn a line round,
-- go wherever it is written, not only in our own server. server/auth/metadata.ts says the same for names; one table of
-- examples runs both.

-- Controls and separators become a space, bidirectional controls and invisible characters go. The two joiners stay
-- inside a text, one at a time: emoji families and some alphabets are written with them.
create function private.clean_line(said text, most integer) returns text
language sql immutable set search_path = '' as $$
  select btrim(left(btrim(
    regexp_replace(regexp_replace(normalize(regexp_replace(regexp_replace(said,
      '[\u0001-\u001F\u007F-\u009F\u2028\u2029]', ' ', 'g'),
      '[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD\U000E0000-\U000E007F]', '', 'g'),
      NFC),
      '([\u200C\u200D])[\u200C\u200D]+', '\1', 'g'),
      '[\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g'),
    U&' \200C\200D'), most), U&' \200C\200D')
$$;

create function private.clean_name(said text) returns text
language sql immutable set search_path = '' as $$
  select private.clean_line(said, 100)
$$;

-- The same line by line, for what may have several. No more than one empty line in a row.
create function private.clean_text(said text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(string_agg(private.clean_line(line, 100000), E'\n' order by place), '\n{3,}', E'\n\n', 'g'), E' \n')
  from regexp_split_to_table(said, '\r\n|\r|\n|\u0085|\u2028|\u2029') with ordinality as split (line, place)
$$;

-- The arguments name a column and how it is cleaned: the most characters of a line, or 'text'.
-- Definer: people write some of these tables themselves, and the functions above are not theirs to call.
create function private.clean_written() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said text := to_jsonb(new) ->> tg_argv[0];
  cleaned text := case when tg_argv[1] = 'text' then private.clean_text(said) else private.clean_line(said, tg_argv[1]::integer) end;
begin
  if cleaned is distinct from said then
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], cleaned));
  end if;
  return new;
end
$$;

create trigger clean_full_name before insert or update of full_name on public.profiles
  for each row execute function private.clean_written('full_name', '100');
create trigger clean_label before insert or update of label on public.shares
  for each row execute function private.clean_written('label', '60');
create trigger clean_text before insert or update of text on public.requests
  for each row execute function private.clean_written('text', 'text');
create trigger clean_outcome before insert or update of outcome on public.requests
  for each row execute function private.clean_written('outcome', 'text');
create trigger clean_text before insert or update of text on private.notes
  for each row execute function private.clean_written('text', 'text');

-- A new account gets its profile and its first consent from the sign-up metadata. The metadata is whatever a stranger
-- sent: it is cut to shape here, gives no rights, and never makes sign-up fail. A consent to words that were never shown
-- is none: the person is asked when they come.
create or replace function private.welcome_person() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

create or replace function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
begin
  update public.profiles set
    full_name = case when jsonb_typeof(said -> 'full_name') = 'string' then private.clean_name(said ->> 'full_name') else full_name end,
    locale = case when said ->> 'locale' in ('es', 'en') then said ->> 'locale' else locale end
  where id = new.id;
  return new;
end
$$;

revoke all on function private.clean_line(text, integer), private.clean_name(text), private.clean_text(text),
  private.clean_written() from public;

-- What is written already.
update public.profiles set full_name = full_name where full_name <> private.clean_name(full_name);
update public.shares set label = label where label <> private.clean_line(label, 60);
update public.requests set text = text where text <> private.clean_text(text);
update public.requests set outcome = outcome where outcome <> private.clean_text(outcome);
update private.notes set text = coalesce(nullif(private.clean_text(text), ''), '.') where text <> private.clean_text(text);
