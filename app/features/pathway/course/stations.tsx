import type { ReactNode } from 'react';
import { amountWords } from '#content/pathway/amount-words.ts';
import type { Station, StationId } from '#content/pathway/stations.ts';
import { endOf, type UsualYear } from '#content/pathway/usual-year.ts';
import type { Digits } from '#content/wording/digits.ts';
import { monthNameIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { monthsBefore } from '#domain/pathway/months.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { OfficeLink } from '#app/features/pathway/office-link.tsx';
import { staleAfter } from './stale-after.ts';

/** What a caller knows of a station besides: below its papers, in the place of its office, and beside its prices. */
type StationNotes = { below?: ReactNode; where?: ReactNode; price?: ReactNode };

/** The usual way as a line of stations, each with its months, its papers, where it is done and what it costs. */
export function Stations({
  stations,
  isBrief = false,
  dated: { year, today },
  notes = {},
  end,
  level: Heading,
  digits,
  copy,
}: {
  stations: readonly Station[];
  /** Months and titles alone. */
  isBrief?: boolean;
  /** In which years its months lie, and which day it is: which stations are open or over. */
  dated: { year: UsualYear; today: string };
  notes?: Partial<Record<StationId, StationNotes>>;
  /** The month in which it begins, and what that is called. */
  end: string;
  level: 'h3' | 'h4';
  /** How amounts are written, where that is not the language's way. */
  digits?: Digits;
  copy: Copy;
}) {
  const locale = useLocale();
  const monthWord = (month: number) => {
    const name = monthNameIn(locale).format(Date.UTC(2000, month - 1));
    return isBrief ? name.slice(0, 3) : name;
  };
  /** Until the turn the year for this start, then the one after it. */
  const yearsOf = (ahead: number) => {
    const own = Number(monthsBefore(year.start, ahead).slice(0, 'YYYY'.length));
    return (
      <>
        <span className="station-year" {...staleAfter(year.turn, today)}>
          {own}
        </span>
        <span className="station-year">{own + 1}</span>
      </>
    );
  };
  return (
    <ol className={isBrief ? 'stations is-brief' : 'stations'}>
      {stations.map(({ id, step, ahead, until, from, to, documents, money }) => (
        <li key={id} className="station">
          <p className="station-month">
            <strong>{monthWord(from)}</strong> {yearsOf(ahead)}{' '}
            {!isBrief && to !== from && (
              <span>{fill(copy.line.until, { month: monthWord(to) })}</span>
            )}{' '}
            <span
              className="station-now"
              {...staleAfter(endOf(monthsBefore(year.start, ahead + 1)), today)}
            >
              {copy.usual.now}
            </span>{' '}
            <span
              className="station-late"
              {...staleAfter(endOf(monthsBefore(year.start, until)), today)}
            >
              {copy.usual.late[step.ifLate]}
            </span>
          </p>
          <div className="station-body">
            <Heading>{copy.stations[id]}</Heading>
            {!isBrief && documents.length > 0 && (
              <ul className="station-papers">
                {documents.map((each) => (
                  <li key={each}>{copy.documents[each]}</li>
                ))}
              </ul>
            )}
            {id === 'request-visa' && <p className="station-note">{copy.visaFirst}</p>}
            {notes[id]?.below}
          </div>
          {!isBrief && (
            <div className="station-side">
              <p>{notes[id]?.where ?? <OfficeLink id={step.office} copy={copy} />}</p>
              {money
                .filter(({ id: of }) => of !== 'tuition-foreign' && of !== 'tuition-resident')
                .map((rule) => (
                  <p key={rule.id}>
                    {copy.money[rule.id].what}:{' '}
                    <strong>{amountWords(rule, copy, locale, digits?.euros)}</strong>
                  </p>
                ))}
              {notes[id]?.price}
            </div>
          )}
        </li>
      ))}
      <li className="station is-end">
        <p className="station-month">
          <strong>{monthWord(9)}</strong> {yearsOf(0)}
        </p>
        <div className="station-body">
          <Heading>{end}</Heading>
        </div>
      </li>
    </ol>
  );
}
