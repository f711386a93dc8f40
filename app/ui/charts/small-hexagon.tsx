import { corner, hexagonPath, radarPath } from './hexagon-geometry.ts';

const centre = { x: 80, y: 82 };
const radius = 50;

/** Six shares (0–1) with their letters, small enough to stand beside a paragraph. `label` says them. */
export function SmallHexagon({
  points,
  label,
}: {
  points: readonly { letter: string; value: number; colorClass: string }[];
  label: string;
}) {
  return (
    <svg className="small-hexagon" viewBox="0 0 160 164" role="img" aria-label={label}>
      <path className="hexagon-ring" d={hexagonPath(radius, centre)} />
      <path className="hexagon-ring" d={radarPath(Array(6).fill(0.5), radius, centre)} />
      <path
        className="hexagon-shape"
        d={radarPath(
          points.map(({ value }) => value),
          radius,
          centre,
        )}
      />
      {points.map(({ letter, value, colorClass }, index) => {
        const score = corner(index, radius * value, centre);
        const at = corner(index, radius + 16, centre);
        return (
          <g key={letter} className={colorClass}>
            <circle className="hexagon-dot" cx={score.x} cy={score.y} r="4" />
            <text className="hexagon-letter" x={at.x} y={at.y + 6} textAnchor="middle">
              {letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
