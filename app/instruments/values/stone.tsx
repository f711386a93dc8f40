/** Colours of the stones in the scene of this test, from the heaviest up. */
const colours = ['type-i', 'type-s', 'type-r', 'type-a', 'type-c', 'type-e'] as const;

/** A value as its stone of the scene: `weight`, a share of the scale (0–1), makes it large; `order` counts from the heaviest. */
export function Stone({ weight, order }: { weight: number; order: number }) {
  const wide = Math.round(13 + 17 * weight);
  const high = Math.round(8 + 7 * weight);
  return (
    <svg className={`value-stone ${stoneColour(order)}`} viewBox="-31 -16 62 32" aria-hidden="true">
      <ellipse className="meter-fill" rx={wide} ry={high} />
      <path
        className="value-stone-shine"
        d={`M${-0.7 * wide} ${-0.1 * high}q${0.2 * wide} ${-0.55 * high} ${0.75 * wide} ${-0.6 * high}`}
      />
    </svg>
  );
}

/** The colour of what stands beside a stone. */
export function stoneColour(order: number): string {
  return colours[order % colours.length] ?? '';
}
