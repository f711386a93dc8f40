// What time it is in a country when it is nine in Madrid, read from the time zones of the platform (IANA).
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import { fill } from '#content/wording/fill.ts';
import { europeanListIn, monthNameIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { CountryWay } from './way.ts';

type Words = Pick<Copy, 'hours' | 'hoursOne' | 'hoursApart'>;

/** How many hours Madrid is ahead, in Spain's winter and in its summer, in a line of six words. */
export function hoursHead(
  time: CountryWay['time'],
  copy: Copy['hoursHead'],
  today: string,
): string | undefined {
  if (!time) return undefined;
  const spans = spansOf(time.zone, Number(today.slice(0, 'YYYY'.length)));
  const year = today.slice(0, 'YYYY'.length);
  const [low = 0, high = 0] = ['01-15', '07-15']
    .map((day) => nineInMadrid - Number(timeOn(spans, `${year}-${day}`).split(':')[0]))
    .toSorted((one, other) => one - other);
  if (low === 0 && high === 0) return copy.same;
  if (low !== high) return fill(copy.two, { low, high });
  return fill(copy.one, { hours: low === 1 ? copy.hour : fill(copy.hours, { n: low }) });
}

const nineInMadrid = 9;

/** Days one after the other, `YYYY-MM-DD`, on which nine in Madrid is `time` there; `summer`: of Spain. */
interface Span {
  readonly from: string;
  readonly until: string;
  readonly time: string;
  readonly summer: boolean;
}

/** Day before month in both languages. */
const european = { es: 'es', en: 'en-GB' } as const;

const dayLong = 24 * 60 * 60 * 1000;

/** The hour of Spain's winter and summer, and the days when clocks have changed here and not there, of the year of `today`
 * or, once they are over, of the next. Nothing where no zone is known. */
export function hoursSentences(
  time: CountryWay['time'],
  locale: Locale,
  copy: Words,
  today: string,
): readonly string[] {
  if (!time) return [];
  const year = Number(today.slice(0, 'YYYY'.length));
  const next = apartIn(spansOf(time.zone, year)).filter(({ until }) => until >= today);
  const told = next.length > 0 ? year : year + 1;
  const spans = spansOf(time.zone, told);
  // Nine in Madrid, in January and in July.
  const [winter = '', summer = ''] = ['01-15', '07-15'].map((day) =>
    timeOn(spans, `${told}-${day}`),
  );
  const usual = fill(winter === summer ? copy.hoursOne : copy.hours, {
    city: time.city[locale],
    winter,
    summer,
  });
  const list = europeanListIn(locale);
  const apart = [...Map.groupBy(apartIn(spans), (span) => span.time)].map(([hour, same]) =>
    fill(copy.hoursApart.span, {
      days: list.format(same.map((span) => daysOf(span, locale, copy.hoursApart))),
      time: hour,
    }),
  );
  if (apart.length === 0) return [usual];
  const sentence = fill(copy.hoursApart.sentence, {
    year: told,
    spans: list.format(apart),
  });
  return [usual, sentence];
}

/** The days on which neither the hour of January nor that of July holds as it does for the rest of its season. */
function apartIn(spans: readonly Span[]): readonly Span[] {
  const year = spans[0]?.from.slice(0, 'YYYY'.length);
  const usual = { winter: timeOn(spans, `${year}-01-15`), summer: timeOn(spans, `${year}-07-15`) };
  return spans.filter(({ time, summer }) => time !== (summer ? usual.summer : usual.winter));
}

function timeOn(spans: readonly Span[], day: string): string {
  return spans.find(({ from, until }) => from <= day && day <= until)?.time ?? '';
}

/** All days of a year, joined where hour and season are the same. */
function spansOf(zone: string, year: number): readonly Span[] {
  const [madrid, there] = ['Europe/Madrid', zone].map(
    (timeZone) => new Intl.DateTimeFormat('es', { timeZone, hour: 'numeric', minute: '2-digit' }),
  );
  const spans: Span[] = [];
  for (let at = Date.UTC(year, 0, 1, 8); at < Date.UTC(year + 1, 0, 1); at += dayLong) {
    // Nine in Madrid is eight of UTC in winter, seven in summer.
    const summer = madrid?.format(at) !== '9:00';
    const time = there?.format(summer ? at - dayLong / 24 : at) ?? '';
    const day = new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const last = spans.at(-1);
    if (last?.time === time && last.summer === summer)
      spans[spans.length - 1] = { ...last, until: day };
    else spans.push({ from: day, until: day, time, summer });
  }
  return spans;
}

function daysOf({ from, until }: Span, locale: Locale, copy: Words['hoursApart']): string {
  const [first, last] = [new Date(from), new Date(until)] as const;
  const month = monthNameIn(locale).format(last);
  if (first.getUTCMonth() === last.getUTCMonth())
    return fill(copy.sameMonth, { from: first.getUTCDate(), until: last.getUTCDate(), month });
  const dayAndMonth = new Intl.DateTimeFormat(european[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return fill(copy.twoMonths, { from: dayAndMonth.format(first), until: dayAndMonth.format(last) });
}
