import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

const centre = { x: 80, y: 82 };
const frames = [50, 33, 16].map((radius) => hexagonPath(radius, centre));

/** The frame of a hexagon without answers; decoration. */
export function EmptyHexagon() {
  return (
    <svg className="small-hexagon" viewBox="0 0 160 164" aria-hidden="true" focusable="false">
      {frames.map((frame) => (
        <path key={frame} className="hexagon-other" d={frame} />
      ))}
    </svg>
  );
}
