import {
  reactionKinds,
  withReaction,
  type Reaction,
  type Reactions,
} from '#domain/matching/reaction.ts';
import { isWhole, oneOf, orNull, partsOf, recordOf, textOf } from '#domain/parsers.ts';
import { createGuestRecord } from './guest-record.ts';

/** What was said of careers in this browser; `owner`: the person who has claimed it, `null` while it is a guest's. */
export type GuestReactions = { readonly reactions: Reactions; readonly owner: string | null };

const record = createGuestRecord<GuestReactions>({
  name: 'faro-guest-reactions',
  formerKey: 'reactions',
  parse: parseKept,
  parseFormer: parseKept,
  join: (left, { reactions, owner }) => {
    // What was kept for a person is not mixed with the next guest's.
    const isSame = owner === null || owner === left.owner;
    return isSame ? { ...left, reactions: { ...reactions, ...left.reactions } } : left;
  },
});

/** A browser that keeps nothing said nothing. */
export async function readGuestReactions(): Promise<GuestReactions> {
  return (await record.read()) ?? { reactions: {}, owner: null };
}

/** Keeps one reaction of the guest on this device, or removes it. Rejects when the browser refuses. */
export function keepGuestReaction(career: string, reaction: Reaction | null): Promise<void> {
  return record.change((kept) => {
    const mine = kept?.owner === null ? kept.reactions : {};
    return { reactions: withReaction(mine, career, reaction), owner: null };
  });
}

/** The guest turned out to be this person: the next reading of their account sends what is kept. */
export function claimGuestReactions(owner: string): Promise<void> {
  return record.change((kept) => kept && { ...kept, owner });
}

/** Nothing of it stays on this device. */
export function dropGuestReactions(): Promise<void> {
  return record.change(() => undefined);
}

function parseKept(value: unknown): GuestReactions | undefined {
  const from = partsOf(value);
  const kept = {
    reactions: recordOf(oneOf(reactionKinds))(from.reactions),
    owner: orNull(textOf())(from.owner),
  };
  return isWhole(kept) ? kept : undefined;
}
