// Names in an order that ties cannot break: one is clearly ahead of another only with more than `margin` points more,
// and everything said about order is a count of those clearly ahead. Types and work values are both told like this.

/** Groups from the highest to the lowest; names inside a group in the order given, which ranks nothing. */
export type RankedGroups<Name extends string> = readonly (readonly Name[])[];

export type Points<Name extends string> = Readonly<Record<Name, number>>;

/** Groups names by how many others are clearly ahead of them; the first group is everything tied with the top. */
export function rankedGroups<Name extends string>(
  names: readonly Name[],
  points: Points<Name>,
  margin: number,
): RankedGroups<Name> {
  const places = names.map((name) => clearlyAhead(names, points, name, margin));
  return [...new Set(places)]
    .toSorted((a, b) => a - b)
    .map((place) => names.filter((_, index) => places[index] === place));
}

/** The names that may truly be among the first `count`: those that fewer than `count` are clearly ahead of. */
export function leadingNames<Name extends string>(
  names: readonly Name[],
  points: Points<Name>,
  { margin, count }: { margin: number; count: number },
): readonly Name[] {
  return names.filter((name) => clearlyAhead(names, points, name, margin) < count);
}

function clearlyAhead<Name extends string>(
  names: readonly Name[],
  points: Points<Name>,
  name: Name,
  margin: number,
): number {
  return names.filter((other) => points[other] - points[name] > margin).length;
}
