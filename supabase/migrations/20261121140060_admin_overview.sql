-- How the service is doing, in numbers about everybody and nobody: no name, so no row in the audit.
-- Definer: counts people and attempts who are not the caller's, after asking who calls.
create function public.admin_overview(weeks integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz;
begin
  perform private.require_admin();
  if weeks is null or weeks not between 1 and 104 then
    raise exception '1 to 104 weeks' using errcode = '22023';
  end if;
  -- Whole weeks, Mondays in UTC, the running one included.
  since := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - (weeks - 1) * interval '1 week';
  return jsonb_build_object(
    'since', since,
    'people', (select count(*) from private.people),
    'synthetic', (select count(*) from private.people where is_synthetic),
    'signups', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.week), '[]') from (
        select (date_trunc('week', created_at at time zone 'UTC'))::date as week, count(*) as people, count(confirmed_at) as confirmed
        from private.people where created_at >= since group by 1
      ) w),
    'languages', (
      select coalesce(jsonb_object_agg(l.locale, l.people), '{}') from (
        select locale, count(*) as people from private.people where created_at >= since group by locale
      ) l),
    'attempts', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.week, a.instrument), '[]') from (
        select (date_trunc('week', created_at at time zone 'UTC'))::date as week, instrument,
          count(*) as started, count(*) filter (where state <> 'draft') as finished
        from public.attempts where created_at >= since group by 1, 2
      ) a),
    -- Left alone for a day: who is answering right now has not dropped off.
    'left_at', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.instrument, d.form, d.answered), '[]') from (
        select instrument, form, answered, count(*) as attempts from public.attempts
        where created_at >= since and created_at < now() - interval '1 day' and state = 'draft'
        group by 1, 2, 3
      ) d),
    'kept_on', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.instrument, k.form), '[]') from (
        select instrument, form, count(*) as started, count(*) filter (where state <> 'draft') as finished
        from public.attempts where created_at >= since and created_at < now() - interval '1 day' group by 1, 2
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
$$;
revoke all on function public.admin_overview(integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_overview(integer) to authenticated;
