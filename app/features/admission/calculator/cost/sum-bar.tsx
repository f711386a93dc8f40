import { useId } from 'react';
import type { CostSum } from '#domain/cost/cost.ts';

/** A sum as a bar: what is certain is solid, what is likely is hatched, and how far it may go is the frame. */
export function SumBar({
  sum: { amount, isFloor },
  certain,
  label,
}: {
  sum: CostSum;
  certain: number;
  label: string;
}) {
  const hatching = useId();
  const share = (euros: number) => `${((euros / Math.max(amount.high, 1)) * 100).toFixed(1)}%`;
  return (
    <svg className="sum-bar" role="img" aria-label={label} data-open={isFloor ? '' : undefined}>
      <pattern
        id={hatching}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect className="sum-bar-certain" width="7" height="2" />
      </pattern>
      <rect width={share(amount.low)} height="100%" fill={`url(#${hatching})`} />
      <rect className="sum-bar-certain" width={share(certain)} height="100%" />
    </svg>
  );
}
