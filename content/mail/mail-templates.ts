import type { OwnMail } from '#content/compiled/mails/mails.js';
import type { RequestMail } from './request-mails.ts';

/** A record of `content/mails`, or told by code. */
export type MailTemplate = OwnMail | RequestMail;

/** Every mail that the site sends, by the name that code calls it by. */
export const mailTemplates: readonly MailTemplate[] = [
  'confirm-sign-up',
  'already-registered',
  'recovery',
  'password-changed',
  'email-change-current',
  'email-change-new',
  'new-sign-in',
  'factor-added',
  'factor-removed',
  'provider-added',
  'recovery-code-used',
  'account-unused',
  'account-erased',
  'report',
  'follow-up',
  'guess-came',
  'request-came',
  'request-due',
  'request-answered',
  'account-corrected',
  'account-frozen',
  'minor-frozen',
  'account-unfrozen',
  'account-erased-by-us',
];
