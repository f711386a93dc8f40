import type { Point } from './topology.ts';

/**
 * A line without the points that matter least (Visvalingam): the one whose triangle with its neighbours is smallest goes first,
 * until every triangle is larger than `least` square degrees. Both ends stay, so that lines which meet keep meeting.
 */
export function simplifyLine(points: readonly Point[], least: number): readonly Point[] {
  const left = [...points];
  while (left.length > 2) {
    const areas = left.map((point, at) => {
      const [before, after] = [left[at - 1], left[at + 1]];
      return before && after ? triangle(before, point, after) : Infinity;
    });
    const smallest = Math.min(...areas);
    if (smallest > least) break;
    left.splice(areas.indexOf(smallest), 1);
  }
  return left;
}

function triangle(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

/** Square degrees within a closed line. */
export function areaOf(ring: readonly Point[]): number {
  const twice = ring.map((point, at) => {
    const next = ring[(at + 1) % ring.length] ?? point;
    return point[0] * next[1] - next[0] * point[1];
  });
  return Math.abs(twice.reduce((sum, each) => sum + each, 0)) / 2;
}
