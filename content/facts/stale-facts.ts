// Which facts have to be looked at again, by which role, and what was not read at its own page yet: for the command and for the
// administrators' page.
import { factAge, lastGoodDay } from '#domain/fact-age.ts';
import type { Locale } from '#domain/locale.ts';
import type { Fact } from './fact.ts';

/** What a list says of a fact: a figure, or a sentence on a country. */
export type Looked = Pick<
  Fact,
  'id' | 'source' | 'url' | 'mark' | 'checked' | 'staleAfter' | 'year'
> &
  Partial<Pick<Fact, 'unit' | 'what' | 'where' | 'paidBy'>> & {
    says?: Readonly<Record<Locale, string>>;
  };

export const looks = ['current', 'soon', 'stale', 'example'] as const;
export type Look = (typeof looks)[number];

/** So many days before its last good day a fact is listed. */
const soonDays = 90;

/** `stale`: pages say so; `example`: its year ended eighteen months ago; `soon`: one of both will come. */
export function lookOf(fact: Looked, today: string): Look {
  const age = factAge(fact, today);
  return age === 'current' && lastGoodDay(fact) < daysLater(today, soonDays) ? 'soon' : age;
}

/** Those of one kind, the longest waiting first. What was not verified is printed nowhere and is not listed. */
export function listed<F extends Looked>(facts: readonly F[], look: Look, today: string): F[] {
  return facts
    .filter((fact) => fact.mark !== 'U' && lookOf(fact, today) === look)
    .toSorted((a, b) => lastGoodDay(a).localeCompare(lastGoodDay(b)) || a.id.localeCompare(b.id));
}

/** The same page again can be opened by an editor; another source has to be found and judged. */
export function whoLooks({ mark, url }: Looked): 'editor' | 'counsellor' {
  return mark === 'V' && !isFrontPage(url) ? 'editor' : 'counsellor';
}

/** What a person should read at its own page before families rely on it. */
export function verifyFirst<F extends Looked>(facts: readonly F[]): F[] {
  return facts.filter((fact) => {
    const { mark, url } = fact;
    return mark === 'U' || isFrontPage(url) || (mark === 'S' && isMoney(fact));
  });
}

/** Only the office is known, not the page that says it. */
export function isFrontPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '';
}

export function isMoney({ unit, paidBy }: Looked): boolean {
  return paidBy !== undefined || unit?.startsWith('EUR') === true;
}

function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
