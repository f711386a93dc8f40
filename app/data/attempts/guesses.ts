import { backend } from '#app/data/backend/backend.ts';
import type { Guess } from '#domain/instruments/interests/guess.ts';

/** Whether others guess before a link of one's own shows anything. */
export async function askGuess(share: string, wanted: boolean): Promise<void> {
  const { error } = await (await backend()).rpc('ask_guess', { share, wanted });
  if (error) throw error;
}

/** Lets the guesser see both orders, and the report. */
export async function agreeGuess(share: string): Promise<void> {
  const { error } = await (await backend()).rpc('agree_guess', { share });
  if (error) throw error;
}

/** Says once in which order the six are recognised; the secret of the link goes in the body alone. */
export async function sendGuess(token: string, guess: Guess): Promise<void> {
  const { error } = await (await backend()).rpc('guess_share', { token, letters: guess.join('') });
  if (error) throw error;
}
