/** What a part of a drawing is filled with, or drawn with: the site's tokens, so that it is light and dark by itself. */
export type Tone =
  | 'ink'
  | 'sea'
  | 'beam'
  | 'soft'
  | 'coral'
  | 'leaf'
  | 'night'
  | 'pale'
  | 'edge'
  | 'shade'
  | 'ink-line'
  | 'sea-line'
  | 'coral-line'
  | 'beam-line'
  | 'night-line'
  | 'pale-line';

/** One path of a drawing of 120 by 90: light from the upper left, everything stands on the line at 80. */
export type Shape = readonly [tone: Tone, path: string];

export type Drawing = readonly Shape[];

/** Drawings by the ids of what they stand for. */
export type Drawings = Readonly<Record<string, Drawing | undefined>>;

export const viewBox = '0 0 120 90';

/** The line that all drawings stand on. */
export const ground: Shape = ['ink', 'M6 80h108v3H6z'];

/** A circle as a path. */
export function disc(x: number, y: number, radius: number): string {
  const width = radius * 2;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0-${width} 0z`;
}

/** A box with its upper left corner at `x`, `y`. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

/** A toothed wheel. */
export function cog(x: number, y: number, radius: number, teeth: number): string {
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [turn, share] of flanks) {
      const angle = ((tooth + turn) * 2 * Math.PI) / teeth;
      const at = [x + Math.sin(angle) * radius * share, y - Math.cos(angle) * radius * share];
      points.push(at.map((place) => place.toFixed(1)).join(' '));
    }
  }
  return `M${points.join('L')}z`;
}

/** Where a tooth begins and ends, in parts of the way to the next, and how far out. */
const flanks = [
  [-0.3, 0.8],
  [-0.18, 1],
  [0.18, 1],
  [0.3, 0.8],
] as const;

/** A heart that stands on `x`, `y`. */
export function heart(x: number, y: number, size: number): string {
  const half = (side: 1 | -1) => {
    const [far, wide, near] = [1.25, 1, 0.5].map((share) => x + side * share * size);
    const [low, high] = [0.9, 1.75].map((share) => y - share * size);
    const notch = y - 1.33 * size;
    return `M${x} ${y}C${far} ${low} ${wide} ${high} ${near} ${high}Q${x + side * 0.08 * size} ${high} ${x} ${notch}z`;
  };
  return half(-1) + half(1);
}
