import { radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import { Boat } from './boat.tsx';
import { staleAfter } from './stale-after.ts';
import { Tower } from './tower.tsx';

/** A month of the course: what begins in it, and its name in three letters. */
export type CourseMonth = { state: 'none' | 'todo' | 'next' | 'done'; name: string };

/** Until which day (`YYYY-MM-DD`) the boat lies in each of the months; then at the first again. */
type CourseToday = { until: readonly string[]; day: string };

const height = 132;
const sea = 84;
const whole = [1, 1, 1, 1, 1, 1];
/** So many units a name needs, on a phone and on a desk. */
const room = { narrow: 25, wide: 40 } as const;

/**
 * The chart: a boat today, a lighthouse where the course begins, and a cell of the honeycomb in each month in which something
 * begins. Where there is no room for the names of all months, every second or third has one. `width` is that of the drawing in its own units, so that letters keep their size on a phone and on a desk.
 */
export function CourseDrawing({
  months,
  now,
  width,
  today,
  className,
}: {
  months: readonly CourseMonth[];
  /** What is written at the boat. */
  now: string;
  width: number;
  /** Where the months are those of a calendar, and not counted from today. */
  today?: CourseToday;
  className?: string;
}) {
  const end = width - 40;
  const from = 30;
  const share = (index: number) => (months.length === 1 ? 0 : index / (months.length - 1));
  const at = (part: number) => ({
    x: Math.round((from + (end - from) * part) * 10) / 10,
    y: Math.round((sea - 4 + 9 * Math.sin(part * Math.PI * 3)) * 10) / 10,
  });
  const line = Array.from({ length: 37 }, (_, index) => at(index / 36));
  const lamp = { x: end, y: 27 };
  const last = months.length - 1;
  const apart = (end - from) / Math.max(last, 1);
  const every = Math.ceil(room[width < 600 ? 'narrow' : 'wide'] / apart);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="course-beam" d={`M${lamp.x} ${lamp.y}L-1400 -90V330Z`} />
      <path className="course-beam" d={`M${lamp.x} ${lamp.y}L-1400 70V840Z`} />
      <path
        className="course-waves"
        d={`M${width * 0.2} 102h26m12 0h14M${width * 0.46} 97h34m14 0h12M${width * 0.66} 103h30`}
      />
      <path className="course-line" d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {months.map(({ state, name }, index) => {
        const place = at(share(index));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a month is its place
          <g key={index}>
            {index > 0 && index < last && (
              <path
                className={`course-cell is-${state}`}
                d={radarPath(whole, state === 'none' ? 2.5 : 7.5, place)}
              />
            )}
            {(last - index) % every === 0 && (
              <text className="course-name" x={place.x} y={124}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      {today?.until.map((until, index) => (
        <g key={until} className="course-today" {...staleAfter(until, today.day)}>
          <Boat {...at(share(index))} />
          <text className="course-name is-now" x={at(share(index)).x} y={at(share(index)).y - 38}>
            {now}
          </text>
        </g>
      ))}
      <g className="course-today">
        <Boat {...at(0)} />
        {!today && (
          <text className="course-name is-now" x={at(0).x} y={at(0).y - 38}>
            {now}
          </text>
        )}
      </g>
      <g transform={`translate(${lamp.x} 0)`}>
        <Tower />
      </g>
    </svg>
  );
}
