import { radarPath } from '#app/ui/charts/hexagon-geometry.ts';

/** A month of the course: what begins in it, and its first letter where there is room for it. */
export type CourseMonth = { state: 'none' | 'todo' | 'next' | 'done'; letter: string };

const height = 132;
const sea = 84;
const whole = [1, 1, 1, 1, 1, 1];

/**
 * The chart: a boat today, a lighthouse where the course begins, and a cell of the honeycomb in each month in which something
 * begins. `width` is that of the drawing in its own units, so that letters keep their size on a phone and on a desk.
 */
export function CourseDrawing({
  months,
  width,
  className,
}: {
  months: readonly CourseMonth[];
  width: number;
  className?: string;
}) {
  const end = width - 74;
  const from = 34;
  const share = (index: number) => (months.length === 1 ? 0 : index / (months.length - 1));
  const at = (part: number) => ({
    x: Math.round((from + (end - from) * part) * 10) / 10,
    y: Math.round((sea - 4 + 9 * Math.sin(part * Math.PI * 3)) * 10) / 10,
  });
  const line = Array.from({ length: 37 }, (_, index) => at(index / 36));
  const lamp = { x: width - 40, y: 27 };
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="course-beam" d={`M${lamp.x} ${lamp.y}L0 6V70Z`} />
      <path className="course-beam" d={`M${lamp.x} ${lamp.y}L0 26V112Z`} />
      <path
        className="course-waves"
        d={`M${width * 0.2} 102h26m12 0h14M${width * 0.46} 97h34m14 0h12M${width * 0.66} 103h30`}
      />
      <path className="course-line" d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {months.map(({ state, letter }, index) => {
        const place = at(share(index));
        const isFirst = index === 0;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a month is its place
          <g key={index}>
            {!isFirst && (
              <path
                className={`course-cell is-${state}`}
                d={radarPath(whole, state === 'none' ? 2.5 : 7.5, place)}
              />
            )}
            <text
              className={isFirst ? 'course-letter is-now' : 'course-letter'}
              x={place.x}
              y={124}
            >
              {letter}
            </text>
          </g>
        );
      })}
      <Boat {...at(0)} />
      <Tower x={lamp.x} />
    </svg>
  );
}

function Boat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="course-paper" d="M-1 -32V-6H-18ZM3 -27V-6H16Z" />
      <path className="course-coral" d="M-20 -3H20L13 7H-13Z" />
    </g>
  );
}

function Tower({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="course-rock" d="M-34 112L-22 92L-10 86L14 84L30 96L40 112Z" />
      <path className="course-paper" d="M-7 38H7L10 88H-10Z" />
      <path
        className="course-coral"
        d="M-7.900 52H7.900L8.600 62H-8.600ZM-9.300 75H9.300L10 86H-10Z"
      />
      <path className="course-shade" d="M1 38H7L10 88H2Z" />
      <path className="course-lamp" d="M-5 20H5V35H-5Z" />
      <path className="course-paper" d="M-10 35H10V38H-10Z" />
      <path className="course-coral" d="M-8 20L0 10L8 20Z" />
    </g>
  );
}
