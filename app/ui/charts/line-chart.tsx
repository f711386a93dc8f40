import { niceTop } from './column-chart.tsx';

const WIDTH = 720;
const HEIGHT = 220;
const FOOT = 26;
const SIDE = 44;

/** One falling or rising line over whole numbers from 0, as steps; the figures belong into a table beside it. */
export function LineChart({ label, values }: { label: string; values: readonly number[] }) {
  const top = niceTop(Math.max(1, ...values));
  const x = (index: number) => SIDE + ((WIDTH - SIDE) * index) / Math.max(1, values.length);
  const y = (value: number) => HEIGHT - FOOT - ((HEIGHT - FOOT - 10) * value) / top;
  const path = values
    .map((value, index) => `H${x(index).toFixed(1)}V${y(value).toFixed(1)}`)
    .join('');
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (values.length - 1)));
  return (
    <svg className="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line className="chart-line" x1={SIDE} x2={WIDTH} y1={y(value)} y2={y(value)} />
          <text className="chart-word" x={SIDE - 8} y={y(value) + 5} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path className="line-area" d={`M${SIDE} ${y(0)}${path}H${WIDTH}V${y(0)}Z`} />
      {[...new Set(marks)].map((mark) => (
        <text
          key={mark}
          className="chart-word"
          x={x(mark)}
          y={HEIGHT - 6}
          textAnchor={mark === values.length - 1 ? 'end' : 'start'}
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}
