import type { Tag } from './read-html.ts';

/** An opening tag, a closing one, or `#text` where a text begins. `shown` says all of it. */
export type ShownTag = { readonly shown: string; readonly open: Tag | undefined };

/** A tag whose attributes and classes stand in the order of the alphabet, without what each build makes anew. */
export function canonical({ name, attributes }: Tag, renumber: (value: string) => string): Tag {
  const sorted = [...attributes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { name, attributes: new Map(sorted.map(([key, value]) => [key, valueOf(key, value)])) };

  function valueOf(key: string, value: string): string {
    if (key === 'nonce' || key === 'integrity') return '*';
    if (key === 'class') return classesOf(value).join(' ');
    return renumber(value);
  }
}

function classesOf(value: string): string[] {
  return [...new Set(value.split(/\s+/).filter(Boolean))].toSorted();
}

export function showTag({ name, attributes }: Tag): string {
  return `<${[name, ...showAttributes(attributes)].join(' ')}>`;
}

export function showAttributes(attributes: ReadonlyMap<string, string>): string[] {
  return [...attributes].map(([key, value]) => (value === '' ? key : `${key}="${value}"`));
}
