import { useId } from 'react';
import { cornerName } from './corner-name.ts';
import { bandPath, corner, radarPath } from './hexagon-geometry.ts';

export type HexagonPoint = {
  id: string;
  letter: string;
  name: string;
  /** Share of the scale, 0–1. */
  value: number;
  /** The error band, 0–1 each. */
  low: number;
  high: number;
  /** Sets the tone, for example `type-r`. */
  colorClass: string;
};

const centre = { x: 210, y: 202 };
const radius = 128;
const badge = 19;
/** Rings at a quarter, a half and three quarters, and the six axes: one element, because a phone styles each. */
const gridPath =
  [0.25, 0.5, 0.75].map((ring) => radarPath(Array(6).fill(ring), radius, centre)).join('') +
  [0, 1, 2]
    .map((index) => [corner(index, radius, centre), corner(index + 3, radius, centre)] as const)
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');

/**
 * Six scores on the compass rose, clockwise from the top, with their error band and the letter and
 * name of each corner. Give a data table beside it: the picture itself is one image to screen readers.
 */
export function HexagonChart({
  points,
  other,
  title,
  description,
  isPlain = false,
}: {
  points: readonly HexagonPoint[];
  /** A second shape to compare with, as shares of its own scale; say beside the chart which is which. */
  other?: readonly number[];
  title: string;
  description: string;
  /** Names alone at the corners, as large as a small drawing can bear. */
  isPlain?: boolean;
}) {
  const id = useId();
  const shares = (key: 'value' | 'low' | 'high') => points.map((point) => point[key]);
  return (
    <svg
      className="hexagon"
      viewBox={isPlain ? '94 60 232 284' : '0 0 420 412'}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <path className="hexagon-ring" d={gridPath} />
      <path className="hexagon-frame" d={radarPath(Array(6).fill(1), radius, centre)} />
      <path
        className="hexagon-band"
        fillRule="evenodd"
        d={bandPath(shares('low'), shares('high'), radius, centre)}
      />
      <path
        className="hexagon-shape"
        d={radarPath(shares('value'), radius, centre)}
        pathLength="6"
      />
      {other && <path className="hexagon-other" d={radarPath(other, radius, centre)} />}
      {points.map((point, index) => (
        <Corner key={point.id} point={point} index={index} isPlain={isPlain} />
      ))}
    </svg>
  );
}

function Corner({
  point,
  index,
  isPlain,
}: {
  point: HexagonPoint;
  index: number;
  isPlain: boolean;
}) {
  const score = corner(index, radius * point.value, centre);
  const label = corner(index, radius + badge + 8, centre);
  // The name stands under its letter, but over it at the upper corners, clear of the drawing.
  const isUpper = index % 5 < 2;
  return (
    <g className={point.colorClass}>
      <circle className="hexagon-dot" cx={score.x} cy={score.y} r="5.5" />
      {isPlain ? (
        <text className="hexagon-name" {...cornerName(index, radius, centre)}>
          {point.name}
        </text>
      ) : (
        <>
          <circle className="hexagon-badge" cx={label.x} cy={label.y} r={badge} />
          <text className="hexagon-letter" x={label.x} y={label.y + 6.5} textAnchor="middle">
            {point.letter}
          </text>
          <text
            className="hexagon-name"
            x={label.x}
            y={isUpper ? label.y - badge - 8 : label.y + badge + 19}
            textAnchor="middle"
          >
            {point.name}
          </text>
        </>
      )}
    </g>
  );
}
