// A fault of each kind, put into a true report: what is added to its text in each language. `T` stands for a type by its place in the
// table, 0 the highest.
import type { Locale } from '#domain/locale.ts';
import type { FaultKind } from './fault.ts';
import { lexicons, type Letter, type ValueId } from './lexicon.ts';

/** The person whose report it is put into: all three tests with cards in order; the same in the short form; one test alone. */
export type Host = 'whole' | 'short' | 'alone';

/** What of the true report a planted line may name. */
export type Named = {
  /** Types, the highest first, and their points. */
  readonly order: readonly Letter[];
  readonly points: ReadonlyMap<Letter, number>;
  readonly firstCard: ValueId;
  /** A question of the highest type, as it is worded. */
  readonly itemOf: (letter: Letter) => string;
};

export type Planted = {
  readonly kind: FaultKind;
  readonly host: Host;
  readonly view?: 'page' | 'mail';
  readonly lines: Readonly<Record<Locale, (named: Named) => readonly string[]>>;
};

export const type = (locale: Locale, named: Named, place: number) =>
  lexicons[locale].types[named.order[place] ?? 'R'];
export const score = (named: Named, place: number) =>
  named.points.get(named.order[place] ?? 'R') ?? 0;
export const doing = (locale: Locale, named: Named, place: number) =>
  lexicons[locale].doings[named.order[place] ?? 'R'];
export const otherValue = (locale: Locale, { firstCard }: Named) =>
  lexicons[locale].values[firstCard === 'support' ? 'achievement' : 'support'];
export const firstValue = (locale: Locale, { firstCard }: Named) =>
  lexicons[locale].values[firstCard];

/** The same sentence in both languages, with names filled in. */
export function plant(
  kind: FaultKind,
  es: (named: Named) => readonly string[],
  en: (named: Named) => readonly string[],
  more: Partial<Pick<Planted, 'host' | 'view'>> = {},
): Planted {
  return { kind, host: 'whole', ...more, lines: { es, en } };
}
