import { petalPath } from '#app/ui/charts/hexagon-geometry.ts';

/** A lighthouse's signal as a chart would draw it: one flash a year, the newest one lit. */
export function Flashes({ count, className }: { count: number; className?: string }) {
  const flashes = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return petalPath(0, 40 + 66 * share, 0, { x: index * 100 + 50, y: 112 });
  });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${count * 100} 112`}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#8fc7cd" fillOpacity="0.45" d={flashes.slice(0, -1).join('')} />
      <path className="fill-beam" d={flashes.at(-1)} />
    </svg>
  );
}
