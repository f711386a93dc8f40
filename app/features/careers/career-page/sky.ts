// The sky over a day's moments: its light at an hour, how high the sun stands, and the line on which it goes.

export type Light = 'night' | 'dawn' | 'noon' | 'dusk';

export function lightAt(hour: number): Light {
  if (hour < 6 || hour > 20) return 'night';
  if (hour < 10) return 'dawn';
  return hour < 17 ? 'noon' : 'dusk';
}

/** Hundredths of the sky from its top: the sun between six and eight in the evening, highest at one; at night the moon. */
export function heightAt(hour: number): number {
  if (lightAt(hour) === 'night') return 30;
  const share = Math.max(0, Math.sin((Math.PI * (hour - 6)) / 14));
  return Math.round(68 - 44 * share ** 1.4);
}

type Point = readonly [x: number, y: number];

/** Where each of so many moments stands: in the middle of its part of the width. */
export function pointsOf(hours: readonly number[]): readonly Point[] {
  return hours.map((hour, place) => [
    Math.round(((place + 0.5) * 100) / hours.length),
    heightAt(hour),
  ]);
}

/** A line through all of them, which comes up on the left and goes down on the right. */
export function courseThrough(points: readonly Point[]): string {
  const [first = [0, 0], last = [100, 0]] = [points[0], points.at(-1)];
  const all: readonly Point[] = [
    [-2 * first[0], 150],
    [0, Math.min(98, first[1] + 22)],
    ...points,
    [100, Math.min(98, last[1] + 22)],
    [300 - 2 * last[0], 150],
  ];
  const at = (place: number): Point => all[place] ?? last;
  const steps = all.slice(2, -1).map((to, step) => {
    const [before, from, after] = [at(step), at(step + 1), at(step + 3)];
    const handle = (one: Point, [x, y]: Point, other: Point, sign: 1 | -1) =>
      `${Math.round(x + (sign * (other[0] - one[0])) / 6)} ${Math.round(y + (sign * (other[1] - one[1])) / 6)}`;
    return `C${handle(before, from, to, 1)} ${handle(from, to, after, -1)} ${to[0]} ${to[1]}`;
  });
  return `M${at(1)[0]} ${at(1)[1]}${steps.join('')}`;
}
