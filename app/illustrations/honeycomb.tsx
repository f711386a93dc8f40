import { radarPath } from '#app/ui/charts/hexagon-geometry.ts';

const perRow = 10;
const radius = 11;
const stepX = 22;
const stepY = 19;

/** One cell for each of `count`, in rows of ten; the last one is open, because more come after it. */
export function Honeycomb({ count, className }: { count: number; className?: string }) {
  const rows = Math.ceil(count / perRow);
  const cells = Array.from({ length: count }, (_, index) => cell(index));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${perRow * stepX + stepX / 2} ${rows * stepY + 6}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="fill-sea" d={cells.slice(0, -1).join('')} />
      <path className="fill-beam" d={cells.at(-1)} />
    </svg>
  );
}

function cell(index: number): string {
  const row = Math.floor(index / perRow);
  const x = (index % perRow) * stepX + stepX / 2 + (row % 2) * (stepX / 2);
  return radarPath([1, 1, 1, 1, 1, 1], radius - 1, { x, y: row * stepY + radius + 1 });
}
