import type { Locale } from '#domain/locale.ts';

/** The same in both languages. */
export type Words = Readonly<Record<Locale, string>>;

/** A moment of a typical day. */
export type Moment = {
  /** Hour of the day, 0 to 23, as people say it ("las nueve"); a shift may begin in the evening and pass midnight. */
  readonly at: number;
  /** One to three sentences, second person, in the present. */
  readonly what: string;
};

/** What a career's page says in one language, beside its name (`names/`). */
export type CareerWords = {
  /** How it is called elsewhere, so that a search finds it: contaduría for contabilidad. */
  readonly alsoCalled: readonly string[];
  /** Its official name in Spain, where it is another. */
  readonly inSpain?: string;
  /** What one does, in plain words. */
  readonly does: string;
  /** A typical day, three or four moments in the order of the day. An example, not a rule. */
  readonly day: readonly Moment[];
  /** Five or six things one does, what takes most time first: each begins with a verb, has no full stop. */
  readonly tasks: readonly string[];
  /** What people like most in it, three things; not every career has them. */
  readonly likes?: readonly string[];
  /** What tires people in it, two or three things. */
  readonly tires: readonly string[];
  /** What it grows into after some years. */
  readonly grows: string;
  /** Three things to do this week, for nothing, to find out. */
  readonly tries: readonly string[];
};

/** Ids of `careers.ts` to words: one family in one language. */
export type FamilyWords = Readonly<Record<string, CareerWords>>;
