/** One column: a whole (`outer`) and the part of it that is filled (`inner`). */
export type ChartColumn = { id: string; label: string; outer: number; inner: number };

const WIDTH = 480;
const HEIGHT = 220;
const FOOT = 26;
const SIDE = 44;

/**
 * Columns over time, each a whole with a part of it filled in. The picture has a name and no more:
 * the figures belong into a table beside it.
 */
export function ColumnChart({
  label,
  columns,
}: {
  label: string;
  columns: readonly ChartColumn[];
}) {
  const top = niceTop(Math.max(1, ...columns.map(({ outer }) => outer)));
  const step = (WIDTH - SIDE) / Math.max(1, columns.length);
  const height = (value: number) => ((HEIGHT - FOOT - 10) * value) / top;
  const every = Math.ceil(columns.length / 5);
  /** Where a word that began under its column would leave the picture. */
  const isLate = (index: number) => step * (columns.length - index) < 64;
  return (
    <svg className="column-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line
            className="chart-line"
            x1={SIDE}
            x2={WIDTH}
            y1={HEIGHT - FOOT - height(top * share)}
            y2={HEIGHT - FOOT - height(top * share)}
          />
          <text
            className="chart-word"
            x={SIDE - 8}
            y={HEIGHT - FOOT - height(top * share) + 5}
            textAnchor="end"
          >
            {top * share}
          </text>
        </g>
      ))}
      {columns.map(({ id, label: name, outer, inner }, index) => {
        const x = SIDE + index * step + step * 0.18;
        return (
          <g key={id}>
            <rect
              className="column-outer"
              x={x}
              width={step * 0.64}
              y={HEIGHT - FOOT - height(outer)}
              height={height(outer)}
            />
            <rect
              className="column-inner"
              x={x}
              width={step * 0.64}
              y={HEIGHT - FOOT - height(inner)}
              height={height(inner)}
            />
            {index % every === 0 && (
              <text
                className="chart-word"
                x={isLate(index) ? x + step * 0.64 : x}
                y={HEIGHT - 6}
                textAnchor={isLate(index) ? 'end' : 'start'}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The next of 2, 4, 6, 8, 10, 20, 40 …: halves of it stay whole numbers. */
export function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const step = [2, 4, 6, 8, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
