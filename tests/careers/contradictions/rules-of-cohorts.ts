// Of which year a figure is: the newest that the tables have of a place, and people who finished in the year that is named.
import type { CareerData, Cohort, Row } from './data-files.ts';
import { figureOf, swap, type Rule } from './rule.ts';
import type { ShownCareer } from './shown-career.ts';

export const rulesOfCohorts: readonly Rule[] = [
  {
    name: 'a place tells the newest grade that is known there, with its year',
    find: placeAgainstLists,
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, / · nota \d+,\d+ en 2025-26/, ' · nota 11,99 en 2021-22'),
    },
  },
  {
    name: 'shares and bases of people who finished are those of the row that is named, and its year',
    find: cohortsAgainstTables,
    planted: {
      career: 'abogacia',
      plant: (html) => swap(html, /59,46/, '95,46'),
    },
  },
  {
    name: 'people who finished last stand before those who finished earlier',
    find: ({ afterwards }) => {
      const years = afterwards.flatMap((each) => /(20\d\d)-\d\d/.exec(each)?.[1] ?? []);
      // Of vocational titles there is one cohort alone.
      const degrees = years.filter((year) => year !== '2019').map(Number);
      const at = degrees.findIndex(
        (year, place) => place > 0 && year >= 2017 && (degrees[place - 1] ?? 0) < 2017,
      );
      return at < 0 ? undefined : afterwards[at];
    },
    planted: {
      career: 'abogacia',
      plant: (html) => swap(html, /(<li>[^<]*2017-18[^<]*<\/li>)((?:<li>[^<]*<\/li>)+)/, '$2$1'),
    },
  },
];

function placeAgainstLists(
  { placeLines }: ShownCareer,
  { offers, newest, universities }: CareerData,
): string | undefined {
  return placeLines.find((line) => {
    const [name = '', city = ''] = line.split(' · ');
    const [id, university] = [...universities].find(([, row]) => row['name'] === name) ?? [];
    const listed = newest.filter(
      (row) => row['university'] === university?.['code'] && isThere(row, city),
    );
    const old = offers.find((row) => row['university'] === id && row['city'] === city);
    const [, grade, course] =
      /(?:nota|grade) (\d+(?:[.,]\d+)?) (?:en|in) (\d{4}-\d\d)/.exec(line) ?? [];
    if (listed.length > 0) {
      const highest = Math.max(...listed.map((row) => Number(row['grade'])));
      const isNewest = listed[0]?.['academic_year'] === course && isFigure(grade, String(highest));
      return course !== undefined && highest > 5 && !isNewest;
    }
    return course !== undefined && !(course === '2021-22' && isFigure(grade, old?.['2021']));
  });
}

/** The list names the campus, or leaves it unnamed. */
function isThere({ campus = '', city: listed = '' }: Row, city: string): boolean {
  // The campus of Vicálvaro is in the city of Madrid.
  const there = (campus + listed).replace('Vicálvaro', 'Madrid');
  return there === '' || there.includes(city) || city.includes(there);
}

function isFigure(written: string | undefined, known: string | undefined): boolean {
  return written !== undefined && Math.abs(figureOf(written) - Number(known)) < 0.006;
}

function cohortsAgainstTables(
  { afterwards }: ShownCareer,
  { cohorts }: CareerData,
): string | undefined {
  return afterwards.find((sentence) => {
    const [, name, cohort] = /[«“](.+?)[»”] (?:en|in) (\d{4}-\d\d)/.exec(sentence) ?? [];
    if (name === undefined) return false;
    const rows = cohorts.filter((row) => row.name === name && row.cohort === cohort);
    return !rows.some((row) => tells(sentence, row));
  });
}

function tells(sentence: string, { percents, base }: Cohort): boolean {
  const shares = [...sentence.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, share = '']) =>
    figureOf(share),
  );
  const [, spanish, english] = /(?:([\d.]+) €|€([\d,]+))/.exec(sentence) ?? [];
  const said = (spanish ?? english)?.replaceAll(/[.,]/g, '');
  return (
    shares.length === percents.length &&
    shares.every((share) => percents.includes(share)) &&
    (said === undefined || Number(said) === base)
  );
}
