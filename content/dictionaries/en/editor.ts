import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/editor.ts';
import { copy as notFound } from './not-found.ts';

export const copy = {
  head: notFound.head,
  notFound,
  editorTitle: `Content · ${site.brand}`,
} satisfies Copy;
