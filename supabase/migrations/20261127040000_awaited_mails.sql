-- Mails that a reader sits and waits for leave before all others, however many wait (the list is that of server/mail/awaited-mails.ts).
create index mail_outbox_awaited_idx on private.mail_outbox (next_at, id)
  where sent_at is null and dead_at is null
    and template in ('recovery', 'confirm-sign-up', 'already-registered', 'email-change-current', 'email-change-new');
