// Which groups may have figures of their own: large enough, and not so many that the rest of the people could be found by
// subtracting them from everybody (threat P16).
import { hiddenCells, SMALLEST_CELL } from '#domain/research/protect-table.ts';
import { FEWEST_IN_GROUP } from './fewest-people.ts';

/** A person's group, or `null` where it is not said. */
export type GroupOf<Person> = (person: Person) => string | null;

export type PublishableGroups<Person> = {
  /** The groups that stand alone, the largest first; of equals the first in the alphabet. */
  readonly groups: readonly { readonly group: string; readonly people: readonly Person[] }[];
  /** People in every group, falling, whether it stands alone or not. */
  readonly sizes: readonly number[];
};

/** Groups of 300 and more; the smallest of them gives way while fewer than ten people would be left beside them. */
export function publishableGroups<Person>(
  people: readonly Person[],
  groupOf: GroupOf<Person>,
): PublishableGroups<Person> {
  const all = sorted(people, groupOf);
  let standing = all.filter((group) => group.people.length >= FEWEST_IN_GROUP);
  const left = () => people.length - standing.reduce((sum, group) => sum + group.people.length, 0);
  while (standing.length > 0 && left() > 0 && left() < SMALLEST_CELL)
    standing = standing.slice(0, -1);
  return { groups: standing, sizes: all.map((group) => group.people.length) };
}

export type Cell<Person> = {
  readonly row: string;
  readonly column: string;
  readonly people: readonly Person[];
};

/** The cells of a two-way table that may have figures of their own: no margin minus shown cells pins a hidden one. */
export function publishableCells<Person>(
  people: readonly Person[],
  rowOf: GroupOf<Person>,
  columnOf: GroupOf<Person>,
): readonly Cell<Person>[] {
  const named = (group: string | null) => group ?? '';
  const rows = [...new Set(people.map((person) => named(rowOf(person))))].toSorted();
  const columns = [...new Set(people.map((person) => named(columnOf(person))))].toSorted();
  const cells = rows.map((row) =>
    columns.map((column) => ({
      row,
      column,
      people: people.filter((one) => named(rowOf(one)) === row && named(columnOf(one)) === column),
    })),
  );
  // Those who did not say belong to no cell, and stay hidden however many they are.
  const counts = cells.map((line) => line.map((cell) => cell.people.length));
  const isNamed = ({ row, column }: Cell<Person>) => row !== '' && column !== '';
  const hidden = hiddenCells(counts, SMALLEST_CELL, FEWEST_IN_GROUP);
  if (!hidden) return [];
  return cells.flatMap((line, r) => line.filter((cell, c) => !hidden[r]?.[c] && isNamed(cell)));
}

function sorted<Person>(people: readonly Person[], groupOf: GroupOf<Person>) {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const group = groupOf(person);
    if (group === null) continue;
    groups.set(group, [...(groups.get(group) ?? []), person]);
  }
  return [...groups]
    .map(([group, members]) => ({ group, people: members }))
    .toSorted((a, b) => b.people.length - a.people.length || (a.group < b.group ? -1 : 1));
}
