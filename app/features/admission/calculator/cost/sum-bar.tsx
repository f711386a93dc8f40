import { useId } from 'react';
import type { Range } from '#domain/range.ts';

type Bar = {
  amount: Range;
  /** How much of the low end is certain. */
  certain: number;
  /** Nothing says how far it goes. */
  isOpen: boolean;
};

/** What the whole width of a bar stands for. */
type Scale = { top: number };

/** From nothing to an amount: certain is solid, likely is hatched, and how far it may go is pale. */
function BarShapes({
  amount: { low, high },
  certain,
  isOpen,
  top,
  height,
}: Bar & Scale & { height: string }) {
  const hatching = useId();
  const share = (euros: number) => `${((euros / Math.max(top, 1)) * 100).toFixed(1)}%`;
  return (
    <>
      <pattern
        id={hatching}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect className="bar-likely" width="6" height="6" />
        <rect className="bar-certain" width="6" height="2.5" />
      </pattern>
      <rect className="bar-top" width={share(isOpen ? top : high)} height={height} />
      <rect width={share(low)} height={height} fill={`url(#${hatching})`} />
      <rect className="bar-certain" width={share(Math.min(certain, low))} height={height} />
    </>
  );
}

/** A part of the sum, on the scale of the largest. */
export function PartBar(bar: Bar & Scale) {
  return (
    <svg className="part-bar" aria-hidden="true">
      <BarShapes {...bar} height="100%" />
    </svg>
  );
}

/** The sum, with its ends in euros on it. */
export function SumBar({ low, high, ...bar }: Bar & { low: string; high: string }) {
  const { amount, isOpen } = bar;
  const share = (amount.low / Math.max(amount.high, 1)) * 100;
  const at = `${(isOpen ? 70 : share).toFixed(1)}%`;
  // The whole bar of what is open at its end is a little more than its low end.
  const top = isOpen ? amount.low / 0.7 : amount.high;
  return (
    <svg className="sum-scale" role="img" aria-label={isOpen ? low : `${low} – ${high}`}>
      <BarShapes {...bar} top={top} height="1.5rem" />
      <line className="bar-tick" x1={at} x2={at} y1="0" y2="1.9rem" />
      <text y="2.9rem" data-told="">
        {low}
      </text>
      {!isOpen && (
        <text className="sum-high" x="100%" y="2.9rem" textAnchor="end" data-told="">
          {high}
        </text>
      )}
    </svg>
  );
}
