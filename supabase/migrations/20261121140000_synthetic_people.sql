-- Demonstrations need people, and nobody may take them for real ones: who was generated carries a
-- mark that no API role can set or take away, counts in no release about real people, and puts a
-- ribbon on every page that shows them.
alter table public.profiles add column is_synthetic boolean not null default false;
