import type { MailTemplate } from '#content/mail/mail-templates.ts';

/** Mails that their reader sits and waits for: they leave before all others. An index of the outbox has the same list. */
export const awaitedMails = [
  'recovery',
  'confirm-sign-up',
  'already-registered',
  'email-change-current',
  'email-change-new',
] as const satisfies readonly MailTemplate[];
