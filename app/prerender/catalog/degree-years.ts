// How the lowest grades of a degree moved from year to year: a row of the table, a bar of the drawing, and a sentence.
import { noLimit, type GradeYear } from '#content/catalog/studies/degree-summary.ts';
import type { Copy } from '#content/dictionaries/es/degree.ts';
import { hundredthsIn, numberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { GradeBar } from '#app/features/careers/studies/study-facts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { DataRow } from '#app/ui/data-table.tsx';
import { academicYear } from './degree-places.ts';

export function gradeRow(
  { year, lowest, middle, highest, offers }: GradeYear,
  locale: Locale,
  copy: Copy['places'],
): DataRow {
  const grade = gradeIn(locale, copy);
  return {
    id: String(year),
    cells: [
      academicYear(year),
      grade(lowest),
      grade(middle),
      grade(highest),
      numberIn(locale).format(offers),
    ],
  };
}

export function gradeIn(
  locale: Locale,
  copy: Copy['places'],
): (grade: number | undefined) => string {
  const figure = hundredthsIn(locale);
  return (grade) => {
    if (grade === undefined) return copy.unknown;
    return grade === noLimit ? copy.noLimit : figure.format(grade);
  };
}

/** As shares of the scale from 5 to 14. */
export function barOf({ year, lowest, middle, highest }: GradeYear, locale: Locale): GradeBar {
  const share = (grade: number) => (grade - noLimit) / (14 - noLimit);
  return {
    year: academicYear(year),
    label: hundredthsIn(locale).format(middle),
    low: share(lowest),
    middle: share(middle),
    high: share(highest),
  };
}

export function movementSentence(
  years: readonly GradeYear[],
  locale: Locale,
  copy: Copy['grades'],
): string | undefined {
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last || first === last) return undefined;
  const figure = hundredthsIn(locale);
  const [before, after] = [figure.format(first.middle), figure.format(last.middle)];
  const way = before === after ? copy.same : last.middle > first.middle ? copy.rose : copy.fell;
  return fill(way, {
    from: academicYear(first.year),
    to: academicYear(last.year),
    first: before,
    last: after,
  });
}
