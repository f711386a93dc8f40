-- The end of a centre: thirty days to take things along, then everything of it goes, and a line in the ledger sees to it that a
-- restored backup loses it again.

create function private.closing_span() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;

create function private.erase_centre(centre uuid, at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.erasures (hash, at) values (private.erasure_hash(centre), erase_centre.at) on conflict (hash) do nothing;
  delete from private.centres where id = erase_centre.centre;
end
$$;

-- Definer: begins to close; what runs ends now.
create function public.close_centre(centre uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
$$;

-- Definer: takes it back, as long as it is there.
create function public.reopen_centre(centre uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_centre_staff(reopen_centre.centre, 'lead');
  update private.centres set closing_at = null where id = reopen_centre.centre;
end
$$;

revoke all on function private.closing_span(), private.erase_centre(uuid, timestamptz) from public;
revoke all on function public.close_centre(uuid), public.reopen_centre(uuid) from public, anon, authenticated, service_role;
grant execute on function public.close_centre(uuid), public.reopen_centre(uuid) to authenticated;
