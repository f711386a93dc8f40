import { parseAboutPerson, type StudyLevel } from '#domain/about-person.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import { parseGuess, type Guess } from '#domain/instruments/interests/guess.ts';
import { parseSecondLook, type SecondLook } from '#domain/instruments/interests/second-look.ts';
import { flag, isWhole, listOf, oneOf, partsOf, textOf } from '#domain/parsers.ts';
import type { OpenedGuestLink } from '#app/data/guest/guest-link.ts';

/** What a link shows, or why it shows nothing. */
export type OpenedShare =
  | OpenedGuestLink
  | {
      /** It waits for a guess, or for the owner to agree to the one that was sent: it tells nothing yet. */
      readonly kind: 'guess';
      /** Of an account's link; one of a guest's is in `OpenedGuestLink`. */
      readonly isGuests: false;
      readonly expiresAt: string;
      readonly isOwn: boolean;
      readonly isSent: boolean;
    }
  | {
      readonly kind: 'live';
      /** What was guessed of the interests, once the owner has agreed. */
      readonly guess: Guess | undefined;
      readonly name: string;
      readonly studyLevel: StudyLevel | null;
      readonly expiresAt: string;
      /** The owner looks at what others see. */
      readonly isOwn: boolean;
      readonly attempts: readonly Attempt[];
      /** How the owner looked again at the interests, as it stands now. */
      readonly secondLooks: readonly SecondLook[];
      /** The plan as it is stored; read where it is told. Nothing where the link shows none. */
      readonly plan: unknown;
    };

/** What the database answered, read; loaded while it answers. */
export function readOpened(data: unknown): OpenedShare {
  const from = partsOf(data);
  const dead = oneOf(['unknown', 'revoked', 'expired', 'resting'])(from.kind);
  if (dead) return { kind: dead };
  if (from.kind === 'guess') {
    const waiting = {
      kind: 'guess' as const,
      isGuests: false as const,
      expiresAt: textOf()(from.expires_at),
      isOwn: flag(from.is_own),
      isSent: flag(from.is_sent),
    };
    if (isWhole(waiting)) return waiting;
  }
  const live = {
    kind: oneOf(['live'])(from.kind),
    name: textOf()(from.name),
    expiresAt: textOf()(from.expires_at),
    isOwn: flag(from.is_own),
    attempts: listOf(readAttempts)(from.attempts)?.flat(),
    secondLooks: listOf(readSecondLook)(from.attempts)?.flat(),
  };
  if (!isWhole(live)) throw new Error('answered with something else than a shared result');
  return {
    ...live,
    guess: parseGuess(from.guess),
    studyLevel: parseAboutPerson({ studyLevel: from.study_level }).studyLevel,
    plan: from.plan ?? null,
  };
}

// What a link shows of an attempt says when it began, and not how long each answer took.
function readAttempts(shown: unknown): Attempt[] {
  const { started_at, ...row } = partsOf(shown);
  return attemptsOfRows([{ ...row, created_at: started_at, item_times: {} }]);
}

function readSecondLook(shown: unknown): SecondLook[] {
  const { id: attempt, second_look } = partsOf(shown);
  const look = parseSecondLook({ ...partsOf(second_look), attempt, itemTimes: {} });
  return look ? [look] : [];
}
