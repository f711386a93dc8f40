import { petalPath } from '#app/ui/charts/hexagon-geometry.ts';

const centre = { x: 20, y: 20 };
const radius = 18.5;
const gap = 1.1;
const sides = [0, 1, 2, 3, 4, 5];

/** How far the test is, as the mark of the site whose petals light one by one: `share` from 0 to 1. The words stand beside it. */
export function ProgressHexagon({ share }: { share: number }) {
  return (
    <svg className="progress-hexagon" viewBox="0 0 40 40" aria-hidden="true">
      {sides.map((side) => {
        const filled = Math.min(1, Math.max(0, share * 6 - side));
        return (
          <g key={side}>
            <path className="logo-body" d={petalPath(side, radius, gap, centre)} />
            <path className="logo-beam" d={petalPath(side, radius * filled, gap, centre)} />
          </g>
        );
      })}
    </svg>
  );
}
