import { queryOptions } from '@tanstack/react-query';
import { parseGuess, type Guess } from '#domain/instruments/interests/guess.ts';
import { listOf, partsOf, textOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';
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
