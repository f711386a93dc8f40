import { listIn, longDayIn } from '#content/wording/formats.ts';
import { site } from '#content/site.ts';
import { constants } from '#domain/constants.ts';
import type { Locale } from '#domain/locale.ts';
import type { RightsMail, RightsTold } from './rights-mail.ts';
import { englishRightsMails } from './rights-mails-en.ts';
import { spanishRightsMails } from './rights-mails-es.ts';
import type { MailWords } from './words-of-a-mail.ts';

/** The rights of the GDPR (articles 15 to 21), as the register has them. */
export type RightKind = 'access' | 'rectification' | 'erasure' | 'restriction' | 'objection';
/** What an admin can correct in an account. */
export type CorrectedField = 'full_name' | 'locale' | 'country' | 'age_band' | 'study_level';

/** What these mails are told; days as `2026-12-26`. Nothing that a person wrote is among it. */
export type RightsFacts = {
  readonly request?: { readonly kind: RightKind; readonly due?: string | undefined } | undefined;
  readonly due?: { readonly count: number; readonly first: string } | undefined;
  readonly fields?: readonly CorrectedField[] | undefined;
};

const kinds: Record<Locale, Record<RightKind, string>> = {
  es: {
    access: 'acceso a sus datos',
    rectification: 'rectificación',
    erasure: 'supresión',
    restriction: 'limitación',
    objection: 'oposición',
  },
  en: {
    access: 'access to their data',
    rectification: 'rectification',
    erasure: 'erasure',
    restriction: 'restriction',
    objection: 'objection',
  },
};

const fieldNames: Record<Locale, Record<CorrectedField, string>> = {
  es: {
    full_name: 'nombre',
    locale: 'idioma',
    country: 'país',
    age_band: 'edad',
    study_level: 'estudios que buscas',
  },
  en: {
    full_name: 'name',
    locale: 'language',
    country: 'country',
    age_band: 'age',
    study_level: 'studies you are looking for',
  },
};

/** Mails about rights and about what we did with an account: to the admins, and to the person. */
export function rightsMails(locale: Locale, facts: RightsFacts): Record<RightsMail, MailWords> {
  const day = (date: string | undefined) =>
    date === undefined ? '' : longDayIn(locale).format(new Date(`${date}T00:00:00Z`));
  const { request, due, fields = [] } = facts;
  const told: RightsTold = {
    brand: site.brand,
    owner: site.owner.value.email,
    age: constants.ageOfConsentYears,
    answerDays: constants.minorAnswerDays,
    reminderDays: constants.requestReminderDays,
    kind: request ? kinds[locale][request.kind] : '',
    due: day(request?.due),
    count: due?.count ?? 0,
    first: day(due?.first),
    fields: listIn(locale).format(fields.map((field) => fieldNames[locale][field])),
  };
  return locale === 'es' ? spanishRightsMails(told) : englishRightsMails(told);
}
