import { useId } from 'react';
import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { CourseLight } from './course-light.tsx';
import { staleAfter } from './stale-after.ts';
import { ToldBoat } from './told-boat.tsx';
import { Tower } from './tower.tsx';

/** A month of the course: what begins in it, its name in three letters, and a word for what is done then. */
export type CourseMonth = {
  state: 'none' | 'todo' | 'next' | 'done';
  name: string;
  landmark?: string | undefined;
};

/** Until which day (`YYYY-MM-DD`) the boat lies in each of the months; then at the first again. */
type CourseToday = { until: readonly string[]; day: string };

/** In units of the drawing: its size, where the line runs, how large boat and lighthouse are, and what a month's name needs. */
const sizes = {
  narrow: { width: 360, height: 174, sea: 114, scale: 1.28, room: 25, from: 32, shore: 50 },
  wide: { width: 1080, height: 218, sea: 140, scale: 1.6, room: 40, from: 44, shore: 64 },
} as const;

/**
 * The chart: a boat today, a lighthouse where the course begins, and a cell of the honeycomb in each month in which something
 * begins. Where there is no room for the names of all months, every second or third has one. Two sizes, so that letters keep
 * theirs on a phone and on a desk; at a desk cells are told by a word, on a phone the next one is.
 */
export function CourseDrawing({
  months,
  now,
  size,
  today,
}: {
  months: readonly CourseMonth[];
  /** What is written at the boat. */
  now: string;
  size: keyof typeof sizes;
  /** Where the months are those of a calendar, and not counted from today. */
  today?: CourseToday;
}) {
  const { width, height, sea, scale, room, from, shore } = sizes[size];
  const light = useId();
  const end = width - shore;
  const share = (index: number) => (months.length === 1 ? 0 : index / (months.length - 1));
  const at = (part: number) => ({
    x: Math.round((from + (end - from) * part) * 10) / 10,
    y: Math.round((sea - 6 + 9 * Math.sin(part * Math.PI * 3)) * 10) / 10,
  });
  const line = Array.from({ length: 37 }, (_, index) => at(index / 36));
  // The foot of the lighthouse is at 88 of its own units, its lamp at 27.
  const top = sea + 8 - 88 * scale;
  const last = months.length - 1;
  const apart = (end - from) / Math.max(last, 1);
  // Where the boat may lie, no word stands in its sails.
  const boats = today?.until.length ?? 0;
  const cell = Math.min(6.5 * scale, apart * 0.36);
  // A phone has room for one word: of the first cell that lies ahead.
  const first = boats > 0 ? -1 : months.findIndex((month, index) => index > 0 && isAhead(month));
  const every = Math.ceil(room / apart);
  return (
    <svg
      className={`course-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <CourseLight id={light} lamp={{ x: end, y: top + 27 * scale }} reach={end - from} />
      <path className="course-sea" d={`M-1400 ${sea + 6}H2600v1200H-1400Z`} />
      <path
        className="course-waves"
        d={`M${width * 0.2} ${sea + 18}h26m12 0h14M${width * 0.46} ${sea + 14}h34m14 0h12M${width * 0.66} ${sea + 19}h30`}
      />
      <path className="course-line" d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {months.map(({ state, name, landmark }, index) => {
        const place = at(share(index));
        const isAlong = index > 0 && index < last;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a month is its place
          <g key={index}>
            {isAlong && (
              <path
                className={`course-cell is-${state}`}
                d={hexagonPath(state === 'none' ? 2.5 : cell, place)}
              />
            )}
            {isAlong && landmark && (size === 'wide' ? index >= boats : index === first) && (
              <text
                className="course-landmark"
                x={Math.max(place.x, from + 30 + landmark.length * 5)}
                y={place.y - 20}
              >
                {landmark}
              </text>
            )}
            {(last - index) % every === 0 && (
              <text
                className={index === last ? 'course-name is-last' : 'course-name'}
                x={place.x}
                y={height - 9}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
      {today?.until.map((until, index) => (
        <g key={until} className="course-today" {...staleAfter(until, today.day)}>
          <ToldBoat at={at(share(index))} scale={scale} words={now} />
        </g>
      ))}
      <g className="course-today">
        <ToldBoat at={at(0)} scale={scale} words={now} />
      </g>
      <g transform={`translate(${end} ${top}) scale(${scale})`}>
        <Tower />
      </g>
    </svg>
  );
}

function isAhead({ state, landmark }: CourseMonth): boolean {
  return landmark !== undefined && (state === 'todo' || state === 'next');
}
