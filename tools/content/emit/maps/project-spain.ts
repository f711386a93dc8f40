// Degrees as units of the map: 640 wide, 520 high, the Canaries moved into the sea south of the Balearics.

export const mapSize = { width: 640, height: 524 } as const;

/** Where degrees begin, and units for a degree of latitude; a degree of longitude is as much shorter as in the middle of the part. */
const mainland = { west: -9.45, north: 43.95, unit: 60, middle: 40, left: 0, top: 0 };
const canaries = { west: -18.25, north: 29.5, unit: 53, middle: 28.5, left: 392, top: 414 };

/** The corner that parts the Canaries from the rest. */
export const inset = { left: 376, top: 398 } as const;

export type Placed = readonly [x: number, y: number];

/** Whole units of the map. */
export function projectSpain(longitude: number, latitude: number): Placed {
  const part = latitude < 31 ? canaries : mainland;
  const wide = part.unit * Math.cos((part.middle * Math.PI) / 180);
  return [
    Math.round(part.left + (longitude - part.west) * wide),
    Math.round(part.top + (part.north - latitude) * part.unit),
  ];
}

/** A path through points, by steps: the fewest letters. `isClosed`: as land is. */
export function pathThrough(points: readonly Placed[], isClosed: boolean): string {
  const [first, ...others] = points.filter(
    ([x, y], at) => at === 0 || x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1],
  );
  if (!first) return '';
  let [x, y] = first;
  const steps = others.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y] as const;
    [x, y] = [nextX, nextY];
    return step;
  });
  // A closed line ends where it began by itself.
  const walked = isClosed ? steps.slice(0, -1) : steps;
  const letters = walked.map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`);
  const joined = letters.reduce(
    (path, step) => path + (step.startsWith('-') ? '' : ' ') + step,
    '',
  );
  return `M${first[0]} ${first[1]}l${joined.trim()}${isClosed ? 'z' : ''}`;
}
