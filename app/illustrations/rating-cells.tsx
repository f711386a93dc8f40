import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

const step = 44;
const cells = [0, 1, 2, 3, 4]
  .map((index) => hexagonPath(22, { x: index * step + 22, y: 24 }))
  .join('');

/** Five cells, filled from the left as far as a rating of 0–5 goes. */
export function RatingCells({ rating, className }: { rating: number; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${5 * step} 48`} aria-hidden="true" focusable="false">
      <path className="fill-line" d={cells} />
      <svg width={Math.round(rating * step)} height="48">
        <path className="fill-beam" d={cells} />
      </svg>
    </svg>
  );
}
