/** A star with four rays around a place, as a path: each of the six scores on the page of all three tests. */
export function starPath(x: number, y: number, size: number): string {
  const near = size * 0.16;
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return `M${at(0, -size)}Q${at(near, -near)} ${at(size, 0)}Q${at(near, near)} ${at(0, size)}Q${at(-near, near)} ${at(-size, 0)}Q${at(-near, -near)} ${at(0, -size)}z`;
}
