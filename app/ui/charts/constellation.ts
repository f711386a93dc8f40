// How six scores become stars: the same on the page of all three tests and in the picture that is sent.

/** How far out the star of a share (0–1) stands: a low one keeps the figure open. */
export function constellationShare(share: number): number {
  return 0.26 + 0.74 * share;
}

/** A star with four rays around a place, as a path. */
export function starPath(x: number, y: number, size: number): string {
  const near = size * 0.16;
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return `M${at(0, -size)}Q${at(near, -near)} ${at(size, 0)}Q${at(near, near)} ${at(0, size)}Q${at(-near, near)} ${at(-size, 0)}Q${at(-near, -near)} ${at(0, -size)}z`;
}
