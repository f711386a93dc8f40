-- How often browsers told that the content security policy stopped something: a number per day and directive. The list
-- of directives is closed, so that nothing of a report (addresses, lines, samples of a page) can end up here.
create table private.policy_reports (
  day date not null,
  directive text not null check (directive in (
    'default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr',
    'img-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src', 'frame-src', 'child-src', 'media-src',
    'object-src', 'base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types', 'other'
  )),
  reports integer not null check (reports > 0),
  primary key (day, directive)
);
alter table private.policy_reports enable row level security;
revoke all on private.policy_reports from public, anon, authenticated, service_role;
