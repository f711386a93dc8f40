-- What goes wrong, in numbers about nobody: what the content security policy stopped, and the codes with which mails
-- could not leave. No name, so no row in the audit.
-- Definer: counts rows in tables that no API role may read, after asking who calls.
create function public.admin_faults(days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
$$;
revoke all on function public.admin_faults(integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_faults(integer) to authenticated;
