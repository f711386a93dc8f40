// Two changes of one record become one where they are of different fields: what each changed is seen against the record before both.

/** `conflicts`: fields that both changed, differently, as `answer.0.es`; there `mine` stands in what came of it. */
export type Merged = { readonly said: unknown; readonly conflicts: readonly string[] };

/** Lists of one length are put together item by item; of a list that grew or shrank on both sides it is the whole. */
export function mergeRecords(base: unknown, mine: unknown, theirs: unknown, field = ''): Merged {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { said: mine, conflicts: [] };
  if (isSame(mine, base)) return { said: theirs, conflicts: [] };
  if (isListOf(mine, base) && isListOf(theirs, base)) {
    const parts = mine.map((each, at) =>
      mergeRecords(itemOf(base, at), each, theirs[at], field === '' ? `${at}` : `${field}.${at}`),
    );
    const conflicts = parts.flatMap((part) => part.conflicts);
    return { said: parts.map((part) => part.said), conflicts };
  }
  if (!isObject(mine) || !isObject(theirs)) return { said: mine, conflicts: [field] };
  const before = isObject(base) ? base : {};
  const conflicts: string[] = [];
  const said: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const inside = field === '' ? name : `${field}.${name}`;
    const part = mergeRecords(before[name], mine[name], theirs[name], inside);
    conflicts.push(...part.conflicts);
    if (part.said !== undefined) said[name] = part.said;
  }
  return { said, conflicts };
}

/** Whether both are lists, and as long as each other. */
function isListOf(list: unknown, other: unknown): list is readonly unknown[] {
  return Array.isArray(list) && Array.isArray(other) && list.length === other.length;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function itemOf(list: unknown, at: number): unknown {
  return Array.isArray(list) ? list[at] : undefined;
}

function isObject(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
