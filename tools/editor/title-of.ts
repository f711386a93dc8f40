// What a record is called in a list of records: by the first of its texts that names it.

export type Title = { readonly es: string; readonly en: string };

const naming = [
  'question',
  'name',
  'quote',
  'about',
  'brand',
  'office',
  'says',
  'title',
  'subject',
] as const;

/** `undefined` where nothing in it names it: the list shows its key. */
export function titleOf(said: unknown): Title | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(said));
  for (const name of naming) {
    const found = bothOf(fields.get(name));
    if (found) return found;
  }
  return undefined;
}

function bothOf(node: unknown): Title | undefined {
  if (typeof node === 'string') return { es: node, en: node };
  if (typeof node !== 'object' || node === null) return undefined;
  if (!('es' in node) || !('en' in node)) return undefined;
  return typeof node.es === 'string' && typeof node.en === 'string'
    ? { es: node.es, en: node.en }
    : undefined;
}
