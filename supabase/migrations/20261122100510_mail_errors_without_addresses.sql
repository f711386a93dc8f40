-- Servers that refuse a mail name its address in their words, and those words were kept here and beside the runs of
-- jobs. From now on mails keep a code (what the server writes: "SMTP 550 5.1.1"), and no row may hold an address.
update private.mail_outbox set last_error = regexp_replace(last_error, '[^[:space:]<>"'',;:()]*@[^[:space:]<>"'',;:()]*', '[address]', 'g')
where last_error like '%@%';
alter table private.mail_outbox add constraint mail_outbox_last_error_check check (last_error not like '%@%');
update private.job_runs set error = regexp_replace(error, '[^[:space:]<>"'',;:()]*@[^[:space:]<>"'',;:()]*', '[address]', 'g')
where error like '%@%';
