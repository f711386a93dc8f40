import { petalPath } from './charts/hexagon-geometry.ts';

const centre = { x: 20, y: 20 };

/**
 * The mark: a lighthouse lens seen from above and a compass rose at once, six petals, one of them
 * lit. Purely decorative; the name stands beside it as text.
 */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg className="logo-mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path className="logo-body" d={[0, 2, 3, 4, 5].map((at) => petal(at)).join('')} />
      <path className="logo-beam" d={petal(1)} />
    </svg>
  );
}

function petal(index: number): string {
  return petalPath(index, 18.5, 1.1, centre);
}
