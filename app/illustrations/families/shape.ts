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

/** A circle as a path. */
export function disc(x: number, y: number, radius: number): string {
  const width = radius * 2;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0-${width} 0z`;
}

/** A box with its upper left corner at `x`, `y`. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
