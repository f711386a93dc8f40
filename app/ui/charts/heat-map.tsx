const CELL = 72;
const SIDE = 148;

/**
 * A square of numbers from −1 to 1: the stronger, the darker; negative ones are hatched by a dashed frame, so that
 * colour alone tells nothing. The picture has a name and no more: the figures belong into a table beside it.
 */
export function HeatMap({
  label,
  names,
  matrix,
  write,
}: {
  label: string;
  names: readonly string[];
  matrix: readonly (readonly number[])[];
  write: (value: number) => string;
}) {
  const width = SIDE + names.length * CELL;
  const height = names.length * CELL + 34;
  return (
    <svg className="heat-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {names.map((name, row) => (
        <g key={name}>
          <text className="chart-word" x={SIDE - 10} y={row * CELL + CELL / 2 + 5} textAnchor="end">
            {name}
          </text>
          <text
            className="chart-word"
            x={SIDE + row * CELL + CELL / 2}
            y={names.length * CELL + 24}
            textAnchor="middle"
          >
            {name.slice(0, 3)}.
          </text>
          {(matrix[row] ?? []).map((value, column) => (
            <g key={names[column]}>
              <rect
                className={value < 0 ? 'heat-cell heat-negative' : 'heat-cell'}
                x={SIDE + column * CELL + 2}
                y={row * CELL + 2}
                width={CELL - 4}
                height={CELL - 4}
                rx="4"
                fillOpacity={
                  row === column ? 0 : Math.round(Math.min(0.5, Math.abs(value)) * 90) / 100
                }
              />
              <text
                className="heat-word"
                x={SIDE + column * CELL + CELL / 2}
                y={row * CELL + CELL / 2 + 5}
                textAnchor="middle"
              >
                {row === column ? '·' : write(value)}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
