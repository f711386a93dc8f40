export type Point = { x: number; y: number };

/**
 * Corner `index` (0–5, clockwise from the top) of a pointy-top hexagon.
 * `radius` and `centre` are in the units of the drawing.
 */
export function corner(index: number, radius: number, centre: Point): Point {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return {
    x: round(centre.x + radius * Math.cos(angle)),
    y: round(centre.y + radius * Math.sin(angle)),
  };
}

/** The closed path through six corners, each at its own share (0–1) of `radius`. */
export function radarPath(shares: readonly number[], radius: number, centre: Point): string {
  const points = shares.map((share, index) => corner(index, radius * clamp(share), centre));
  return `M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`;
}

/** The closed path of the whole hexagon. */
export function hexagonPath(radius: number, centre: Point): string {
  return radarPath([1, 1, 1, 1, 1, 1], radius, centre);
}

/** The ring between two radar shapes; draw it with `fill-rule="evenodd"`. */
export function bandPath(
  low: readonly number[],
  high: readonly number[],
  radius: number,
  centre: Point,
): string {
  return radarPath(high, radius, centre) + radarPath(low, radius, centre);
}

/**
 * One of the six petals of the compass rose: a kite from the centre over the middles of two sides
 * to their corner, moved outwards by `gap` so that neighbours do not touch.
 */
export function petalPath(index: number, radius: number, gap: number, centre: Point): string {
  const origin = corner(index, gap, centre);
  const side = radius * Math.cos(Math.PI / 6);
  const points = [
    origin,
    corner(index - 0.5, side, origin),
    corner(index, radius, origin),
    corner(index + 0.5, side, origin),
  ];
  return `M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
