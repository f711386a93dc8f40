import type { GradeBar } from './study-facts.ts';

const height = 150;
const step = 78;
const foot = 26;

/** Lowest grades of entry by year: a bar from the university that asked for least to the one that asked for most. */
export function GradeChart({
  bars,
  title,
  description,
}: {
  bars: readonly GradeBar[];
  title: string;
  description: string;
}) {
  const y = (share: number) => 34 + (1 - share) * height;
  return (
    <svg
      className="grade-chart"
      viewBox={`0 0 ${bars.length * step} ${height + foot + 38}`}
      role="img"
      aria-label={`${title}. ${description}`}
    >
      {bars.map(({ year, label, low, middle, high }, index) => {
        const x = index * step + step / 2;
        return (
          <g key={year}>
            <line className="grade-bar" x1={x} x2={x} y1={y(low)} y2={y(high) - 0.1} />
            <text className="grade-middle" x={x} y={y(high) - 16} textAnchor="middle">
              {label}
            </text>
            <circle className="grade-dot" cx={x} cy={y(middle)} r="6" />
            <text className="grade-year" x={x} y={height + foot + 32} textAnchor="middle">
              {year}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
