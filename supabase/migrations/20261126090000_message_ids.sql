-- The Message-ID of a mail is random and stays with its row: a second try is the same message to every mail program, and neither
-- the number of mails that were sent nor a restore to an earlier day can be read from it.
alter table private.mail_outbox add column message_id uuid not null default gen_random_uuid();
