-- A lesson ends before its last test: who finished two of three hands in those two. Raises 22023 unless these are tests of the
-- session, one at least and each once, in its form, of a shape that can be answers.
create or replace function private.check_class_attempts(session private.class_sessions, attempts jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  sent jsonb;
  handed_in text[];
begin
  if (jsonb_typeof(attempts) = 'array' and octet_length(attempts::text) <= 65536) is not true then
    raise exception 'tests of the session, 64 KiB at most' using errcode = '22023';
  end if;
  for sent in select * from jsonb_array_elements(attempts) loop
    perform private.check_attempt(sent);
    if (jsonb_typeof(sent -> 'answers') = 'object' and sent -> 'answers' <> '{}'
      -- The interests alone have a short form.
      and sent ->> 'form' = case sent ->> 'instrument' when 'riasec' then session.form else 'full' end) is not true then
      raise exception 'an attempt has the wrong shape' using errcode = '22023';
    end if;
    perform private.check_patch(private.held_patch(sent));
  end loop;
  select array_agg(one ->> 'instrument') into handed_in from jsonb_array_elements(attempts) as one;
  if (handed_in <@ session.tests) is not true
    or (select count(*) <> count(distinct test) from unnest(handed_in) as test) then
    raise exception 'tests of the session, each once' using errcode = '22023';
  end if;
end
$$;
