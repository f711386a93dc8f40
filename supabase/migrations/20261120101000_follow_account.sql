-- A person changes name and language in the account, where the mails read them; the profile follows,
-- so that both say the same. As at sign-up, whatever was sent is cut to shape and gives no rights.
create function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
begin
  update public.profiles set
    full_name = case when jsonb_typeof(said -> 'full_name') = 'string'
      then left(btrim(regexp_replace(said ->> 'full_name', '[[:cntrl:]]+', ' ', 'g')), 100) else full_name end,
    locale = case when said ->> 'locale' in ('es', 'en') then said ->> 'locale' else locale end
  where id = new.id;
  return new;
end
$$;
revoke all on function private.follow_account() from public;

create trigger follow_account after update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data is distinct from old.raw_user_meta_data)
  execute function private.follow_account();
