import type { Tag } from './read-html.ts';
import { showAttributes } from './shown-tag.ts';

/** Something that a head says of its page: `key` is what of, such as `meta description`. */
export type HeadEntry = { readonly key: string; readonly value: string };

/** What a `<meta>` or a `<link>` of the head says; stylesheets belong to the structure. */
export function headEntry({ name, attributes }: Tag): HeadEntry | undefined {
  const rest = new Map(attributes);
  const take = (key: string) => {
    const value = rest.get(key);
    rest.delete(key);
    return value;
  };
  const withRest = (value = '') => [value, ...showAttributes(rest)].join(' ').trim();
  const kind = (keys: readonly string[]) => keys.flatMap((key) => take(key) ?? []).join(' ');
  if (name === 'meta') {
    const key = kind(['name', 'property', 'http-equiv', 'itemprop', 'media']);
    return { key: `meta ${key}`.trim(), value: withRest(take('content')) };
  }
  if (name !== 'link' || attributes.get('rel') === 'stylesheet') return undefined;
  const key = kind(['rel', 'hreflang', 'type', 'media', 'sizes']);
  return { key: `link ${key}`.trim(), value: withRest(take('href')) };
}
