-- What steps and prices of a plan depend on besides its four choices: how its owner may live in Spain, of which it follows
-- whether a visa is needed and which price of tuition is theirs, and the region. Never the passport itself. Row-level
-- security, its policies and the triggers of the table hold for both as they are.
alter table public.plans
  add column stay text check (stay in ('citizen', 'union', 'resident', 'ask', 'visa')),
  add column region text check (region ~ '^[a-z]+(-[a-z]+)*$' and char_length(region) <= 40);
grant insert (stay, region) on public.plans to authenticated;
grant update (stay, region) on public.plans to authenticated;

-- Definer: whoever holds a live link reads what it shows, and nothing else of its owner: the name, the level of studies
-- aimed at, the answers without their times, and the plan where it is included, now with what its steps depend on. A
-- dead or a resting link says why, to those who hold it only; one that waits for a guess or for the child's consent to
-- it says only that. A page that opens the link `again` is no new opening for a day; the first is counted whatever the
-- page says.
create or replace function public.open_share(token text, again boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.shares := private.share_of(open_share.token);
  standing text := private.share_standing(share);
  is_own boolean := auth.uid() is not distinct from share.user_id;
begin
  if standing not in ('live', 'guess') then
    return jsonb_build_object('kind', standing);
  end if;
  if not is_own then
    update public.shares set opens = opens + 1, opened_at = now() where id = share.id
      and (again is not true or opened_at is null or opened_at <= now() - interval '1 day');
  end if;
  if standing = 'guess' then
    return jsonb_build_object('kind', 'guess', 'expires_at', share.expires_at, 'is_own', is_own,
      'is_sent', share.guess is not null);
  end if;
  return jsonb_build_object('kind', 'live', 'expires_at', share.expires_at, 'is_own', is_own,
    'guess', case when share.guess_first then share.guess end,
    'attempts', (
      select jsonb_agg(jsonb_build_object('id', attempt.id, 'instrument', instrument, 'version', attempt.version,
          'form', form, 'locale', locale, 'state', state, 'answers', attempt.answers, 'started_at', attempt.created_at,
          'submitted_at', submitted_at)
          || case when look.attempt is null then '{}' else jsonb_build_object('second_look',
            jsonb_build_object('version', look.version, 'answers', look.answers)) end
        order by submitted_at)
      from public.attempts as attempt left join public.second_looks as look on look.attempt = attempt.id
      where attempt.user_id = share.user_id and state = 'submitted' and share.what @> to_jsonb(attempt.id::text)),
    'plan', (
      select jsonb_build_object('country', country, 'diploma', diploma, 'aim', aim, 'start', start, 'ticks', ticks)
        || jsonb_strip_nulls(jsonb_build_object('stay', stay, 'region', region))
      from public.plans where user_id = share.user_id and share.with_plan))
    || (select jsonb_build_object('name', full_name, 'study_level', study_level)
        from public.profiles where id = share.user_id);
end
$$;
