-- What a person tries of a career for a week: one at a time, and what it felt like.
alter table public.reactions
  add column trial text,
  add column trial_at timestamptz,
  add constraint reactions_trial_check check (trial in ('open', 'more', 'unsure', 'less')),
  add constraint reactions_trial_at_check check ((trial is null) = (trial_at is null));
create unique index reactions_open_trial_idx on public.reactions (user_id) where trial = 'open';
grant insert (trial), update (trial) on public.reactions to authenticated;

create or replace function private.note_reaction() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT'
    and not exists (select from public.reactions where user_id = new.user_id and career = new.career)
    and (select count(*) from public.reactions where user_id = new.user_id) >= 1000 then
    raise exception 'too many reactions' using errcode = 'PT429';
  end if;
  -- Whoever says that a career is not for them no longer tries it.
  if new.reaction <> 'interested' and new.trial = 'open' then
    new.trial := null;
  end if;
  if tg_op = 'INSERT' then
    new.at := now();
    new.trial_at := case when new.trial is not null then now() end;
    return new;
  end if;
  new.at := case when new.reaction = old.reaction and new.trial is distinct from old.trial then old.at else now() end;
  new.trial_at := case when new.trial is null then null when new.trial is distinct from old.trial then now() else old.trial_at end;
  return new;
end
$$;
