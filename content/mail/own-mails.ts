// Mails whose words are records of `content/mails`, with their values put in.
import { mails, type OwnMail } from '#content/compiled/mails/mails.js';
import type { MailRecord } from '#content/schemas/mail.ts';
import { keysOf } from '#content/schemas/words.ts';
import { site } from '#content/site.ts';
import { fill } from '#content/wording/fill.ts';
import { constants } from '#domain/constants.ts';
import type { Locale } from '#domain/locale.ts';
import type { MailWords } from './mail-words.ts';

/** What only the moment of sending knows. */
export type SentValues = Readonly<Record<'newEmail' | 'signIn' | 'request' | 'fields', string>>;

/** Who hears complaints about data, behind a preposition. */
const authority: Readonly<Record<Locale, string>> = {
  es: 'la AEPD, en aepd.es',
  en: 'the AEPD at aepd.es',
};

export function ownMails(locale: Locale, values: SentValues): Record<OwnMail, MailWords> {
  return mapValues(mails, (mail) => toldMail(mail, locale, values));
}

/** A record in one language. */
export function toldMail(mail: MailRecord, locale: Locale, values: SentValues): MailWords {
  const known = {
    ...values,
    brand: site.brand,
    owner: site.owner.value.email,
    factorDays: constants.recentFactorDays,
    noticeDays: constants.inactiveNoticeDays,
    unusedMonths: constants.inactiveMonths,
    answerDays: constants.followUpDays,
    age: constants.ageOfConsentYears,
    familyDays: constants.minorAnswerDays,
    authority: authority[locale],
  };
  const said = (text: Record<Locale, string>) => fill(text[locale], known);
  return {
    subject: said(mail.subject),
    heading: said(mail.heading),
    paragraphs: mail.paragraphs.map(said),
    button: said(mail.button),
    notes: mail.notes.map(said),
    ...(mail.stop && { stop: said(mail.stop) }),
  };
}

function mapValues<Name extends string, Value, Made>(
  named: Readonly<Record<Name, Value>>,
  make: (value: Value) => Made,
): Record<Name, Made> {
  const made: Partial<Record<Name, Made>> = {};
  for (const name of keysOf(named)) made[name] = make(named[name]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- every name has been given its value
  return made as Record<Name, Made>;
}
