-- The register of rights as admins work with it: what is open first, the most urgent on top (TRUST P09).
-- Definer: reads and answers what others asked for, after asking who calls.
create function public.admin_requests(is_open boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  found jsonb;
begin
  if is_open is null then
    raise exception 'open ones or answered ones?' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') into found from (
    select r.id, r.user_id, r.kind, r.text, r.at, r.due_at, r.answered_at, r.outcome,
      r.answered_at is null and r.due_at < now() as is_overdue, listed.full_name, listed.email, listed.is_synthetic
    from public.requests r join private.people listed on listed.id = r.user_id
    where (r.answered_at is null) = is_open
    order by case when is_open then r.due_at end, r.answered_at desc, r.id
    limit 200
  ) r;
  insert into private.audit (actor, person, action)
  select distinct actor, (request ->> 'user_id')::uuid, 'list-request' from jsonb_array_elements(found) as listed (request);
  return found;
end
$$;

create function public.admin_answer_request(request bigint, outcome text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  person uuid;
begin
  if char_length(btrim(coalesce(admin_answer_request.outcome, ''))) not between 3 and 2000 then
    raise exception 'say what was done, in 3 to 2000 characters' using errcode = '22023';
  end if;
  -- An answer is given once: what the person was told does not change afterwards.
  update public.requests set answered_at = now(), outcome = btrim(admin_answer_request.outcome)
  where id = request and answered_at is null returning user_id into person;
  if person is null then
    raise exception 'no open request of this number' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action) values (actor, person, 'answer-request');
end
$$;
revoke all on function public.admin_requests(boolean), public.admin_answer_request(bigint, text)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_requests(boolean), public.admin_answer_request(bigint, text) to authenticated;
