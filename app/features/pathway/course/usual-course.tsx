import { usualWay } from '#content/pathway/stations.ts';
import { endOf, usualYear } from '#content/pathway/usual-year.ts';
import { shortMonth } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import type { StepId } from '#domain/pathway/keys.ts';
import { monthsBefore } from '#domain/pathway/months.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { CourseDrawing, type CourseMonth } from './course-drawing.tsx';

/** The months of the usual way as a chart: a cell where a station begins, and the boat where the visitor is today. */
export function UsualCourse({
  country,
  today,
  copy,
}: {
  country: PathwayCountry;
  /** `YYYY-MM-DD`. */
  today: string;
  copy: Copy['chart'];
}) {
  const locale = useLocale();
  const landmarks: Partial<Record<StepId, string>> = copy.landmarks;
  const { stations, months } = usualWay(country);
  const { start, turn } = usualYear(country, today);
  const calendar = Array.from({ length: months + 1 }, (_, index) => {
    const ahead = months - index;
    const month = monthsBefore(start, ahead);
    const begin = stations.filter((station) => station.ahead === ahead);
    return { month, begin };
  });
  const drawn = calendar.map(({ month, begin }): CourseMonth => ({
    state: begin.length > 0 ? 'todo' : 'none',
    name: shortMonth(month, locale),
    landmark: begin.map(({ id }) => landmarks[id]).findLast(Boolean),
  }));
  const isTold = calendar.map(({ month }) => endOf(month)).filter((until) => until <= turn);
  const given = { months: drawn, now: copy.now, today: { until: isTold, day: today } };
  return (
    <>
      <CourseDrawing {...given} size="narrow" />
      <CourseDrawing {...given} size="wide" />
    </>
  );
}
