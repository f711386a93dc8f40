// The records of a kind, by their keys: files of the repository, and what was published beside or in place of them.
import { articleSlugs } from '#tools/content/articles/named.ts';
import { recordFiles, type Overlay } from '#tools/content/read-records.ts';
import { keyOf, type EditableKind } from './editable.ts';
import { photographKeys } from './photographs/photographs.ts';
import { editableTables } from './tables/editable-tables.ts';

export function keysOfKind(
  root: string,
  kind: EditableKind,
  published: Overlay,
): readonly string[] {
  if (kind === 'site') return ['site'];
  if (kind === 'articles') return articleSlugs(root).map((slug) => `articles/${slug}`);
  if (kind === 'tables') return Object.keys(editableTables).map((id) => `tables/${id}`);
  if (kind === 'photographs') return photographKeys(root);
  return recordFiles(root, `content/${kind}`, published).flatMap(
    (name) => keyOf(`content/${kind}/${name}`) ?? [],
  );
}
