import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { shortMonth } from '#content/pathway/when-words.ts';
import type { StepId } from '#domain/pathway/keys.ts';
import { nextStop, type MonthPlan } from '#domain/pathway/plan-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { CourseDrawing, type CourseMonth } from './course-drawing.tsx';

/** The way as a chart: from today, where the boat is, to the month in which the course begins, with the name of each month. */
export function CourseChart({ plan, copy }: { plan: MonthPlan<Fact>; copy: Copy['chart'] }) {
  const locale = useLocale();
  const { months, stops } = plan;
  const next = nextStop(plan);
  const landmarks: Partial<Record<StepId, string>> = copy.landmarks;
  const drawn = months.map(({ month, stops: begun }): CourseMonth => {
    const isDone = begun.every(({ done }) => done !== null);
    const isNext = begun.some(({ id }) => id === next?.id);
    return {
      state: begun.length === 0 ? 'none' : isNext ? 'next' : isDone ? 'done' : 'todo',
      name: shortMonth(month, locale),
      landmark: begun
        .map((stop) => (stop.onlyIfAsked ? undefined : landmarks[stop.id]))
        .find(Boolean),
    };
  });
  const counted = ({ one, more }: { one: string; more: string }, n: number) =>
    n === 1 ? one : fill(more, { n });
  return (
    <div className="course-chart">
      <p className="course-sum">
        {fill(copy.sum, {
          months: counted(copy.months, months.length - 1),
          steps: counted(copy.steps, stops.filter(({ done }) => done === null).length),
        })}
      </p>
      <CourseDrawing months={drawn} now={copy.now} size="narrow" />
      <CourseDrawing months={drawn} now={copy.now} size="wide" />
    </div>
  );
}
