// The outline of each country as a path, as large as its place on a page: pages of countries draw them.
import type { Tables } from '#tools/tables/tables.ts';
import type { Emitted } from '#tools/content/emitted.ts';
import { pathThrough, type Placed } from './project-spain.ts';

/** A side of the square that an outline fills. */
const side = 400;

/** An island farther off than this share of the mainland's width is drawn nearer, as maps do in a corner. */
const farthest = 0.12;

type Line = readonly (readonly [number, number])[];

export function emitCountryOutlines({ countryOutlines }: Tables): readonly Emitted[] {
  const byCountry = Map.groupBy(countryOutlines, ({ country }) => country);
  const outlines = [...byCountry].map(([country, rings]) => [
    country,
    outlineOf(rings.map(({ points }) => points.split(' ').map(mercator))),
  ]);
  return [
    {
      path: 'geography/outlines',
      imports: [`import type { Outline } from '#content/ways/outline.ts';`],
      exports: {
        outlines: {
          value: Object.fromEntries(outlines),
          type: 'Readonly<Partial<Record<string, Outline>>>',
        },
      },
    },
  ];
}

/** Degrees as maps of the web show them, north being up. */
function mercator(point: string): readonly [number, number] {
  const [longitude = 0, latitude = 0] = point.split(',').map(Number);
  const angle = (latitude * Math.PI) / 180;
  return [(longitude * Math.PI) / 180, -Math.log(Math.tan(Math.PI / 4 + angle / 2))];
}

function outlineOf(given: readonly Line[]) {
  const [main = [], ...islands] = given;
  const lines = [main, ...islands.map((island) => broughtNear(island, boxOf(main)))];
  const box = boxOf(lines.flat());
  const unit = side / Math.max(box.right - box.left, box.bottom - box.top);
  const place = ([x, y]: readonly [number, number]): Placed => [
    Math.round((x - box.left) * unit),
    Math.round((y - box.top) * unit),
  ];
  return {
    path: lines.map((line) => pathThrough(line.map(place), true)).join(''),
    width: Math.ceil((box.right - box.left) * unit),
    height: Math.ceil((box.bottom - box.top) * unit),
    heart: heartOf(main.map(place)),
  };
}

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(line: Line): Box {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function broughtNear(island: Line, main: Box): Line {
  const own = boxOf(island);
  const most = (main.right - main.left) * farthest;
  const [west = 0, east = 0, north = 0, south = 0] = [
    main.left - own.right,
    own.left - main.right,
    main.top - own.bottom,
    own.top - main.bottom,
  ].map((gap) => Math.max(gap - most, 0));
  return island.map(([x, y]) => [x + west - east, y + north - south] as const);
}

/** The place within a country that is farthest from its border: where its way begins. */
function heartOf(line: Line): Placed {
  const { left, right, top, bottom } = boxOf(line);
  let [best, most]: [Placed, number] = [[0, 0], -1];
  for (let x = left; x <= right; x += 4)
    for (let y = top; y <= bottom; y += 4) {
      const depth = isWithin([x, y], line)
        ? Math.min(...line.map(([px, py]) => Math.hypot(px - x, py - y)))
        : -1;
      if (depth > most) [best, most] = [[x, y], depth];
    }
  return best;
}

function isWithin([x, y]: Placed, line: Line): boolean {
  return line.reduce((inside, [ax, ay], at) => {
    const [bx, by] = line[(at + 1) % line.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
