// Files of the repository that were changed, and that the owner published otherwise, brought into the editor as drafts.
import type { Queries } from '#server/database/database.ts';
import { keyOf, placeOf } from '#tools/editor/editable.ts';
import type { PublishedContent } from '#tools/editor/published-content.ts';
import { recordOf, textOf } from '#tools/editor/record-of.ts';
import { saidIn } from '#tools/editor/record-texts.ts';
import type { Pulled } from './pull.ts';

/** A draft that is there already is left alone, and named. */
export async function push(
  root: string,
  { texts, bases }: Pick<PublishedContent, 'texts' | 'bases'>,
  database: Queries,
): Promise<Pulled> {
  const done: string[] = [];
  const left: string[] = [];
  const shownIn = (file: string) => (texts.has(file) ? texts.get(file) : textOf(root, file));
  const isChanged = (file: string) => {
    const now = textOf(root, file);
    return (
      now !== undefined && texts.has(file) && now !== texts.get(file) && now !== bases.get(file)
    );
  };
  for (const key of new Set([...texts.keys()].flatMap((file) => keyOf(file) ?? []))) {
    const { kind, files } = placeOf(key) ?? { kind: 'site', files: [] };
    if (!files.some(isChanged)) continue;
    const said = JSON.stringify(recordOf(root, new Map(), key));
    const base = JSON.stringify(saidIn(kind, files.map(shownIn)) ?? null);
    const [made] = await database.query(
      `insert into private.content_drafts (key, said, base) values ($1, $2::text::jsonb, $3::text::jsonb)
       on conflict (key) do nothing returning key`,
      [key, said, base],
    );
    if (made) done.push(`${key}: a draft`);
    else left.push(`${key}: has a draft already, left alone`);
  }
  return { done, left };
}
