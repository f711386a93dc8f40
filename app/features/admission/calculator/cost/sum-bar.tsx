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

/** The sum, with its ends in euros on it, and what the family puts in. */
export function SumBar({
  low,
  high,
  mine,
  mineWords,
  ...bar
}: Bar & { low: string; high: string; mine: number | undefined; mineWords: string }) {
  const { amount, isOpen } = bar;
  // The whole bar of what is open at its end is a little more than its low end.
  const top = Math.max(isOpen ? amount.low / 0.7 : amount.high, 1);
  const from = place(amount.low);
  const own = mine === undefined ? undefined : place(mine);
  return (
    <svg className="sum-scale" role="img" aria-label={isOpen ? low : `${low} – ${high}`}>
      <BarShapes {...bar} top={top} height="1.5rem" />
      <line className="bar-tick" x1={from.x} x2={from.x} y1="0" y2="1.9rem" />
      <text {...from} y="2.9rem" data-told="">
        {low}
      </text>
      {!isOpen && (
        <text x="100%" y="4.2rem" textAnchor="end" data-told="">
          {high}
        </text>
      )}
      {own && (
        <>
          <line className="bar-mine" x1={own.x} x2={own.x} y1="-0.3rem" y2="1.5rem" />
          <text {...own} y="-0.5rem" className="bar-mine">
            {mineWords}
          </text>
        </>
      )}
    </svg>
  );

  /** Words beside a place on the bar run towards its middle. */
  function place(euros: number) {
    const share = Math.min(euros / top, 1);
    return {
      x: `${(share * 100).toFixed(1)}%`,
      textAnchor: share < 0.5 ? 'start' : 'end',
    } as const;
  }
}
