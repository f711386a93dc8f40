// Which values a mail of the owner's words may name in braces. Those of its own it has to have: without them it would not say what it is for.
import type { OwnMail } from '#content/compiled/mails/mails.js';

/** Any mail may name them. */
export const everyMailValues: readonly string[] = ['brand', 'owner'];

export const ownMailValues: Readonly<Partial<Record<OwnMail, readonly string[]>>> = {
  'email-change-current': ['newEmail'],
  'email-change-new': ['newEmail'],
  'new-sign-in': ['signIn'],
  'factor-added': ['factorDays'],
  'account-unused': ['noticeDays', 'unusedMonths'],
  'follow-up': ['answerDays'],
  // Who may object has to read to whom.
  'request-answered': ['request', 'owner', 'authority'],
  'account-corrected': ['fields', 'owner'],
  'account-frozen': ['owner'],
  'account-unfrozen': ['owner'],
  'minor-frozen': ['age', 'familyDays', 'owner'],
  'account-erased-by-us': ['owner'],
};
