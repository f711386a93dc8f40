import { useId } from 'react';
import type { Outline } from '#content/ways/outline.ts';
import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { CourseLight } from '#app/features/pathway/course/course-light.tsx';
import { Tower } from '#app/features/pathway/course/tower.tsx';
import { Boat } from '#app/features/pathway/course/boat.tsx';

const size = { width: 480, height: 196 } as const;
/** Where the country lies, and where Spain does. */
const here = { left: 10, top: 8, width: 196, height: 154 } as const;
const there = { left: 306, top: 56, unit: 0.37 } as const;
/** The lighthouse stands in Galicia. */
const foot = { x: there.left + 88 * there.unit, y: there.top + 62 * there.unit } as const;
const tall = 0.72;
/** How wide a letter of a name is, and below which height a country has no room for one. */
const letter = 11;
const flat = 112;
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
        <text className="voyage-name" {...nameAt(names.here.length * letter, from, shape)}>
          {names.here}
        </text>
      )}
      <text
        className="voyage-name"
        x={there.left + spain.heart[0] * there.unit + 8}
        y={there.top + spain.heart[1] * there.unit + 10}
      >
        {names.there}
      </text>
    </svg>
  );
}

/** The name of a country: above its heart; below what is flat, and beside what is too narrow for it. */
function nameAt(
  length: number,
  heart: { x: number; y: number },
  shape: { left: number; top: number; width: number; height: number },
) {
  const isWider = length > shape.width;
  if (isWider && shape.left > length) return { x: shape.left - length / 2, y: round(heart.y) + 6 };
  const isFlat = shape.height < (isWider ? 140 : flat);
  const x = isFlat ? shape.left + shape.width / 2 : heart.x;
  const y = isFlat ? shape.top + shape.height + 20 : heart.y - 14;
  return { x: round(Math.max(x, length / 2)), y: round(y) };
}

function point({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
