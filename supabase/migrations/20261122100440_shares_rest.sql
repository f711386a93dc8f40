-- Who has asked that nothing be done with their data (GDPR art. 18) shows them to nobody either: their links rest while
-- it lasts, and work again when it is lifted, unless they have ended meanwhile. The owner still sees what is theirs.
-- Definer: whoever holds a live link reads what it shows, and nothing else of its owner: the name, the level of studies
-- aimed at, the answers without their times, and the plan where it is included. A dead or a resting link says why,
-- to those who hold it only.
create or replace function public.open_share(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_share public.shares;
  attempts jsonb;
begin
  select * into found_share from public.shares
  where token_hash = encode(sha256(convert_to(coalesce(open_share.token, ''), 'UTF8')), 'hex');
  if found_share.id is null then
    return jsonb_build_object('kind', 'unknown');
  end if;
  if found_share.revoked_at is not null then
    return jsonb_build_object('kind', 'revoked');
  end if;
  if found_share.expires_at <= now() then
    return jsonb_build_object('kind', 'expired');
  end if;
  if auth.uid() is distinct from found_share.user_id
    and exists (select from public.profiles where id = found_share.user_id and restricted_at is not null) then
    return jsonb_build_object('kind', 'resting');
  end if;
  select jsonb_agg(jsonb_build_object('id', id, 'instrument', instrument, 'version', version, 'form', form,
      'locale', locale, 'state', state, 'answers', answers, 'started_at', created_at, 'submitted_at', submitted_at)
    order by submitted_at)
  into attempts
  from public.attempts
  where user_id = found_share.user_id and state = 'submitted' and found_share.what @> to_jsonb(id::text);
  -- The owner has deleted the results since.
  if attempts is null then
    return jsonb_build_object('kind', 'revoked');
  end if;
  if auth.uid() is distinct from found_share.user_id then
    update public.shares set opens = opens + 1, opened_at = now() where id = found_share.id;
  end if;
  return jsonb_build_object('kind', 'live', 'expires_at', found_share.expires_at, 'attempts', attempts,
    'is_own', auth.uid() is not distinct from found_share.user_id,
    'plan', (
      select jsonb_build_object('country', country, 'diploma', diploma, 'aim', aim, 'start', start, 'ticks', ticks)
      from public.plans where user_id = found_share.user_id and found_share.with_plan))
    || (select jsonb_build_object('name', full_name, 'study_level', study_level)
        from public.profiles where id = found_share.user_id);
end
$$;
