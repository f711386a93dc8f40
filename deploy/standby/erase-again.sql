-- After a moment of before was brought back: whoever was erased since is erased again, before any server starts on it.
-- sudo -u postgres psql faro -v ledger=/path/of/a/copy/erasures.jsonl -f erase-again.sql
\set ON_ERROR_STOP on
begin;
create temporary table ledger_lines (line jsonb);
-- psql reads no variables within \copy.
\set load '\\copy ledger_lines from ' :'ledger'
:load
insert into private.erasures (hash, at)
select line ->> 'hash', (line ->> 'at')::timestamptz from ledger_lines on conflict do nothing;
select private.retain('erased-before', now(), 1000000) as erased_again;
commit;
