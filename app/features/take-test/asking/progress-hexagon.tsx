import { corner } from '#app/ui/charts/hexagon-geometry.ts';

const centre = { x: 24, y: 24 };
const radius = 19;
const sides = [0, 1, 2, 3, 4, 5];

/** How far the test is, as the sides of the hexagon: `share` from 0 to 1. The words stand beside it. */
export function ProgressHexagon({ share }: { share: number }) {
  return (
    <svg className="size-8 flex-none" viewBox="0 0 48 48" aria-hidden="true">
      {sides.map((side) => {
        const from = corner(side, radius, centre);
        const to = corner((side + 1) % 6, radius, centre);
        const filled = Math.min(1, Math.max(0, share * 6 - side));
        const end = { x: from.x + (to.x - from.x) * filled, y: from.y + (to.y - from.y) * filled };
        return (
          <g key={side} fill="none" strokeWidth="5" strokeLinecap="round">
            <line className="stroke-line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            {filled > 0 && (
              <line className="stroke-sea" x1={from.x} y1={from.y} x2={end.x} y2={end.y} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
