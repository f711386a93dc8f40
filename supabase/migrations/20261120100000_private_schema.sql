-- The schema that the data API never sees. Functions are callable only by those who are named:
-- Supabase and PostgreSQL both hand EXECUTE to everybody by default.
create schema private;
revoke all on schema private from public;

alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
