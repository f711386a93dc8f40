// The records of a kind, by their keys: files of the repository, and what was published beside or in place of them.
import { articleSlugs } from '#tools/content/articles/named.ts';
import { recordFiles, type Overlay } from '#tools/content/read-records.ts';
import { keyOf, type EditableKind } from './editable.ts';
import { portraits, textPhotograph, textPhotographs } from './photographs/photograph-places.ts';
import { isThere } from './record-of.ts';
import { editableTables } from './tables/editable-tables.ts';

export function keysOfKind(
  root: string,
  kind: EditableKind,
  published: Overlay,
): readonly string[] {
  if (kind === 'site') return ['site'];
  if (kind === 'articles') return articleSlugs(root).map((slug) => `articles/${slug}`);
  if (kind === 'tables') return Object.keys(editableTables).map((id) => `tables/${id}`);
  if (kind === 'photographs') return photographKeys(root, published);
  return recordFiles(root, `content/${kind}`, published).flatMap(
    (name) => keyOf(`content/${kind}/${name}`) ?? [],
  );
}

/** Of what is on the site; those of a text, which may have four, where there are any. */
function photographKeys(root: string, published: Overlay): readonly string[] {
  const slugs = articleSlugs(root);
  const inTexts = slugs.flatMap((slug) =>
    textPhotographs
      .filter((at) => isThere(root, published, textPhotograph(slug, at)))
      .map((at) => `${slug}-${at}`),
  );
  const voices = recordFiles(root, 'content/testimonials', published).map(
    (name) => `said-${name.replace('.yaml', '')}`,
  );
  return [...portraits, ...slugs, ...inTexts, ...voices].map((id) => `photographs/${id}`);
}
