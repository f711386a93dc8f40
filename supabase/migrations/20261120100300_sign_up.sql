-- A new account gets its profile and its first consent from the sign-up metadata. The metadata is
-- whatever a stranger sent: it is cut to shape here, gives no rights, and never makes sign-up fail.
create function private.welcome_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  consent jsonb := case when jsonb_typeof(said -> 'consent') = 'object' then said -> 'consent' else '{}' end;
  person_locale text := case when said ->> 'locale' in ('es', 'en') then said ->> 'locale' else 'es' end;
begin
  insert into public.profiles (id, full_name, locale, source)
  values (
    new.id,
    case when jsonb_typeof(said -> 'full_name') = 'string'
      then left(btrim(regexp_replace(said ->> 'full_name', '[[:cntrl:]]+', ' ', 'g')), 100) else '' end,
    person_locale,
    case when said ->> 'source' ~ '^[a-z0-9_-]{1,40}$' then said ->> 'source' end
  )
  on conflict (id) do nothing;

  if consent ->> 'text_version' ~ '^[A-Za-z0-9._-]{1,40}$' and consent ->> 'text_hash' ~ '^[0-9a-f]{64}$' then
    insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
    values (new.id, 'account', true, consent ->> 'text_version', consent ->> 'text_hash', person_locale, 'sign-up');
  end if;
  return new;
end
$$;
revoke all on function private.welcome_person() from public;

create trigger welcome_person after insert on auth.users
  for each row execute function private.welcome_person();
