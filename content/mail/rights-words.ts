// What mails about a person's rights are told of, in words: what was asked for, and what of an account was corrected.
import { listIn, longDayIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';

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

/** Empty where a mail is of neither. */
export function rightsWords(
  locale: Locale,
  { request, fields = [] }: RightsFacts,
): { readonly request: string; readonly fields: string } {
  return {
    request: request ? kinds[locale][request.kind] : '',
    fields: listIn(locale).format(fields.map((field) => fieldNames[locale][field])),
  };
}

/** A day as `2026-12-26`, in words. */
export function dayWords(locale: Locale, date: string | undefined): string {
  return date === undefined ? '' : longDayIn(locale).format(new Date(`${date}T00:00:00Z`));
}
