import { columnsOf, need, roomOfPage, roomOn, type Paper } from './pdf-layout.ts';

/** Something of a known height that is never cut. */
export type Piece = {
  readonly height: number;
  readonly draw: (part: Paper) => void;
  /** What stands above it again where a column begins with it. */
  readonly under?: Piece | undefined;
};

/** Sets pieces in columns of equal length, down and then to the right; `top` stands above each column. */
export function flow(
  paper: Paper,
  pieces: readonly Piece[],
  { columns, gap, top }: { columns: number; gap: number; top?: Piece },
): void {
  const areas = columnsOf(paper, columns, gap);
  let rest = pieces;
  while (rest.length > 0) {
    const room = roomOn(paper);
    const full = filled(rest, { columns, height: room, top });
    const isAll = count(full) >= rest.length;
    const set = isAll ? balanced(rest, { columns, room, top }) : full;
    const { y } = paper;
    const bottoms = areas.map((area, index) => {
      const part = { ...paper, ...area, y };
      for (const piece of withTops(set[index] ?? [], top)) piece.draw(part);
      return part.y;
    });
    paper.y = Math.min(...bottoms);
    if (isAll) return;
    rest = rest.slice(count(set));
    need(paper, Infinity);
  }
}

type Columns = readonly (readonly Piece[])[];

function count(set: Columns): number {
  return set.reduce((sum, column) => sum + column.length, 0);
}

/** The columns filled one after the other; what does not fit is left. */
function filled(
  pieces: readonly Piece[],
  { columns, height, top }: { columns: number; height: number; top: Piece | undefined },
): Columns {
  const set: Piece[][] = Array.from({ length: columns }, () => []);
  let at = 0;
  for (const column of set) {
    let used = 0;
    for (let next = pieces[at]; next; next = pieces[at]) {
      // What is higher than a page has one to itself.
      const isAlone = column.length === 0 && height >= roomOfPage;
      used += column.length === 0 ? heightOfColumn([next], top) : next.height;
      if (!isAlone && used > height) break;
      column.push(next);
      at += 1;
    }
  }
  return set;
}

/** The lowest columns that hold everything, to a point or two. */
function balanced(
  pieces: readonly Piece[],
  { columns, room, top }: { columns: number; room: number; top: Piece | undefined },
): Columns {
  const setIn = (height: number) => filled(pieces, { columns, height, top });
  let [low, high] = [heightOfColumn(pieces, top) / columns, room];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (count(setIn(middle)) === pieces.length) high = middle;
    else low = middle;
  }
  return setIn(high);
}

function heightOfColumn(column: readonly Piece[], top: Piece | undefined): number {
  return withTops(column, top).reduce((sum, { height }) => sum + height, 0);
}

function withTops(column: readonly Piece[], top: Piece | undefined): readonly Piece[] {
  const [first] = column;
  if (!first) return [];
  return [top, first.under, ...column].filter((piece) => piece !== undefined);
}
