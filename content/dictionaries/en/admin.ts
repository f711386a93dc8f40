import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/admin.ts';
import { copy as notFound } from './not-found.ts';

export const copy = {
  head: notFound.head,
  notFound,
  adminTitle: `Administration · ${site.brand}`,
} satisfies Copy;
