import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { monthWords, shortMonth } from '#content/pathway/when-words.ts';
import { nextStop, type MonthPlan } from '#domain/pathway/plan-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { CourseDrawing, type CourseMonth } from './course-drawing.tsx';

/** So many months have room for their names on a desk. */
const roomy = 16;

/** The way as a chart: from today, where the boat is, to the month in which the course begins. */
export function CourseChart({
  plan,
  start,
  copy,
}: {
  plan: MonthPlan<Fact>;
  /** The month (`YYYY-MM`) in which the course begins. */
  start: string;
  copy: Copy['chart'];
}) {
  const locale = useLocale();
  const { months, stops } = plan;
  const next = nextStop(plan);
  const drawn = months.map(({ month, stops: begun }, index): CourseMonth => {
    const isDone = begun.every(({ done }) => done !== null);
    const isNext = begun.some(({ id }) => id === next?.id);
    const isTold = begun.length > 0 && index > 0 && months.length <= roomy;
    return {
      state: begun.length === 0 ? 'none' : isNext ? 'next' : isDone ? 'done' : 'todo',
      ...(isTold && { name: shortMonth(month, locale) }),
    };
  });
  const ahead = months.length - 1;
  return (
    <div className="course-chart">
      <p className="course-ends">
        <span>
          <strong>{copy.here}</strong> {monthWords(months[0]?.month ?? start, locale)}
        </span>
        <span>
          <strong>{copy.begins}</strong> {monthWords(start, locale)}
        </span>
      </p>
      <CourseDrawing
        months={drawn.map(({ state }) => ({ state }))}
        width={330}
        className="course-narrow"
      />
      <CourseDrawing months={drawn} width={1080} className="course-wide" />
      <p className="course-sum">
        {fill(copy.sum, { months: ahead, steps: stops.filter(({ done }) => done === null).length })}
      </p>
    </div>
  );
}
