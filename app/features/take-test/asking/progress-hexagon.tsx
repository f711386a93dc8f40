import { corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';

const centre = { x: 24, y: 24 };
const radius = 20;
const sides = [0, 1, 2, 3, 4, 5];

/** How far the test is, as the mark of the site that fills side by side: `share` from 0 to 1. The words stand beside it. */
export function ProgressHexagon({ share }: { share: number }) {
  return (
    <svg className="progress-hexagon" viewBox="0 0 48 48" aria-hidden="true">
      {sides.map((side) => {
        const filled = Math.min(1, Math.max(0, share * 6 - side));
        if (filled === 0) return null;
        const from = corner(side, radius, centre);
        const to = corner((side + 1) % 6, radius, centre);
        const end = { x: from.x + (to.x - from.x) * filled, y: from.y + (to.y - from.y) * filled };
        return <path key={side} d={`M24 24L${from.x} ${from.y}L${end.x} ${end.y}z`} />;
      })}
      <path className="progress-frame" d={radarPath([1, 1, 1, 1, 1, 1], radius, centre)} />
    </svg>
  );
}
