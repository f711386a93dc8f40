const WIDTH = 480;
const SIDE = 52;
const END = WIDTH - 14;
/** From top to foot: the line in the upper part, what is lost at each step in the lower one. */
const LINE = { top: 14, foot: 138 };
const BARS = { top: 166, foot: 222 };
const HEIGHT = 248;

type Loss = { readonly at: number; readonly count: number };

/**
 * A number that only falls from step to step, as a share of its start, and below it how many are lost at each step. The
 * share's axis starts where the line ends, or a fall by a tenth would look like none: say so beside it (`axisFloor`).
 * The picture has a name and no more: the figures belong into a table beside it.
 */
export function DropOffChart({
  label,
  values,
  losses,
  pageSize,
  writeShare,
}: {
  label: string;
  /** Position n: how many are left after n steps; the first is the whole. */
  values: readonly number[];
  losses: readonly Loss[];
  /** Steps that are taken together: a line stands at the end of each. */
  pageSize: number | undefined;
  writeShare: (share: number) => string;
}) {
  const steps = Math.max(1, values.length - 1);
  const floor = axisFloor(values);
  const whole = values[0] ?? 0;
  const x = (step: number) => SIDE + ((END - SIDE) * step) / steps;
  const y = (share: number) => LINE.foot - ((LINE.foot - LINE.top) * (share - floor)) / (1 - floor);
  const path = values
    .map((value) => y(whole > 0 ? value / whole : 1))
    .map(
      (height, step) =>
        `${step === 0 ? 'M' : 'H'}${x(step).toFixed(1)}${step === 0 ? ' ' : 'V'}${height.toFixed(1)}`,
    )
    .join('');
  return (
    <svg
      className="drop-off-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {every(pageSize ?? steps, steps).map((step) => (
        <line
          key={step}
          className="chart-line"
          x1={x(step)}
          x2={x(step)}
          y1={LINE.top}
          y2={BARS.foot}
        />
      ))}
      {[1, (1 + floor) / 2, floor].map((share) => (
        <g key={share}>
          <line className="chart-line" x1={SIDE} x2={END} y1={y(share)} y2={y(share)} />
          <text className="chart-word" x={SIDE - 8} y={y(share) + 5} textAnchor="end">
            {writeShare(share)}
          </text>
        </g>
      ))}
      <path className="drop-off-line" d={path} />
      <Losses losses={losses} x={x} />
      <line className="chart-edge" x1={SIDE} x2={END} y1={BARS.foot} y2={BARS.foot} />
      {every(steps <= 24 ? 5 : steps <= 70 ? 10 : 20, steps).map((step) => (
        <text key={step} className="chart-word" x={x(step)} y={HEIGHT - 6} textAnchor="middle">
          {step}
        </text>
      ))}
    </svg>
  );
}

/** A bar where one is lost, and the number over the three highest that have room for it. */
function Losses({ losses, x }: { losses: readonly Loss[]; x: (step: number) => number }) {
  const most = Math.max(1, ...losses.map(({ count }) => count));
  const top = ({ count }: Loss) => BARS.foot - ((BARS.foot - BARS.top) * count) / most;
  const middle = ({ at }: Loss) => (x(at) + x(at + 1)) / 2;
  const told: Loss[] = [];
  for (const loss of losses.toSorted((a, b) => b.count - a.count)) {
    const hasRoom = told.every((other) => Math.abs(middle(other) - middle(loss)) > 36);
    if (told.length < 3 && hasRoom) told.push(loss);
  }
  return losses.map((loss) => (
    <g key={loss.at}>
      <rect
        className={told.includes(loss) ? 'drop-off-loss is-told' : 'drop-off-loss'}
        x={x(loss.at) + (x(loss.at + 1) - x(loss.at)) * 0.15}
        width={(x(loss.at + 1) - x(loss.at)) * 0.7}
        y={top(loss)}
        height={BARS.foot - top(loss)}
      />
      {told.includes(loss) && (
        <text className="chart-word" x={middle(loss)} y={top(loss) - 5} textAnchor="middle">
          −{loss.count}
        </text>
      )}
    </g>
  ));
}

/** Where the axis of shares starts: the tenth below the last share. */
export function axisFloor(values: readonly number[]): number {
  const [whole = 0] = values;
  const last = values.at(-1) ?? 0;
  if (whole === 0) return 0.9;
  return Math.min(9, Math.max(0, Math.ceil((last / whole) * 10) - 1)) / 10;
}

function every(size: number, last: number): number[] {
  return Array.from({ length: Math.floor(last / size) + 1 }, (_, step) => step * size);
}
