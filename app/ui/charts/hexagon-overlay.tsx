import { radarPath } from './hexagon-geometry.ts';

const centre = { x: 32, y: 32 };
const radius = 30;

/**
 * Two shapes of six shares (0 to 1) over each other, as small as a thumbnail: whether they are alike is seen at once. Decoration:
 * words and a table stand beside it.
 */
export function HexagonOverlay({
  own,
  other,
}: {
  own: readonly number[];
  other: readonly number[];
}) {
  return (
    <svg className="hexagon-overlay" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="hexagon-ring" d={radarPath([1, 1, 1, 1, 1, 1], radius, centre)} />
      <path className="hexagon-shape" d={radarPath(own, radius, centre)} />
      <path className="hexagon-other" d={radarPath(other, radius, centre)} />
    </svg>
  );
}
