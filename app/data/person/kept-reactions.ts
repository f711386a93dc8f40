import {
  reactionKinds,
  withReaction,
  type Reaction,
  type Reactions,
} from '#domain/matching/reaction.ts';
import { isWhole, oneOf, orNull, partsOf, recordOf, textOf } from '#domain/parsers.ts';
import { indexedDbStorage, type AttemptStorage } from '#app/data/answers/attempt-storage.ts';

/** Beside the attempts on this device, which pass over a record that is none. */
const key = 'reactions';

/** What was said of careers in this browser; `owner`: whose it is to become, `null` while it is a guest's. */
export type KeptReactions = { readonly reactions: Reactions; readonly owner: string | null };

const nothing: KeptReactions = { reactions: {}, owner: null };
/** A browser that keeps nothing said nothing. */
export async function readKept(
  storage: AttemptStorage = indexedDbStorage(),
): Promise<KeptReactions> {
  const records = await storage.readAll().catch(() => []);
  return records.map(parseKept).find((kept) => kept !== undefined) ?? nothing;
}

/** Keeps one reaction of the guest on this device, or removes it. Rejects when the browser refuses. */
export async function keepReaction(
  career: string,
  reaction: Reaction | null,
  storage: AttemptStorage = indexedDbStorage(),
): Promise<void> {
  await storage.change(key, (stored) => {
    const kept = parseKept(stored);
    const mine = kept?.owner === null ? kept.reactions : {};
    return asStored({ reactions: withReaction(mine, career, reaction), owner: null });
  });
}

/** The guest turned out to be this person: the next reading of their account sends what is kept. */
export async function giveKept(
  owner: string,
  storage: AttemptStorage = indexedDbStorage(),
): Promise<void> {
  await storage.change(key, (stored) => {
    const kept = parseKept(stored);
    return kept && asStored({ ...kept, owner });
  });
}

/** Nothing of it stays on this device. */
export async function dropKept(storage: AttemptStorage = indexedDbStorage()): Promise<void> {
  await storage.change(key, () => undefined);
}

function asStored({ reactions, owner }: KeptReactions) {
  return { [key]: reactions, owner };
}

function parseKept(value: unknown): KeptReactions | undefined {
  const from = partsOf(value);
  const kept = {
    reactions: recordOf(oneOf(reactionKinds))(from[key]),
    owner: orNull(textOf())(from.owner),
  };
  return isWhole(kept) ? kept : undefined;
}
