/** A country's shape as a path of SVG, in units of its own: 400 along its longer side. */
export type Outline = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The place within it that is farthest from its border. */
  readonly heart: readonly [x: number, y: number];
};
