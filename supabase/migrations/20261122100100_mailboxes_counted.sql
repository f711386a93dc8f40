-- Sub-addresses lead to one mailbox, and a mailbox is what can be flooded: the server writes here which one a mail goes
-- to, and counts by it. Mails that nobody asked for, written by the database itself, have none.
alter table private.mail_outbox add column mailbox text check (char_length(mailbox) <= 254);
create index mail_outbox_mailbox_idx on private.mail_outbox (mailbox, created_at desc) where mailbox is not null;
