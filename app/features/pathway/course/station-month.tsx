import { endOf, type UsualYear } from '#content/pathway/usual-year.ts';
import { monthNameIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { monthsBefore } from '#domain/pathway/months.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { staleAfter } from './stale-after.ts';

/** In which years the months of stations lie, and which day it is (`YYYY-MM-DD`). */
export type Dated = { year: UsualYear; today: string };

/** When a station is: its months with their year, and whether that is open or over. */
export function StationMonth({
  ahead,
  until,
  months: [from, to],
  late,
  isBrief,
  first,
  dated: { year, today },
  copy,
}: {
  /** How many months before the start it begins, and ends. */
  ahead: number;
  until: number;
  /** The same two as months of the calendar, 1–12. */
  months: readonly [from: number, to: number];
  /** What helps once it is over; without it nothing is said of that. */
  late?: StepRule<unknown>['ifLate'];
  isBrief: boolean;
  /** What is said of the first, in the place of whether it is open. */
  first?: string | undefined;
  dated: Dated;
  copy: Copy;
}) {
  const locale = useLocale();
  const monthWord = (month: number) => {
    const name = monthNameIn(locale).format(Date.UTC(2000, month - 1));
    return isBrief ? name.slice(0, 3) : name;
  };
  const own = Number(monthsBefore(year.start, ahead).slice(0, 'YYYY'.length));
  const after = (month: number) => staleAfter(endOf(monthsBefore(year.start, month)), today);
  return (
    <p className="station-month">
      <strong>{monthWord(from)}</strong>{' '}
      {/* Until the turn the year for this start, then the one after it. */}
      <span className="station-year" {...staleAfter(year.turn, today)}>
        {own}
      </span>
      <span className="station-year">{own + 1}</span>{' '}
      {!isBrief && to !== from && <span>{fill(copy.line.until, { month: monthWord(to) })}</span>}{' '}
      {first && <span className="station-first">{first}</span>}
      {!first && late && (
        <>
          <span className="station-now" {...after(ahead + 1)}>
            {copy.usual.now}
          </span>{' '}
          <span className="station-late" {...after(until)}>
            {copy.usual.late[late]}
          </span>
        </>
      )}
    </p>
  );
}
