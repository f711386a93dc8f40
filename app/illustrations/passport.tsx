import { hexagonPath, petalPath } from '#app/ui/charts/hexagon-geometry.ts';

const emblem = { x: 78, y: 78 };

/** A passport, a boarding slip behind it and the stamp of arrival. */
export function Passport({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 180 180" aria-hidden="true" focusable="false">
      <g transform="rotate(9 120 80)">
        <path className="fill-line" d="M76 26h84v116H76z" />
        <path className="fill-raised" d="M79 29h78v110H79z" />
        <path
          className="stroke-edge"
          strokeWidth="2"
          fill="none"
          d="M124 48h24M124 60h24M124 72h16M112 29v110"
          strokeDasharray="5 4"
        />
      </g>
      <g transform="rotate(-6 78 96)">
        <rect className="fill-sea" x="28" y="30" width="100" height="132" rx="9" />
        <path
          className="fill-night"
          fillOpacity="0.25"
          d="M37 30h6v132h-6a9 9 0 0 1-9-9V39a9 9 0 0 1 9-9z"
        />
        <path className="fill-paper" d={[0, 2, 3, 4, 5].map((at) => petal(at)).join('')} />
        <path className="fill-beam" d={petal(1)} />
        <path className="fill-paper" d="M54 128h50v5H54zM62 140h34v5H62z" />
      </g>
      <path
        className="stroke-coral"
        fill="none"
        strokeWidth="4"
        d={hexagonPath(27, { x: 142, y: 136 })}
      />
      <path className="stroke-coral" fill="none" strokeWidth="4" d="M131 136l8 9 15-19" />
    </svg>
  );
}

function petal(index: number): string {
  return petalPath(index, 27, 1.5, emblem);
}
