import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as notFound } from './not-found.ts';

export const copy = {
  /** As everybody but an editor sees the page: there is none. */
  head: notFound.head,
  notFound,
  editorTitle: `Contenido · ${site.brand}`,
};

export type Copy = Dictionary<typeof copy>;
