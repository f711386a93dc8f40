import { queryOptions } from '@tanstack/react-query';
import { backend } from '#app/data/backend/backend.ts';
import { sha256 } from '#app/data/device/secret.ts';
import { guessSign } from '#domain/class/guess-sign.ts';
import { parseGuess, type Guess, type GuessPlaces } from '#domain/instruments/interests/guess.ts';
import { byLetter } from '#domain/instruments/interests/riasec.ts';
import { partsOf } from '#domain/parsers.ts';
import { readPlaces } from './read-guesses.ts';

/** What the phone that guessed is told: that it waits, or both orders. */
export type GuessStanding = {
  readonly sign: string;
  readonly both: { readonly guess: Guess; readonly places: GuessPlaces } | null;
};

/**
 * Sends a parent's order for the pupil of an alias, which is answered alike whether there is such a pupil or not. The same secret again
 * changes nothing. Rejects with what `classRefusal(error, { PT409: 'full' })` reads.
 */
export async function sendFamilyGuess(sent: {
  code: string;
  alias: string;
  guess: Guess;
  secret: string;
}): Promise<void> {
  const { error } = await (
    await backend()
  ).rpc('guess_in_evening', {
    code: sent.code,
    alias: sent.alias,
    letters: sent.guess.join(''),
    secret_hash: await sha256(sent.secret),
  });
  if (error) throw error;
}

/** So often a phone looks whether the pupil has agreed, in milliseconds: a hall of 500 behind one address stays within its limit. */
const lookEvery = 30_000;

export function guessStandingQuery(secret: string) {
  return queryOptions({
    queryKey: ['family-guess', secret],
    queryFn: async (): Promise<GuessStanding> => {
      const sign = guessSign(await sha256(secret));
      const { data, error } = await (await backend()).rpc('open_family_guess', { secret });
      if (error) throw error;
      const from = partsOf(data);
      const [guess, places] = [parseGuess(from['guess']), readPlaces(from['places'])];
      return { sign, both: guess && places ? { guess, places } : null };
    },
    refetchInterval: ({ state: { data } }) => (data?.both ? false : lookEvery),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });
}

/** Lets the phone of a guess see both orders. `secret`: of the card; empty for a seat of the account that is signed in. */
export async function agreeFamilyGuess(
  guess: string,
  secret: string,
  places: GuessPlaces,
): Promise<void> {
  const shown = byLetter((letter) => [places[letter].from, places[letter].to]);
  const { error } = await (
    await backend()
  ).rpc('agree_family_guess', { guess, secret, places: { ...shown } });
  if (error) throw error;
}

/** Takes a guess away, agreed to or not; `secret` as above. */
export async function dropFamilyGuess(guess: string, secret: string): Promise<void> {
  const { error } = await (await backend()).rpc('drop_family_guess', { guess, secret });
  if (error) throw error;
}
