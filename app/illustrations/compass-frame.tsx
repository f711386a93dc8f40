import { corner, hexagonPath, type Point } from '#app/ui/charts/hexagon-geometry.ts';

const centre: Point = { x: 100, y: 114 };
const inner = 106.5;
const outer = 112;
const perSide = 12;

/** The scale around the compass rose: two hexagons and the marks between them, as on a sea chart. */
export function CompassFrame({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 228" aria-hidden="true" focusable="false">
      <path strokeWidth="0.7" d={hexagonPath(inner, centre)} />
      <path strokeWidth="0.35" d={hexagonPath(outer, centre)} />
      <path className="rose-ticks" strokeWidth="0.5" d={marks()} />
    </svg>
  );
}

function marks(): string {
  return Array.from({ length: 6 * perSide }, (_, index) => {
    const side = Math.floor(index / perSide);
    const share = (index % perSide) / perSide;
    // Every third mark crosses the whole scale.
    const from = along(side, share, index % 3 === 0 ? inner : (inner + outer) / 2);
    const to = along(side, share, outer);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join('');
}

/** A point on side `side` of the hexagon with that radius, `share` (0–1) of the way along it. */
function along(side: number, share: number, radius: number): Point {
  const from = corner(side, radius, centre);
  const to = corner(side + 1, radius, centre);
  return {
    x: Math.round((from.x + (to.x - from.x) * share) * 100) / 100,
    y: Math.round((from.y + (to.y - from.y) * share) * 100) / 100,
  };
}
