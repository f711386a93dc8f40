import type { Tag } from './read-html.ts';

/** A file below `/assets/` that an element asks for. */
type LoadedFile = {
  /** `script boot.js`, `preload text.woff2` */
  readonly says: string;
  /** Only a hint to fetch it early: no part of the structure. */
  readonly isHint: boolean;
  /** The element with the kind of file in place of its name. */
  readonly tag: Tag;
};

/** Which built file an element asks for, if it is a script or a link that does. */
export function loadedFile({ name, attributes }: Tag): LoadedFile | undefined {
  const key = name === 'script' ? 'src' : name === 'link' ? 'href' : undefined;
  const file = key && /^\/assets\/(.+?(\.\w+))$/.exec(attributes.get(key) ?? '');
  if (!key || !file) return undefined;
  const how = name === 'script' ? 'script' : (attributes.get('rel') ?? 'link');
  return {
    says: `${how} ${file[1]}`,
    isHint: /^(preload|modulepreload|prefetch)$/.test(how),
    tag: { name, attributes: new Map([...attributes, [key, `/assets/*${file[2]}`]]) },
  };
}
