import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import {
  endMyGuestLinks,
  myGuestLinksQuery,
  type MyGuestLink,
} from '#app/data/attempts/my-guest-links.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { Button } from '#app/ui/button.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** Loaded only where something was guessed. */
const Guessed = lazyPart<
  { owner: string; guessed: NonNullable<MyGuestLink['guessed']> },
  GuessCopy
>(async () => (await import('./my-guest-guess.tsx')).MyGuestGuess, wordsOf('guess'));

/**
 * Links from before the account, which it has taken over: until when they show something, what was guessed with them, and the way
 * to end them.
 */
export function GuestLinksOfMine({ owner, copy }: { owner: string; copy: Copy['list']['guest'] }) {
  const locale = useLocale();
  const mine = useQuery(myGuestLinksQuery(owner));
  const { isBusy, run } = useSubmission();
  const [last] = mine.data ?? [];
  if (!last) return null;
  return (
    <>
      <div className="actions">
        <p>{fill(copy.text, { date: longDateIn(locale).format(new Date(last.expiresAt)) })}</p>
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() =>
            void run(async () => {
              await endMyGuestLinks().catch(() => undefined);
              await mine.refetch();
            })
          }
        >
          {copy.end}
        </Button>
      </div>
      <Suspense>
        {mine.data?.map(
          ({ guessed }) => guessed && <Guessed key={guessed.id} owner={owner} guessed={guessed} />,
        )}
      </Suspense>
    </>
  );
}
