// What a person answers to a suggestion, and how far it moves the careers beside it.
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { Career } from './career.ts';
import { profileCorrelation } from './profile-correlation.ts';

/** "Me interesa", "no", "ya lo conozco". Careers of interest are the person's favourites. */
export const reactionKinds = ['interested', 'no', 'known'] as const;

export type Reaction = (typeof reactionKinds)[number];

/** By career id. Ids that the catalogue does not know are passed over. */
export type Reactions = Readonly<Record<string, Reaction>>;

/** The reactions with one more, one changed, or with `null` one less. */
export function withReaction(
  reactions: Reactions,
  career: string,
  reaction: Reaction | null,
): Reactions {
  const { [career]: _before, ...others } = reactions;
  return reaction === null ? others : { ...others, [career]: reaction };
}

/** House rule: the kin of a career are the three most alike in shape, if they are as alike as this. */
const KIN = { count: 3, atLeast: 0.8 };

/**
 * House rule: the rank value of a career is multiplied by 1.15 for each career of interest that it is kin to, and by .8
 * for each refused one; "known" moves none. Never r or its band: a reaction changes the order, not the figures.
 */
const PULL: Readonly<Record<Reaction, number>> = { interested: 1.15, no: 0.8, known: 1 };

/** By career id, what reactions to its kin multiply its rank value with; careers not in it keep theirs. */
export function kinPull(
  careers: readonly Career[],
  reactions: Reactions,
): ReadonlyMap<string, number> {
  const pulls = new Map<string, number>();
  for (const career of careers) {
    const reaction = reactions[career.id];
    if (!reaction || PULL[reaction] === 1) continue;
    for (const { id } of kinOf(career, careers)) {
      pulls.set(id, (pulls.get(id) ?? 1) * PULL[reaction]);
    }
  }
  return pulls;
}

/** The up to three careers whose O*NET interests are most alike in shape (r at least .8), the most alike first. */
export function kinOf(career: Career, careers: readonly Career[]): readonly Career[] {
  return careers
    .filter(({ id }) => id !== career.id)
    .map((other) => ({ other, r: likeness(career, other) }))
    .filter(({ r }) => r >= KIN.atLeast)
    .toSorted((a, b) => b.r - a.r)
    .slice(0, KIN.count)
    .map(({ other }) => other);
}

function likeness(one: Career, other: Career): number {
  const compared = profileCorrelation(riasecLetters, one.interests, other.interests);
  return compared.kind === 'correlated' ? compared.r : 0;
}
