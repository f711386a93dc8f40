import { petalPath } from '#app/ui/charts/hexagon-geometry.ts';

const rose = { x: 280, y: 66 };

/** A campus: a portico with the compass rose in its gable, two wings, a line of trees. */
export function Campus({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 560 231" aria-hidden="true" focusable="false">
      <path className="fill-edge" d="M40 128h480v84H40zM32 120h496v8H32z" />
      <path className="fill-raised" d="M42 128h476v84H42z" />
      <path className="fill-sea" d={windows()} />
      <path className="fill-coral" d="M160 100L280 28l120 72z" />
      <path className="fill-raised" d="M190 96l90-54 90 54z" />
      <path
        className="fill-sea"
        d={[0, 2, 3, 4, 5].map((at) => petalPath(at, 19, 1, rose)).join('')}
      />
      <path className="fill-beam" d={petalPath(1, 19, 1, rose)} />
      <path className="fill-edge" d="M160 100h240v10H160zM166 110h228v102H166z" />
      <path className="fill-line" d="M166 110h228v102H166z" />
      <path className="fill-edge" d={columns(2)} />
      <path className="fill-raised" d={columns(0)} />
      <path className="fill-night" d="M262 212v-54a18 18 0 0 1 36 0v54z" />
      <path className="fill-edge" d="M150 212h260v7H150zM138 219h284v7H138z" />
      <path className="fill-ink" d="M0 226h560v5H0z" />
      <g className="fill-leaf">
        <path d="M14 226v-40l-14-20 18-40 18 40-14 20v40zM538 226v-40l-14-20 18-40 18 40-14 20v40z" />
      </g>
    </svg>
  );
}

function columns(shadow: number): string {
  return [178, 208, 238, 310, 340, 370].map((x) => `M${x + shadow} 112h12v100h-12z`).join('');
}

function windows(): string {
  const places = [58, 88, 118, 418, 448, 478];
  return places.map((x) => `M${x} 146h16v26h-16zM${x} 184h16v28h-16z`).join('');
}
