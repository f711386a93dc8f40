import { queryOptions } from '@tanstack/react-query';
import { flag, partsOf } from '#domain/parsers.ts';
import { parseGuess, type Guess } from '#domain/instruments/interests/guess.ts';
import { backend } from '#app/data/backend/backend.ts';
import { guestLinkKey } from './guest-link-key.ts';
import { keptGuestLink, readSummary, type GuestLink, type GuestSummary } from './guest-link.ts';

/** What came back by a guest's own link, of which summary, and whether whoever guessed may see both. */
export type GuestGuess = {
  readonly guess: Guess;
  readonly isAgreed: boolean;
  readonly summary: GuestSummary;
};

/** What was guessed with the link of this browser; nothing where none asks, and while nobody has. */
export function guestGuessQuery({ token, secret }: GuestLink) {
  return queryOptions({
    queryKey: ['guest-guess', token],
    queryFn: async (): Promise<GuestGuess | null> => {
      const { data, error } = await (await backend()).rpc('guest_guess', { secret });
      if (error) throw error;
      return readGuestGuess(data) ?? null;
    },
    staleTime: 0,
  });
}

/** What the database says of a guess; nothing where there is none. */
export function readGuestGuess(data: unknown): GuestGuess | undefined {
  const from = partsOf(data);
  const guess = parseGuess(from['guess']);
  const summary = readSummary(from['summary']);
  const isAgreed = flag(from['is_agreed']);
  return guess && summary && isAgreed !== undefined ? { guess, summary, isAgreed } : undefined;
}

/** Opens the link of this browser to both orders; from then on it waits for nothing. */
export async function agreeGuestGuess(link: GuestLink): Promise<void> {
  const { data, error } = await (await backend()).rpc('agree_guest_guess', { secret: link.secret });
  if (error) throw error;
  if (data === 0) throw new Error('no link that waits');
  localStorage.setItem(guestLinkKey, JSON.stringify({ ...link, asksGuess: false }));
}

/** The link of this browser that asks for a guess. */
export function askingGuestLink(): GuestLink | undefined {
  const link = keptGuestLink();
  return link?.asksGuess ? link : undefined;
}
