// What an editor may change: every record of content, every article, and what is uploaded, tables and photographs, by a key: `site`, `faq/que-es-gratis`,
// `articles/family-budget`, `tables/madrid-cutoffs`.
import { resolve } from 'node:path';
import type { z } from 'zod';
import { articleSchema } from '#content/schemas/article.ts';
import { siteSchema } from '#content/schemas/site.ts';
import { keysOf } from '#content/schemas/words.ts';
import { articleSlugs } from '#tools/content/articles/named.ts';
import { kinds, siteFile, type Kind } from '#tools/content/kinds.ts';
import { photographKeyOf, photographPlace } from './photographs/photograph-places.ts';
import { photographShape } from './photographs/photographs.ts';
import { tableFileOf, tableKeyOf } from './tables/editable-tables.ts';
import { tableDraftShape } from './tables/table-draft.ts';

/** `site`, `articles`, `tables`, `photographs`, or the folder of a record's kind. */
export type EditableKind = Kind | 'site' | 'articles' | 'tables' | 'photographs';

/** The repository as it is installed, whose articles there are. */
const root = resolve(import.meta.dirname, '../..');

/** What an owner looks for first. */
const first: readonly EditableKind[] = [
  'site',
  'faq',
  'testimonials',
  'articles',
  'facts',
  'tables',
  'photographs',
  'mails',
  'answers',
  'careers',
  'countries',
  'ways',
  'tuition',
  'professions',
];

/** All kinds there are: one that is new stands at the end. */
export const editableKinds: readonly EditableKind[] = [
  ...first,
  ...keysOf(kinds).filter((kind) => !first.includes(kind)),
];

const schemas: Readonly<Record<EditableKind, z.ZodType>> = {
  ...kinds,
  site: siteSchema,
  articles: articleSchema,
  tables: tableDraftShape,
  photographs: photographShape,
};

export function schemaOf(kind: EditableKind): z.ZodType {
  return schemas[kind];
}

/** The kind of a key, and its files in the order in which `record-texts.ts` reads and writes them. */
export type Place = { readonly kind: EditableKind; readonly files: readonly string[] };

/** `undefined` where a key is none, whatever is written in it. */
export function placeOf(key: string): Place | undefined {
  if (key === 'site') return { kind: 'site', files: [siteFile] };
  const [, folder = '', id = ''] = /^([a-z-]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(key) ?? [];
  const kind = editableKinds.find((each) => each === folder && each !== 'site');
  if (!kind) return undefined;
  if (kind === 'tables') {
    const file = tableFileOf(id);
    return file === undefined ? undefined : { kind, files: [file] };
  }
  if (kind === 'photographs') {
    const place = photographPlace(root, key);
    return place && { kind, files: [place.file] };
  }
  const inLanguages = kind === 'articles';
  // An article is a folder of the repository, with its address and its picture.
  if (inLanguages && !articleSlugs(root).includes(id)) return undefined;
  const names = inLanguages ? [`${id}/es.mdx`, `${id}/en.mdx`] : [`${id}.yaml`];
  return { kind, files: names.map((name) => `content/${folder}/${name}`) };
}

/** The key of the record that a file is of. */
export function keyOf(file: string): string | undefined {
  if (file === siteFile) return 'site';
  if (file.startsWith('data/')) return tableKeyOf(file);
  if (file.startsWith('content/photographs/')) return photographKeyOf(file);
  const [, key = ''] =
    /^content\/([a-z-]+\/[a-z0-9-]+)(?:\.yaml|\/(?:es|en)\.mdx)$/.exec(file) ?? [];
  return placeOf(key)?.files.includes(file) ? key : undefined;
}
