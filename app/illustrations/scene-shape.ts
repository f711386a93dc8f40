// What the scenes of results are made of: their colours by name, and the strokes that several of them repeat.
// A scene is seen in a box of 720 by 400; its light comes from the upper left, or from a lamp in it.

/** A type's letter and a step: 1 is its sky, 2 what is far, 3 the type's own colour, 4 its deepest shade. */
type OfType = `${'r' | 'i' | 'a' | 's' | 'e' | 'c'}${1 | 2 | 3 | 4}`;

/**
 * What is lit and what is not: panes, rooms and stars shine at night, land is dimmed, and the sun becomes a moon; or the
 * sun is seen by day alone, and another moon at night.
 */
type OfLight =
  | 'sun'
  | 'day'
  | 'moon'
  | 'halo'
  | 'star'
  | 'lamp'
  | 'pane'
  | 'glow'
  | 'lit'
  | 'shine'
  | 'shade'
  | 'dim'
  | 'mist';

type OfThings = 'pale' | 'cream' | 'beam' | 'coral' | 'brick' | 'sea1' | 'sea2' | 'sea3' | 'ink';

type Colour = OfType | OfLight | OfThings;

/** A colour that fills, or one that draws a line: a hair, a line, a bold one. */
export type SceneTone = Colour | `${Colour} ${'hair' | 'line' | 'bold'}`;

export type Scene = readonly (readonly [tone: SceneTone, path: string])[];

/** Whatever is made of a count, one after another. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Places or sizes, short enough for a path: whole numbers from twenty on, no space before a minus. */
export function at(...numbers: readonly number[]): string {
  return numbers
    .map((number) => (Math.abs(number) < 20 ? Math.round(number * 10) / 10 : Math.round(number)))
    .join(' ')
    .replaceAll(' -', '-')
    .replaceAll(/\b0\./g, '.');
}

/**
 * A smooth line by way of places given as x, y, x, y …; it begins and ends in the first and the last. Each bend follows
 * from the one before, so what rounding moves is made good at the next.
 */
export function curve(places: readonly number[], start: 'M' | 'L' = 'M'): string {
  const points = pairs(places);
  const [first = [0, 0], bend = first] = points;
  let [bendX, bendY] = bend;
  const ends = points.slice(2).map(([x, y], index) => {
    const isLast = index === points.length - 3;
    const end = [
      isLast ? x : Math.round((bendX + x) / 2),
      isLast ? y : Math.round((bendY + y) / 2),
    ] as const;
    [bendX, bendY] = [2 * end[0] - bendX, 2 * end[1] - bendY];
    return at(...end);
  });
  return `${start}${at(...first)}Q${at(...bend)} ${ends.join('T')}`;
}

/** Land below a smooth line, down to `floor`. */
export function hill(places: readonly number[], floor = 400): string {
  return `${curve(places)}V${floor}H${places[0]}z`;
}

/** A closed shape with corners. */
export function shape(places: readonly number[]): string {
  return `M${pairs(places)
    .map((point) => at(...point))
    .join('L')}z`;
}

/** A hexagon that stands on a corner. */
export function hexagon(x: number, y: number, radius: number): string {
  const wide = radius * 0.866;
  const half = radius / 2;
  return `M${at(x, y - radius)}l${at(wide, half)}v${at(radius)}l${at(-wide, half)} ${at(-wide, -half)}v${at(-radius)}z`;
}

/** Stars as small diamonds, the same for the same seed, in a box of x, y, width, height. */
export function stars(count: number, seed: number, [x, y, width, height]: Box): string {
  const next = chance(seed);
  return repeat(count, () => {
    const size = next() > 0.7 ? 2 : 1;
    const place = at(x + next() * width, y + next() * height);
    return `M${place}l${size} ${size}-${size} ${size}-${size}-${size}z`;
  });
}

/** Boxes in rows and columns; of `kept` parts of ten. */
export function panes(
  [x, y, width, height]: Box,
  [columns, rows, stepX, stepY]: Box,
  kept = 10,
): string {
  const next = chance(columns * 31 + rows * 7 + x);
  return repeat(columns * rows, (index) => {
    if (next() * 10 > kept) return '';
    const left = x + (index % columns) * stepX;
    return `M${at(left, y + Math.floor(index / columns) * stepY)}h${width}v${height}h-${width}z`;
  });
}

/** Short waves, drawn as lines: `count` of them, wider and further apart towards the viewer. */
export function waves(count: number, seed: number, [x, y, width, height]: Box): string {
  const next = chance(seed);
  return repeat(count, (index) => {
    const depth = (index + 0.5) / count;
    const length = 6 + depth * 16;
    const left = x + next() * (width - length * 2);
    return `M${at(left, y + depth * depth * height)}q${at(length / 2, -2 - depth * 3, length, 0)}t${at(length, 0)}`;
  });
}

/** A conifer that stands on x, y: three tiers of branches. */
export function pine(x: number, y: number, height: number): string {
  const wide = height * 0.24;
  const third = height / 3;
  const down = `l${at(wide * 0.6, third)}h${at(-wide * 0.25)}l${at(wide * 0.45, third)}h${at(-wide * 0.25)}l${at(wide * 0.55, third)}`;
  const up = `h${at(-wide * 2.2)}l${at(wide * 0.55, -third)}h${at(-wide * 0.25)}l${at(wide * 0.45, -third)}h${at(-wide * 0.25)}`;
  return `M${at(x, y - height)}${down}${up}z`;
}

/** A bird far away, as a line. */
export function bird(x: number, y: number, size: number): string {
  return `M${at(x - size, y - size / 3)}q${at(size / 2, -size / 3, size, size / 3)}q${at(size / 2, -size * 0.7, size, -size / 3)}`;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** Numbers between 0 and 1 that look like chance, and are the same each time. */
export function chance(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function pairs(places: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: places.length / 2 }, (_, index) => [
    places[index * 2] ?? 0,
    places[index * 2 + 1] ?? 0,
  ]);
}
