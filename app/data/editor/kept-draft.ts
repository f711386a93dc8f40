import * as z from '#domain/zod.ts';
import { browserStorage } from '#app/data/device/browser-storage.ts';

/** What is being written lies here too, by the keys of records, until the server has it: a browser that dies loses nothing. */
export const keptDraftsKey = 'faro-drafts';

const shape = z.record(
  z.string(),
  z.object({ said: z.unknown(), base: z.unknown(), revision: z.number() }),
);
type Kept = z.infer<typeof shape>[string];

function readAll(): z.infer<typeof shape> {
  try {
    return shape.parse(JSON.parse(browserStorage.getItem(keptDraftsKey) ?? '{}'));
  } catch {
    return {};
  }
}

export function keptDraft(key: string): Kept | undefined {
  return readAll()[key];
}

/** `undefined`: the server has it. False where the browser has no room for it. */
export function keepDraft(key: string, draft: Kept | undefined): boolean {
  const { [key]: _, ...others } = readAll();
  const all = draft === undefined ? others : { ...others, [key]: draft };
  if (Object.keys(all).length === 0) browserStorage.removeItem(keptDraftsKey);
  else browserStorage.setItem(keptDraftsKey, JSON.stringify(all));
  return browserStorage.isKept(keptDraftsKey);
}
