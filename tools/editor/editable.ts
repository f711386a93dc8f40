// What an editor of forms may change: every record of content, by a key, `site` or `faq/que-es-gratis`.
import type { z } from 'zod';
import { siteSchema } from '#content/schemas/site.ts';
import { keysOf } from '#content/schemas/words.ts';
import { kinds, siteFile, type Kind } from '#tools/content/kinds.ts';

/** `site`, or the folder of a record's kind. */
export type EditableKind = Kind | 'site';

/** What an owner looks for first. */
const first: readonly EditableKind[] = [
  'site',
  'faq',
  'testimonials',
  'facts',
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

const schemas: Readonly<Record<EditableKind, z.ZodType>> = { ...kinds, site: siteSchema };

export function schemaOf(kind: EditableKind): z.ZodType {
  return schemas[kind];
}

/** The kind and the file of a key; `undefined` where it is none, whatever is written in it. */
export function placeOf(key: string): { kind: EditableKind; file: string } | undefined {
  if (key === 'site') return { kind: 'site', file: siteFile };
  const [, folder = '', id = ''] = /^([a-z-]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(key) ?? [];
  const kind = editableKinds.find((each) => each === folder && each !== 'site');
  return kind && { kind, file: `content/${folder}/${id}.yaml` };
}

/** The key of a record's file. */
export function keyOf(file: string): string | undefined {
  if (file === siteFile) return 'site';
  const [, key = ''] = /^content\/([a-z-]+\/[a-z0-9-]+)\.yaml$/.exec(file) ?? [];
  return placeOf(key) && key;
}
