import { queryOptions } from '@tanstack/react-query';
import { listOf, moment, partsOf, textOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';
import { readGuestGuess, type GuestGuess } from '#app/data/guest/guest-guess.ts';

/** A link that a person made as a guest and that still shows something: until when (ISO 8601), and what was guessed with it. */
export type MyGuestLink = {
  readonly expiresAt: string;
  readonly guessed: (GuestGuess & { readonly id: string }) | undefined;
};

/** Those of a person, the newest first. */
export function myGuestLinksQuery(owner: string) {
  return queryOptions({
    queryKey: ['shares', owner, 'guest'],
    queryFn: async (): Promise<MyGuestLink[]> => {
      const { data, error } = await (await backend()).rpc('my_guest_links');
      if (error) throw error;
      return listOf(readLink)(data) ?? [];
    },
  });
}

function readLink(data: unknown): MyGuestLink | undefined {
  const row = partsOf(data);
  const expiresAt = moment(row['expires_at']);
  const id = textOf()(row['id']);
  const guess = readGuestGuess(data);
  return expiresAt === undefined
    ? undefined
    : { expiresAt, guessed: id === undefined || !guess ? undefined : { ...guess, id } };
}

/** Lets the guesser see both orders, and the summary. */
export async function agreeMyGuestGuess(link: string): Promise<void> {
  const { error } = await (await backend()).rpc('agree_my_guest_guess', { link });
  if (error) throw error;
}

/** Ends them all, from whatever browser. */
export async function endMyGuestLinks(): Promise<void> {
  const { error } = await (await backend()).rpc('end_my_guest_links');
  if (error) throw error;
}
