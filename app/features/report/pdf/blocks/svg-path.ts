// Paths as the site draws them, in the operators of a page. Both count their own way up: drawing turns the page over.
import { num } from '#app/features/report/pdf/page.ts';

type Point = { readonly x: number; readonly y: number };

/** How many figures each command takes. */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** The path as moves, lines and curves from four points, which are all that a page knows. */
export function pathOperators(path: string): string {
  const said: string[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  /** What a smooth curve goes on from: the last point that pulled at the one before it. */
  let pull: Point | undefined;
  const curve = (one: Point, two: Point, end: Point) =>
    said.push([one, two, end].map(spot).join(' ') + ' c');
  for (const { command, isRelative, figures } of commandsOf(path)) {
    const origin = isRelative ? at : { x: 0, y: 0 };
    const point = (index: number): Point => ({
      x: origin.x + (figures[index] ?? 0),
      y: origin.y + (figures[index + 1] ?? 0),
    });
    const mirrored = pull ? { x: 2 * at.x - pull.x, y: 2 * at.y - pull.y } : at;
    let end = point(Math.max(0, figures.length - 2));
    let pulled: Point | undefined;
    switch (command) {
      case 'M':
        start = end;
        said.push(`${spot(end)} m`);
        break;
      case 'H':
      case 'V':
        end =
          command === 'H'
            ? { x: point(0).x, y: at.y }
            : { x: at.x, y: origin.y + (figures[0] ?? 0) };
        said.push(`${spot(end)} l`);
        break;
      case 'L':
        said.push(`${spot(end)} l`);
        break;
      case 'C':
      case 'S':
        pulled = point(figures.length - 4);
        curve(command === 'C' ? point(0) : mirrored, pulled, end);
        break;
      case 'Q':
      case 'T':
        pulled = command === 'Q' ? point(0) : mirrored;
        curve(between(at, pulled, 2 / 3), between(end, pulled, 2 / 3), end);
        break;
      case 'A':
        for (const piece of arc(at, end, figures)) curve(...piece);
        break;
      default:
        end = start;
        said.push('h');
    }
    [at, pull] = [end, pulled];
  }
  return said.join(' ');
}

function* commandsOf(path: string) {
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const all = (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const count = counts[command];
    if (count === undefined) throw new Error(`no way to draw ${letter}`);
    if (count === 0) {
      yield { command, isRelative, figures: [] };
      continue;
    }
    for (let from = 0; from < all.length; from += count) {
      // Further points after a move are lines.
      const isLine = command === 'M' && from > 0;
      yield { command: isLine ? 'L' : command, isRelative, figures: all.slice(from, from + count) };
    }
  }
}

/** An arc of a circle, in curves of a quarter at most. */
function arc(from: Point, to: Point, [radius = 0, other, , large, sweep]: readonly number[]) {
  if (radius !== other) throw new Error('no way to draw an arc of an ellipse');
  const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
  const reach = Math.hypot(half.x, half.y);
  // A circle that is too small to reach grows until it does.
  const wide = Math.max(radius, reach);
  const away = Math.sqrt((wide / reach) ** 2 - 1) * (large === sweep ? -1 : 1);
  const centre = { x: from.x + half.x - away * half.y, y: from.y + half.y + away * half.x };
  const angle = ({ x, y }: Point) => Math.atan2(y - centre.y, x - centre.x);
  const first = angle(from);
  let turn = angle(to) - first;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  const pieces = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
  const each = turn / pieces;
  const pull = (4 / 3) * Math.tan(each / 4);
  const on = (at: number, side: number): Point => ({
    x: centre.x + wide * (Math.cos(at) - side * pull * Math.sin(at)),
    y: centre.y + wide * (Math.sin(at) + side * pull * Math.cos(at)),
  });
  return Array.from({ length: pieces }, (_, index) => {
    const begin = first + index * each;
    return [on(begin, 1), on(begin + each, -1), on(begin + each, 0)] as const;
  });
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

function spot({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`;
}
