// Counts people by group and by what comes first for them. Small groups are put together, because a group that is left
// out could be found by subtracting the others from everybody.
import { SMALLEST_CELL } from './protect-table.ts';
import { OTHERS } from './release.ts';

/** A group stands alone from three times the smallest cell on; with fewer, most of its cells would be hidden. */
const SMALLEST_GROUP = 3 * SMALLEST_CELL;

type Labels = { readonly rows: readonly string[]; readonly columns: readonly string[] };

export type Groups = {
  /** One person; `null` for a group not said. */
  add(group: string | null, column: string): void;
  /** Labels and counts: the groups large enough, in alphabetical order, then everybody else together. */
  folded(): readonly [Labels, number[][]];
};

export function createGroups(columns: readonly string[]): Groups {
  const counts = new Map<string, number[]>();
  return {
    add(group, column) {
      const name = group ?? OTHERS;
      const row = counts.get(name) ?? columns.map(() => 0);
      const index = columns.indexOf(column);
      row[index] = (row[index] ?? 0) + 1;
      counts.set(name, row);
    },
    folded() {
      const bySize = [...counts]
        .filter(([name]) => name !== OTHERS)
        .map(([name, row]) => ({ name, row, size: row.reduce((sum, count) => sum + count, 0) }))
        .toSorted((a, b) => a.size - b.size || a.name.localeCompare(b.name));
      const others = [...(counts.get(OTHERS) ?? columns.map(() => 0))];
      const size = () => others.reduce((sum, count) => sum + count, 0);
      const alone = bySize.filter((group) => {
        const isTooSmall = group.size < SMALLEST_GROUP;
        // The others are a group themselves: too few of them take the next smallest group along.
        const areOthersTooFew = size() > 0 && size() < SMALLEST_GROUP;
        if (!isTooSmall && !areOthersTooFew) return true;
        for (const [index, count] of group.row.entries())
          others[index] = (others[index] ?? 0) + count;
        return false;
      });
      const rows = alone.toSorted((a, b) => a.name.localeCompare(b.name));
      const rest = size() > 0 ? [{ name: OTHERS, row: others }] : [];
      const all = [...rows, ...rest];
      return [{ rows: all.map(({ name }) => name), columns }, all.map(({ row }) => row)];
    },
  };
}
