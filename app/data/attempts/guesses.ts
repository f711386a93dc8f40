import { backend } from '#app/data/backend/backend.ts';
import type { Guess } from '#domain/instruments/interests/guess.ts';

/** Whether others guess before a link of one's own shows anything, and whether a mail tells that they have. */
export async function askGuess(share: string, wanted: boolean, byMail: boolean): Promise<void> {
  const { error } = await (await backend()).rpc('ask_guess', { share, wanted, by_mail: byMail });
  if (error) throw error;
}

/** Lets the guesser see both orders, and the report. */
export async function agreeGuess(share: string): Promise<void> {
  const { error } = await (await backend()).rpc('agree_guess', { share });
  if (error) throw error;
}

/** Says once in which order the six are recognised; the secret of the link goes in the body alone. `isGuests`: of a guest's link. */
export async function sendGuess(token: string, guess: Guess, isGuests: boolean): Promise<void> {
  const call = isGuests ? 'guess_guest_link' : 'guess_share';
  const { error } = await (await backend()).rpc(call, { token, letters: guess.join('') });
  if (error) throw error;
}
