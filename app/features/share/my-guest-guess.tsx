import { useQueryClient } from '@tanstack/react-query';
import {
  agreeMyGuestGuess,
  myGuestLinksQuery,
  type MyGuestLink,
} from '#app/data/attempts/my-guest-links.ts';
import { waitingGuessQuery } from '#app/data/attempts/waiting-guesses.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { GuessSeen } from './guess-seen.tsx';

/** What was guessed by a link from before the account. */
export function MyGuestGuess({
  owner,
  guessed: { id, guess, summary, isAgreed },
  copy,
}: {
  owner: string;
  guessed: NonNullable<MyGuestLink['guessed']>;
  copy: Copy;
}) {
  const queries = useQueryClient();
  return (
    <GuessSeen
      id={id}
      heading="h4"
      guess={guess}
      answers={summary}
      label=""
      isAgreed={isAgreed}
      onAgree={async () => {
        await agreeMyGuestGuess(id);
        for (const { queryKey } of [myGuestLinksQuery(owner), waitingGuessQuery(owner)])
          await queries.invalidateQueries({ queryKey });
      }}
      copy={copy}
    />
  );
}
