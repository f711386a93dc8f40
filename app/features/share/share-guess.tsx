import { useQueryClient } from '@tanstack/react-query';
import { agreeGuess } from '#app/data/attempts/guesses.ts';
import { sharesQuery, type Share } from '#app/data/attempts/shares.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { scoredOrder } from '#domain/instruments/interests/guess.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { GuessSeen } from './guess-seen.tsx';

export type ShareGuessProps = {
  owner: string;
  share: Share;
  /** Of the person, where this page has the result that the link shows. */
  section: InterestsSection | undefined;
};

/** What was guessed by a link of an account. */
export function ShareGuess({ owner, share, section, copy }: ShareGuessProps & { copy: Copy }) {
  const queries = useQueryClient();
  if (!share.guess) return null;

  async function agree() {
    try {
      await agreeGuess(share.id);
    } finally {
      await queries.invalidateQueries({ queryKey: sharesQuery(owner).queryKey });
    }
  }

  return (
    <GuessSeen
      id={share.id}
      heading="h4"
      guess={share.guess}
      answers={scoredOrder(section)}
      label={share.label}
      isAgreed={share.guessAgreedAt !== null}
      onAgree={agree}
      copy={copy}
    />
  );
}
