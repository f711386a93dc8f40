// The map of Spain as lines: the coast and the frontiers as closed lines of land, and boundaries of regions, each once. Points that
// no eye misses at the size of a page are left out.
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { areaOf, simplifyLine } from './simplify-line.ts';
import { readTopology, type Point, type Region } from './topology.ts';

/** Square degrees: what a turn of a line has to be worth, and how large an island must be. */
const smallestTurn = 0.0045;
const smallestIsland = 0.004;

/** Gibraltar is none of Spain's; Ceuta and Melilla are smaller than any island, and stand all the same. */
const notSpain = '20';
const alwaysShown = ['18', '19'];

export const spainLines: Importer = {
  table: tables.spainLines,
  files: ['es_regions_topojson.json'],
  rowsOf([text = '']) {
    const { regions, arcs } = readTopology(text, 'autonomous_regions');
    const spain = regions.filter(({ id }) => id !== notSpain);
    const bordering = regionsByArc(spain);
    const ends = (kind: number) => [...bordering].filter(([, those]) => those.size === kind);
    const shown = new Set(
      alwaysShown.flatMap((id) => spain.find((each) => each.id === id)?.rings.flat() ?? []),
    );
    const land = joined(ends(1).map(([arc]) => arcs[arc] ?? []))
      .filter((ring) => areaOf(ring) > smallestIsland)
      .map((ring) => simplifyLine(ring, smallestTurn));
    const small = [...shown].map((arc) => simplifyLine(arcs[arc] ?? [], 0));
    const borders = ends(2)
      .map(([arc]) => arcs[arc] ?? [])
      .filter((line) => !isClosed(line))
      .map((line) => simplifyLine(line, smallestTurn));
    return [
      ...[...land, ...small].map((points) => ['land', points] as const),
      ...borders.map((points) => ['border', points] as const),
    ].map(([kind, points], at) => ({ line: String(at + 1), kind, points: written(points) }));
  },
  problemsOf: (rows) =>
    rows.flatMap(({ line, kind, points = '' }) => [
      ...(kind === 'land' || kind === 'border' ? [] : [`${line}: no se sabe qué es`]),
      ...(points.split(' ').every((point) => isInSpain(point))
        ? []
        : [`${line}: no está en España`]),
    ]),
};

/** Which regions an arc bounds. */
function regionsByArc(regions: readonly Region[]): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>();
  for (const { id, rings } of regions)
    for (const index of rings.flat()) {
      const arc = index < 0 ? ~index : index;
      found.set(arc, (found.get(arc) ?? new Set()).add(id));
    }
  return found;
}

/** Lines whose ends meet, as closed ones. */
function joined(lines: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const left = [...lines];
  const rings: (readonly Point[])[] = [];
  let open: readonly Point[] = [];
  while (left.length > 0 || open.length > 0) {
    if (open.length === 0) open = left.shift() ?? [];
    if (isClosed(open)) {
      rings.push(open);
      open = [];
      continue;
    }
    const end = key(open.at(-1));
    const at = left.findIndex((line) => key(line[0]) === end || key(line.at(-1)) === end);
    // Dead end: a line that leads nowhere closes itself.
    if (at === -1) {
      rings.push(open);
      open = [];
      continue;
    }
    const [next = []] = left.splice(at, 1);
    open = [...open, ...(key(next[0]) === end ? next : next.toReversed()).slice(1)];
  }
  return rings;
}

function isClosed(line: readonly Point[]): boolean {
  return key(line[0]) === key(line.at(-1));
}

function key(point: Point | undefined): string {
  return point ? point.map((each) => each.toFixed(5)).join(' ') : '';
}

/** `-7.41,37.17 …`: a hundredth of a degree is half a unit of the map. */
function written(points: readonly Point[]): string {
  return points.map((point) => point.map((each) => each.toFixed(2)).join(',')).join(' ');
}

function isInSpain(point: string): boolean {
  const [longitude = 0, latitude = 0] = point.split(',').map(Number);
  return longitude > -18.3 && longitude < 4.5 && latitude > 27.5 && latitude < 44;
}
