-- Where people stop is told by questions that count. A question that only shows whether questions are read (`check-…`)
-- and a card that was put in order (`card-…`) are answers of an attempt, and none of its sixty, thirty or fifty.
create or replace function private.count_answers() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.answered := (
    select count(*) from jsonb_each(new.answers) as one (item, value)
    where value <> 'null' and item !~ '^(check|card)-'
  );
  return new;
end
$$;
