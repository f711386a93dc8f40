import type { UsualWay } from '#content/pathway/stations.ts';
import { monthLetter } from '#content/pathway/when-words.ts';
import { monthsBefore } from '#domain/pathway/months.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { CourseDrawing, type CourseMonth } from './course-drawing.tsx';

/** The months of the usual way as a chart, of any year: a cell where a station begins. */
export function UsualCourse({ usual: { stations, months } }: { usual: UsualWay }) {
  const locale = useLocale();
  const drawn = Array.from({ length: months + 1 }, (_, index): CourseMonth => {
    // Of a year that stands for any: nobody sees which.
    const month = monthsBefore('2001-09', months - index);
    const ahead = months - index;
    const begins = stations.filter((station) => station.ahead === ahead);
    return {
      state: begins.length === 0 ? 'none' : 'todo',
      letter: monthLetter(month, locale),
    };
  });
  return (
    <>
      <CourseDrawing months={drawn} width={330} className="course-narrow" />
      <CourseDrawing months={drawn} width={1080} className="course-wide" />
    </>
  );
}
