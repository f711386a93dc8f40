import { useId } from 'react';
import type { GroupedLine, LineGroup } from '#domain/cost/line-groups.ts';
import type { Range } from '#domain/range.ts';

/** A part that takes this share of the deck has its name above it; smaller ones are named together on a line above those. */
const nameable = 0.2;
/** More names than these fit on no line of a phone. */
const fewSmall = 3;

/**
 * The sum as the deck of a ship, true to scale: each part is a container at its least, solid where its price is certain and
 * hatched where it is likely; how far the sum may go is pale. What the family puts in is a mark on it.
 */
export function SumBar({
  groups,
  amount: { low, high },
  isOpen,
  mine,
  words,
}: {
  groups: readonly GroupedLine[];
  amount: Range;
  /** Nothing says how far it goes. */
  isOpen: boolean;
  mine: number | undefined;
  words: {
    whole: string;
    mine: string;
    parts: Readonly<Record<LineGroup, string>>;
    small: (groups: readonly LineGroup[]) => string;
  };
}) {
  const hatching = useId();
  // The whole deck of what is open at its end is a little more than its low end.
  const top = Math.max(isOpen ? low / 0.7 : high, 1);
  const own = mine !== undefined && share(mine);
  const small = groups.flatMap(({ group, year }, index) => {
    const length = year?.amount.low ?? 0;
    if (length === 0 || length / top > nameable) return [];
    return [{ group, middle: share(lengthOf(groups.slice(0, index)) + length / 2) }];
  });
  const lastOf = small.at(-1)?.middle;
  return (
    <div className="cargo" data-mine={own ? '' : undefined}>
      <svg className="sum-scale" role="img" aria-label={words.whole}>
        <pattern
          id={hatching}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className="bar-likely" d="M0 0h6v6H0z" />
          <path className="bar-certain" d="M0 0h6v2.5H0z" />
        </pattern>
        <rect className="bar-top" x={share(low)} width={share(top - low)} height="100%" />
        {groups.map(({ group, year }, index) => {
          if (!year) return null;
          const from = lengthOf(groups.slice(0, index));
          const length = year.amount.low;
          return (
            <g key={group}>
              <rect
                x={share(from)}
                width={share(length)}
                height="100%"
                fill={`url(#${hatching})`}
              />
              <rect
                className="bar-certain"
                x={share(from)}
                width={share(Math.min(year.certain, length))}
                height="100%"
              />
              {length / top > nameable && (
                <text x={share(from + length / 2)} y="-0.45rem">
                  {words.parts[group]}
                </text>
              )}
            </g>
          );
        })}
        {lastOf && small.length <= fewSmall && (
          <g className="bar-small">
            {small.map(({ group, middle }) => (
              <line key={group} x1={middle} x2={middle} y1="-1.75rem" y2="-0.15rem" />
            ))}
            <line x1={small[0]?.middle} x2={lastOf} y1="-1.75rem" y2="-1.75rem" />
            <text x={lastOf} y="-2.1rem">
              {words.small(small.map(({ group }) => group))}
            </text>
          </g>
        )}
        {own && (
          <>
            <line className="bar-mine" x1={own} x2={own} y1="-1.6rem" y2="100%" />
            <text x={own} y="-2rem">
              {words.mine}
            </text>
          </>
        )}
      </svg>
    </div>
  );

  function share(euros: number): string {
    return `${(Math.min(euros / top, 1) * 100).toFixed(1)}%`;
  }
}

/** Of containers one behind the other, in euros. */
function lengthOf(groups: readonly GroupedLine[]): number {
  return groups.reduce((sum, { year }) => sum + (year?.amount.low ?? 0), 0);
}
