/** A chart's scale bar from 0 to 100 with a kite at `value`: a share drawn at its true length. */
export function ScaleBar({ value, className }: { value: number; className?: string }) {
  const at = value * 5;
  return (
    <svg className={className} viewBox="0 0 500 80" aria-hidden="true" focusable="false">
      <path className="fill-line" d="M0 34h500v10H0z" />
      <path className="fill-sea" d={`M0 34H${at}v10H0z`} />
      <path className="fill-paper" d={quarters()} />
      <path className="fill-beam" d={`M${at} 32l-13-16 13-14 13 14z`} />
      <path className="stroke-edge" strokeWidth="1.5" d={marks()} />
      <g className="fill-muted">
        <text y="78">0</text>
        <text x="250" y="78" textAnchor="middle">
          50
        </text>
        <text x="500" y="78" textAnchor="end">
          100
        </text>
      </g>
    </svg>
  );
}

/** The pale halves of a sea chart's chequered bar. */
function quarters(): string {
  return [1, 3, 5, 7, 9].map((tenth) => `M${tenth * 50} 36h50v3h-50z`).join('');
}

function marks(): string {
  return Array.from({ length: 11 }, (_, tenth) => {
    const isEnd = tenth % 5 === 0;
    return `M${tenth === 0 ? 1 : tenth * 50 - 1} 44v${isEnd ? 12 : 6}`;
  }).join('');
}
