// How the end of a school year lies to the exams of the UNED and to a Spanish September.
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import { findFact } from '#content/facts/registry.ts';
import { fill } from '#content/wording/fill.ts';
import { europeanDayIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';

type Calendar = Copy['calendar'];

const dated = [
  'pce-2026-registration-start',
  'pce-2026-registration-end',
  'pce-2026-second-start',
  'pce-2026-second-end',
] as const;

/** Day before month in both languages. */
const european = { es: 'es', en: 'en-GB' } as const;

const dayLong = 24 * 60 * 60 * 1000;

/** The facts that the sentences rest on; none of them is told where one was not verified. */
export function calendarFacts() {
  const facts = dated.map(findFact);
  return facts.some(({ mark }) => mark === 'U') ? [] : facts;
}

/** A sentence for each last day, `YYYY-MM-DD`. */
export function calendarSentences(
  lastDays: readonly string[],
  locale: Locale,
  copy: Calendar,
): readonly string[] {
  const facts = calendarFacts();
  if (facts.length === 0) return [];
  return lastDays.map((last) =>
    sentenceOf(
      last,
      facts.map(({ value }) => String(value)),
      locale,
      copy,
    ),
  );
}

function sentenceOf(
  last: string,
  [opens = '', closes = '', second = '', end = '']: readonly string[],
  locale: Locale,
  copy: Calendar,
): string {
  const [year = ''] = opens.split('-');
  const dayAndMonth = new Intl.DateTimeFormat(european[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const short = (day: string) => dayAndMonth.format(new Date(day));
  const said = { last: europeanDayIn(locale).format(new Date(last)), year };
  // By the calendar alone, whatever the year: 20 June is between both registrations.
  const at = (day: string) => day.slice('YYYY-'.length);
  if (at(last) > at(closes) && at(last) <= at(end))
    return fill(copy.second, {
      ...said,
      closes: short(closes),
      second: short(second),
      end: short(end),
    });
  if (at(last) > at(end) && at(last) < '09') return fill(copy.late, { ...said, end: short(end) });
  const next = nextOf(at(opens), last);
  return fill(copy.ahead, {
    ...said,
    opens: short(opens),
    weeks: counted(Math.floor(daysBetween(last, next) / 7), copy.weeks),
    months: counted(Math.round(daysBetween(last, nextOf('09-01', last)) / 30.4), copy.months),
  });
}

/** The first day of that date that is not before another. */
function nextOf(date: string, from: string): string {
  const year = Number(from.slice(0, 'YYYY'.length));
  const same = `${year}-${date}`;
  return same >= from ? same : `${year + 1}-${date}`;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLong;
}

function counted(n: number, forms: { one: string; more: string }): string {
  return n === 1 ? forms.one : fill(forms.more, { n });
}
