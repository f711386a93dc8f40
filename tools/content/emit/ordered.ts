// Records in the order of lists: by group, then by place, then by id.

type Placed = { readonly place?: number | undefined };

export type Entry<Said> = readonly [id: string, record: Said];

export function ordered<Said extends Placed>(
  records: ReadonlyMap<string, Said>,
  groups: readonly string[] = [],
  groupOf: (record: Said) => string = () => '',
): Entry<Said>[] {
  const rank = ([id, record]: Entry<Said>) =>
    [groups.indexOf(groupOf(record)), record.place ?? Infinity, id] as const;
  return [...records].toSorted((one, other) => {
    const [group, place, id] = rank(one);
    const [otherGroup, otherPlace, otherId] = rank(other);
    if (group !== otherGroup) return group - otherGroup;
    if (place !== otherPlace) return place < otherPlace ? -1 : 1;
    return id < otherId ? -1 : 1;
  });
}
