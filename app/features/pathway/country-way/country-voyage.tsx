import { useId } from 'react';
import type { Outline } from '#content/ways/outline.ts';
import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { CourseLight } from '#app/features/pathway/course/course-light.tsx';
import { Tower } from '#app/features/pathway/course/tower.tsx';
import { Boat } from '#app/features/pathway/course/boat.tsx';

const size = { width: 480, height: 196 } as const;
/** Where the country lies, and where Spain does. */
const here = { left: 10, top: 8, width: 196, height: 154 } as const;
const there = { left: 338, top: 66, unit: 0.3 } as const;
/** The lighthouse stands in Galicia. */
const foot = { x: there.left + 88 * there.unit, y: there.top + 62 * there.unit } as const;
const tall = 0.72;
/** How wide a letter of a name is, and how far below its coast the name stands. */
const letter = 11;
const below = 22;
/** Of the ocean: where its waves roll. */
const waves =
  'M222 26h22m8 0h10M206 90h20M292 84h16M300 122h10M226 178h26m10 0h14M318 186h-18M448 40h20M462 150h14M4 26h14M6 120h20m8 0h12M20 152h16';
const lamp = { x: foot.x, y: foot.y - (88 - 27) * tall } as const;

/** A chart of the sea by night: the country's own shape, the lighthouse in Spain, and the way between them in dots. */
export function CountryVoyage({
  outline,
  spain,
  names,
}: {
  outline: Outline | undefined;
  spain: Outline;
  /** Written beside both, as charts do. */
  names: { here: string; there: string };
}) {
  const light = useId();
  const unit = outline ? Math.min(here.width / outline.width, here.height / outline.height) : 1;
  const shape = outline && {
    left: here.left + (here.width - outline.width * unit) / 2,
    top: here.top + (here.height - outline.height * unit),
    width: outline.width * unit,
    height: outline.height * unit,
  };
  const from = shape
    ? { x: shape.left + outline.heart[0] * unit, y: shape.top + outline.heart[1] * unit }
    : { x: 96, y: 140 };
  const turn = { x: from.x + (foot.x - from.x) * 0.6, y: Math.max(from.y, foot.y) + 62 };
  const middle = {
    x: 0.25 * from.x + 0.5 * turn.x + 0.25 * foot.x,
    y: 0.25 * from.y + 0.5 * turn.y + 0.25 * foot.y,
  };
  return (
    <svg
      className="voyage"
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <CourseLight id={light} lamp={lamp} reach={330} glow={26} />
      <path className="voyage-waves" d={waves} />
      {shape && (
        <path
          className="voyage-land"
          transform={`translate(${round(shape.left)} ${round(shape.top)}) scale(${round(unit)})`}
          d={outline.path}
        />
      )}
      <path
        className="voyage-spain"
        transform={`translate(${there.left} ${there.top}) scale(${there.unit})`}
        d={spain.path}
      />
      <path className="voyage-way" d={`M${point(from)}Q${point(turn)} ${point(foot)}`} />
      {shape && <path className="voyage-heart" d={hexagonPath(7, from)} />}
      <Boat {...(shape ? middle : from)} />
      <g transform={`translate(${foot.x} ${foot.y - 88 * tall}) scale(${tall})`}>
        <Tower isOnLand />
      </g>
      {shape && (
        <text
          className="voyage-name"
          x={round(Math.max(shape.left + shape.width / 2, (names.here.length * letter) / 2))}
          y={here.top + here.height + below}
        >
          {names.here}
        </text>
      )}
      <text
        className="voyage-name"
        x={there.left + (spain.width * there.unit) / 2}
        y={there.top + spain.height * there.unit + below}
      >
        {names.there}
      </text>
    </svg>
  );
}

function point({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
