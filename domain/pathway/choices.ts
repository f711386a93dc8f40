// The four choices a pathway follows from, and which of them can be combined. Months are written `YYYY-MM`, days
// `YYYY-MM-DD`; today is always handed in.

/** A country of ours by its code of ISO 3166, or `other`. Which there are is content (`content/pathway/country-names.ts`). */
export type PathwayCountry = string;

/** Something stored or sent as the code of a country, whichever countries there are today. */
export function parseCountry(value: unknown): PathwayCountry | undefined {
  return typeof value === 'string' && /^([A-Z]{2}|other)$/.test(value) ? value : undefined;
}

/** What the person has or will have: the diploma of that country's own system, the IB, any other. */
export const diplomas = ['national', 'ib', 'other'] as const;
export type Diploma = (typeof diplomas)[number];

export const aims = ['public-degree', 'private-degree', 'vocational', 'language-first'] as const;
export type Aim = (typeof aims)[number];

export type PathwayChoice = {
  country: PathwayCountry;
  diploma: Diploma;
  aim: Aim;
  /** The month in which the person wants to start. */
  start: string;
};

/** The choice in anything stored or sent; undefined when it is none. */
export function parsePathwayChoice(value: unknown): PathwayChoice | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given: Record<string, unknown> = { ...value };
  const country = parseCountry(given['country']);
  const diploma = diplomas.find((each) => each === given['diploma']);
  const aim = aims.find((each) => each === given['aim']);
  const start = given['start'];
  if (!country || !diploma || !aim || typeof start !== 'string') return undefined;
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(start) ? { country, diploma, aim, start } : undefined;
}

/** Whether two choices ask for the same pathway. */
export function isSameChoice(one: PathwayChoice, other: PathwayChoice): boolean {
  return (['country', 'diploma', 'aim', 'start'] as const).every(
    (name) => one[name] === other[name],
  );
}

/**
 * The months to choose from, nearest first: September of the next three academic years, and for aims that also start
 * in the middle of a year, February. Only months that have not begun.
 */
export function startsFor(aim: Aim, today: string): string[] {
  const months = aim === 'private-degree' || aim === 'language-first' ? ['02', '09'] : ['09'];
  const year = Number(today.slice(0, 4));
  const all = [0, 1, 2, 3].flatMap((ahead) => months.map((each) => `${year + ahead}-${each}`));
  return all.filter((each) => each > today.slice(0, 7)).slice(0, months.length * 3);
}
