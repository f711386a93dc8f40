// How well a hidden cell is hidden: given the margins and the shown cells of a two-way table, a hidden cell can lie
// anywhere in an interval. Its width is found by moving people round cycles of hidden cells, which is a maximum flow
// (Gusfield 1988, SIAM J Comput 17, 552-571).

/** Counts of a two-way table, rows of equal length. */
export type Counts = readonly (readonly number[])[];
/** Which cells are hidden, in the shape of the table. */
export type Hidden = readonly (readonly boolean[])[];

/** The width of the interval in which the margins leave a hidden cell; `Infinity` never, for margins bound it. */
export function cellFreedom(
  counts: Counts,
  hidden: Hidden,
  cell: readonly [number, number],
): number {
  const [row, column] = cell;
  const rows = counts.length;
  const up = largestFlow(movesOf(counts, hidden, cell), row, rows + column);
  const down = largestFlow(movesOf(counts, hidden, cell), rows + column, row);
  return up + Math.min(down, counts[row]?.[column] ?? 0);
}

/** From a row to a column by taking people out of a hidden cell, back by putting them in, which has no limit. */
function movesOf(
  counts: Counts,
  hidden: Hidden,
  [row, column]: readonly [number, number],
): number[][] {
  const rows = counts.length;
  const size = rows + (counts[0]?.length ?? 0);
  const everybody = counts.flat().reduce((sum, count) => sum + count, 0);
  const room = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const [r, line] of counts.entries()) {
    for (const [c, count] of line.entries()) {
      if (!hidden[r]?.[c] || (r === row && c === column)) continue;
      const [out, back] = [room[r], room[rows + c]];
      if (out) out[rows + c] = count;
      if (back) back[r] = everybody;
    }
  }
  return room;
}

function largestFlow(room: number[][], source: number, target: number): number {
  let flow = 0;
  for (;;) {
    const path = findPath(room, source, target);
    if (path.length === 0) return flow;
    const width = Math.min(...path.map(([from, to]) => room[from]?.[to] ?? 0));
    for (const [from, to] of path) {
      const [there, back] = [room[from], room[to]];
      if (there) there[to] = (there[to] ?? 0) - width;
      if (back) back[from] = (back[from] ?? 0) + width;
    }
    flow += width;
  }
}

/** The steps of a shortest way with room left, none when there is no way. */
function findPath(
  room: readonly (readonly number[])[],
  source: number,
  target: number,
): [number, number][] {
  const cameFrom = new Map<number, number>([[source, source]]);
  const queue = [source];
  for (const node of queue) {
    for (const [next, left] of (room[node] ?? []).entries()) {
      if (left <= 0 || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  const path: [number, number][] = [];
  for (let to = target; cameFrom.has(to) && to !== source;) {
    const from = cameFrom.get(to) ?? source;
    path.unshift([from, to]);
    to = from;
  }
  return path;
}
