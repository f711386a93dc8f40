// The records of a kind by their keys and names, as the editor lists them.
import type { Overlay } from '#tools/content/read-records.ts';
import { placeOf, type EditableKind } from './editable.ts';
import { keysOfKind } from './keys-of-kind.ts';
import { photographTitle } from './photograph-title.ts';
import { recordOf } from './record-of.ts';
import { tableOf } from './tables/editable-tables.ts';
import { titleOf, type Title } from './title-of.ts';

type Listed = { readonly key: string; readonly title: Title | undefined };

/** What is published, then drafts of what is not there yet; nothing is `said` of a file. */
export function listedRecords(
  root: string,
  published: Overlay,
  asked: {
    kind: EditableKind;
    drafts: readonly { readonly key: string; readonly said?: unknown }[];
  },
): readonly Listed[] {
  const { kind, drafts } = asked;
  const known = keysOfKind(root, kind, published);
  const added = drafts.filter(({ key }) => placeOf(key)?.kind === kind && !known.includes(key));
  const titled = (key: string, said: unknown): Listed => ({
    key,
    title:
      tableOf(key)?.title ??
      (kind === 'photographs' ? photographTitle(root, published, key) : titleOf(said)),
  });
  return [
    ...known.map((key) => titled(key, recordOf(root, published, key))),
    ...added.map(({ key, said }) => titled(key, said)),
  ];
}
