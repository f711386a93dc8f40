-- Contacts that an admin exports go to a mailing service. When one of them may not be mailed any more, the service has to
-- hear of it (GDPR art. 7.3, 17.2, 19): which address left the house, and which of those has to come back.
create table private.exported_contacts (
  user_id uuid not null primary key references auth.users (id) on delete cascade,
  address text not null check (char_length(address) <= 254),
  at timestamptz not null default now()
);
create index exported_contacts_address_idx on private.exported_contacts (address);

-- The address stays until the service has it, or an admin has removed it by hand; what is left then is a receipt.
create table private.withdrawals (
  id bigint not null primary key generated always as identity,
  -- The same at every try, so that the service takes a repeated message once.
  message text not null unique default 'msg_' || gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  address text check (char_length(address) <= 254),
  reason text not null check (reason in ('withdrawn', 'erased', 'address-changed')),
  at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- A code, never words of the other side.
  last_error text check (last_error ~ '^[A-Za-z0-9_ ]{1,60}$'),
  given_up_at timestamptz,
  done_at timestamptz,
  way text check (way in ('webhook', 'hand')),
  status integer,
  receipt text check (receipt ~ '^[A-Za-z0-9_.:-]{1,100}$'),
  check ((done_at is null) = (address is not null)),
  check ((done_at is null) = (way is null))
);
create index withdrawals_due_idx on private.withdrawals (next_at) where done_at is null and given_up_at is null;
create index withdrawals_done_at_idx on private.withdrawals (done_at) where done_at is not null;
create index withdrawals_user_id_idx on private.withdrawals (user_id) where user_id is not null;

alter table private.exported_contacts enable row level security;
alter table private.withdrawals enable row level security;
revoke all on private.exported_contacts, private.withdrawals from public, anon, authenticated, service_role;

-- Whatever takes a contact off the list, in the same transaction: consent, objection, restriction, another address.
create function private.call_back_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.exported_contacts where user_id = new.id;
  return null;
end
$$;
create trigger call_back_contact after update of marketing, email on private.people
  for each row when (old.marketing and not new.marketing or old.email <> new.email)
  execute function private.call_back_contact();

-- The one place where a withdrawal begins: a contact that was exported is no longer one. With an erased account its row
-- goes by the foreign key, and there is nobody to ask any more.
create function private.note_withdrawal() returns trigger
language plpgsql set search_path = '' as $$
declare
  person uuid;
  mailbox text;
begin
  select id, email into person, mailbox from auth.users where id = old.user_id;
  insert into private.withdrawals (user_id, address, reason) values (person, old.address,
    case when person is null then 'erased' when mailbox <> old.address then 'address-changed' else 'withdrawn' end);
  return null;
end
$$;
create trigger note_withdrawal after delete on private.exported_contacts
  for each row execute function private.note_withdrawal();

-- What was exported before this is known from the audit, by its person; who has taken the consent back since is called back.
insert into private.exported_contacts (user_id, address, at)
select person.id, person.email, max(line.at)
from private.audit as line join private.people as person on person.id = line.person
where line.action = 'export-contacts' group by person.id, person.email;
delete from private.exported_contacts using private.people as person
where person.id = user_id and not person.marketing;

create or replace function public.admin_export(kind text, why text, after uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  insert into private.audit (actor, person, action, why)
  select actor, (person ->> 'id')::uuid, 'export-' || kind, reason from jsonb_array_elements(part) as listed (person);
  return part;
end
$$;

-- How it stands, in numbers and receipts, without an address. By hand: what the service did not take after all tries, and
-- what nobody has tried for a day, because no service is set.
-- Definer: reads rows that no API role may, after asking who calls.
create function public.admin_withdrawals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
$$;

-- The difference of exports: which addresses were handed out and have to be taken off the list since.
-- Definer: reads rows that no API role may, after asking who calls, and writes it down.
create function public.admin_export_withdrawals(why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
$$;

-- An admin has removed them from the service by hand. Definer: writes rows that no API role may, after asking who calls.
create function public.admin_withdrawals_done(withdrawals bigint[]) returns integer
language plpgsql security definer set search_path = '' as $$
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
$$;

revoke all on function private.call_back_contact(), private.note_withdrawal() from public;
revoke all on function public.admin_withdrawals(), public.admin_export_withdrawals(text),
  public.admin_withdrawals_done(bigint[]) from public, anon, authenticated, service_role;
grant execute on function public.admin_withdrawals(), public.admin_export_withdrawals(text),
  public.admin_withdrawals_done(bigint[]) to authenticated;
