// Which portrait a profile is given: a pair of types that are liked, one type that stands alone, or none that stands out.
import type { InterestsProfile } from './profile.ts';
import { riasecLetters, type RiasecLetter } from './riasec.ts';

/** Pairs and single types in the order of the hexagon, which ranks nothing; then the two portraits of flat profiles. */
export const portraitIds = [
  ...([
    'ri',
    'ra',
    'rs',
    're',
    'rc',
    'ia',
    'is',
    'ie',
    'ic',
    'as',
    'ae',
    'ac',
    'se',
    'sc',
  ] as const),
  ...(['ec', 'r', 'i', 'a', 's', 'e', 'c', 'high', 'middle'] as const),
] as const;

export type PortraitId = (typeof portraitIds)[number];

export type ChosenPortrait = {
  readonly id: PortraitId;
  /** The portrait of one type alone, without a second. */
  readonly isAlone: boolean;
  /** Portraits that the same answers would give with a little chance: the second type is tied with a third. */
  readonly near: readonly PortraitId[];
  /** Even the highest type lies below the middle of its scale: it draws more than the rest, and is not much liked. */
  readonly isFaint: boolean;
};

/** House rule: the first type stands alone from this share of the possible range on (10 of 40). */
const ALONE_SHARE = 0.25;
/** Below the middle of its scale a type is, on average, not liked: it is no half of a pair. */
const LIKED_SHARE = 0.5;
const MOST_NEAR = 3;

/**
 * The portrait of a profile: of the two highest types, or of the first alone when the second is far behind it, or clearly
 * behind and not liked. Equal points stand in the order of the hexagon, and `near` names what that leaves open. A flat
 * profile is `high` when all six lie above the middle, so that something of each was liked, else `middle`. `undefined` for an incomplete one, and where nothing was
 * liked: that has careful words of its own.
 */
export function portraitOf(profile: InterestsProfile): ChosenPortrait | undefined {
  if (profile.kind === 'incomplete') return undefined;
  const { points, max } = profile;
  const ordered = riasecLetters.toSorted((a, b) => points[b] - points[a]);
  const [first, second] = ordered;
  if (first === undefined || second === undefined) return undefined;
  const isLiked = (letter: RiasecLetter) => points[letter] >= LIKED_SHARE * max;
  if (profile.kind === 'flat') {
    if (profile.likesNothing) return undefined;
    const id = ordered.every((letter) => points[letter] > LIKED_SHARE * max) ? 'high' : 'middle';
    return { id, isAlone: false, near: [], isFaint: false };
  }
  const isTied = (a: RiasecLetter, b: RiasecLetter) =>
    profile.ties.some((pair) => pair.includes(a) && pair.includes(b));
  const isFaint = !isLiked(first);
  const isBehind = points[first] - points[second] >= ALONE_SHARE * max || !isLiked(second);
  const isAlone = isBehind && !isTied(first, second);
  if (isAlone) return { id: idOf(first), isAlone, near: [], isFaint };
  const open = ordered.slice(2).filter((letter) => isTied(second, letter));
  const near = open.flatMap((letter) => [
    idOf(first, letter),
    ...(isTied(first, letter) ? [idOf(second, letter)] : []),
  ]);
  return { id: idOf(first, second), isAlone, near: near.slice(0, MOST_NEAR), isFaint };
}

function idOf(...letters: readonly RiasecLetter[]): PortraitId {
  const text = riasecLetters
    .filter((letter) => letters.includes(letter))
    .join('')
    .toLowerCase();
  const id = portraitIds.find((one) => one === text);
  if (!id) throw new RangeError(`no portrait of ${letters.join(' and ')}`);
  return id;
}
