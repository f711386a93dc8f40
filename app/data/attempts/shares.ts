import { queryOptions } from '@tanstack/react-query';
import { parseAboutPerson, type StudyLevel } from '#domain/about-person.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { parseGuess, type Guess } from '#domain/instruments/interests/guess.ts';
import { attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import { parseSecondLook, type SecondLook } from '#domain/instruments/interests/second-look.ts';
import { flag, isWhole, listOf, oneOf, partsOf, textOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';
import { openGuestLink, type OpenedGuestLink } from '#app/data/guest/guest-link.ts';
import { makeSecret } from '#app/data/device/secret.ts';

/** A link that a person made: whom for, until when, and whether it was opened. The secret is not in it. */
export type Share = {
  readonly id: string;
  readonly label: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  readonly openedAt: string | null;
  readonly opens: number;
  readonly withPlan: boolean;
  /** Ids of the attempts that it shows. */
  readonly what: readonly string[];
  /** Its reader guesses before it shows anything. */
  readonly guessFirst: boolean;
  /** A mail tells its owner that they have. */
  readonly guessMail: boolean;
  readonly guess: Guess | undefined;
  readonly guessAgreedAt: string | null;
};

export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];

/** A person's links, the newest first; always asked anew, for they open results. */
export function sharesQuery(owner: string) {
  return queryOptions({
    queryKey: ['shares', owner],
    queryFn: async (): Promise<Share[]> => {
      const { data, error } = await (
        await backend()
      )
        .from('shares')
        .select(
          'id,label,created_at,expires_at,revoked_at,opened_at,opens,with_plan,what,guess_first,guess_mail,guess,guess_agreed_at',
        )
        .eq('user_id', owner)
        .order('created_at', { ascending: false })
        .limit(50);
      if (error) throw error;
      return data.map(({ id, label, opens, what, ...times }) => ({
        id,
        label,
        opens,
        withPlan: times.with_plan,
        what: listOf(textOf())(what) ?? [],
        guessFirst: times.guess_first,
        guessMail: times.guess_mail,
        guess: parseGuess(times.guess),
        guessAgreedAt: times.guess_agreed_at,
        createdAt: times.created_at,
        expiresAt: times.expires_at,
        revokedAt: times.revoked_at,
        openedAt: times.opened_at,
      }));
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/**
 * Makes a link to these attempts and returns its secret, which leaves this browser as a hash only: it cannot be shown
 * again. Rejects when it was not made.
 */
export async function createShare(wanted: {
  attempts: readonly string[];
  label: string;
  days: ShareDays;
  /** Whether the plan, as it stands whenever the link is opened, is part of it. */
  withPlan: boolean;
}): Promise<{ id: string; token: string }> {
  const { secret: token, hash } = await makeSecret();
  const { data, error } = await (
    await backend()
  ).rpc('create_share', {
    what: [...wanted.attempts],
    token_hash: hash,
    label: wanted.label,
    days: wanted.days,
    with_plan: wanted.withPlan,
  });
  if (error) throw error;
  const id = textOf()(partsOf(data).id);
  if (id === undefined) throw new Error('answered with something else than a link');
  return { id, token };
}

/** Ends a link at once. */
export async function revokeShare(share: string): Promise<void> {
  const { error } = await (await backend()).rpc('revoke_share', { share });
  if (error) throw error;
}

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

/**
 * What a link shows; its secret goes into the body of the request and nowhere else. `again`: the page was loaded again,
 * which is no new opening.
 */
export function openShareQuery(token: string, again: boolean) {
  return queryOptions({
    queryKey: ['opened-share', token],
    queryFn: async (): Promise<OpenedShare> => {
      const { data, error } = await (await backend()).rpc('open_share', { token, again });
      if (error) throw error;
      const opened = readOpened(data);
      // One that no account made may be a guest's.
      return opened.kind === 'unknown' ? openGuestLink(token) : opened;
    },
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
}

function readOpened(data: unknown): OpenedShare {
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
