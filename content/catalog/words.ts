import type { Locale } from '#domain/locale.ts';

/** The same in both languages. */
export type Words = Readonly<Record<Locale, string>>;

/** What a career's page says in one language, beside its name (`names/`). */
export type CareerWords = {
  /** How it is called elsewhere, so that a search finds it: contaduría for contabilidad. */
  readonly alsoCalled: readonly string[];
  /** What one does, in plain words. */
  readonly does: string;
  /** A typical day. An example, not a rule. */
  readonly day: string;
};

/** Ids of `careers.ts` to words: one family in one language. */
export type FamilyWords = Readonly<Record<string, CareerWords>>;
