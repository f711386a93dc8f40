// Where the names of stars stand: each nearest its own star, inside of the picture and on no other name.
import type { Point } from './hexagon-geometry.ts';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

type Align = 'start' | 'middle' | 'end';

export type StarName = {
  /** Whose it is, by its place among the stars. */
  readonly star: number;
  readonly width: number;
  readonly height: number;
};

/** Where a name is written: `x` by its `align`, `y` the middle of its box. */
export type PlacedName = Point & { readonly align: Align; readonly box: Box };

/** Right, left, above, below, between them, and above and below with the star nearer to an end of the name. */
const sides = [
  ...([
    [1, 0],
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
  ] as const),
  ...([-1, 1] as const).flatMap((down) =>
    [-0.4, -0.32, -0.25, -0.15, 0.15, 0.25, 0.32, 0.4].map((part) => [0, down, part] as const),
  ),
];

/** Of the ways to place some names, so many are tried further. */
const KEPT = 60;

/** @param stars with how far each shines; the places of `names`, in their order, within `bounds`. */
export function placeStarNames(
  stars: readonly Star[],
  names: readonly StarName[],
  bounds: Box,
): readonly PlacedName[] {
  const centre = {
    x: stars.reduce((sum, { x }) => sum + x, 0) / stars.length,
    y: stars.reduce((sum, { y }) => sum + y, 0) / stars.length,
  };
  const cost = (one: PlacedName, own: Star, before: readonly PlacedName[]) =>
    1_000 * outside(one.box, bounds) +
    500 * before.filter(({ box }) => touch(one.box, box)).length +
    stars.reduce((sum, star) => {
      if (star === own) return sum;
      const [near, far] = [distance(one.box, own), distance(one.box, star)];
      return sum + (far <= near ? 300 : 0) + (far < star.reach / 2 ? 200 : 0);
    }, 0) -
    // Away from the middle of the figure rather than into it.
    Math.hypot(middle(one.box).x - centre.x, middle(one.box).y - centre.y) / 10;
  // The best ways to place the first names are gone on with, so that an early one leaves room for a later one.
  let best: readonly Way[] = [{ cost: 0, placed: [] }];
  for (const name of names) {
    const own = stars[name.star];
    if (!own) continue;
    best = best
      .flatMap((way) =>
        sides.map((side) => {
          const one = beside(own, name, side);
          return { cost: way.cost + cost(one, own, way.placed), placed: [...way.placed, one] };
        }),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, KEPT);
  }
  return best[0]?.placed ?? [];
}

type Star = Point & { readonly reach: number };

type Way = { readonly cost: number; readonly placed: readonly PlacedName[] };

function beside(
  { x, y, reach }: Star,
  { width, height }: StarName,
  [right, down, part = 0]: (typeof sides)[number],
): PlacedName {
  const away = right !== 0 && down !== 0 ? reach * 0.7 : reach;
  const left = x + (right > 0 ? away : right < 0 ? -away - width : width * (part - 0.5));
  const top = y + (down > 0 ? away : down < 0 ? -away - height : -height / 2);
  const box = { left, top, right: left + width, bottom: top + height };
  const align = right > 0 ? 'start' : right < 0 ? 'end' : 'middle';
  return { x: x + right * away + width * part, y: top + height / 2, align, box };
}

function middle({ left, right, top, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How far a box reaches over its bounds. */
function outside(box: Box, bounds: Box): number {
  return (
    Math.max(0, bounds.left - box.left) +
    Math.max(0, bounds.top - box.top) +
    Math.max(0, box.right - bounds.right) +
    Math.max(0, box.bottom - bounds.bottom)
  );
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** From a box to a point; 0 inside of it. */
export function distance(box: Box, { x, y }: Point): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  return Math.hypot(across, Math.max(box.top - y, 0, y - box.bottom));
}
