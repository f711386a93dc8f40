import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { askingGuestLink, guestGuessQuery } from '#app/data/guest/guest-guess.ts';
import type { GuestLink } from '#app/data/guest/guest-link.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { WaitsProps } from './guess-waits.tsx';
import { Queries } from './queries.tsx';

const GuessWaits = lazyPart<WaitsProps, Copy>(
  async () => (await import('./guess-waits.tsx')).GuessWaits,
  wordsOf('guess'),
  { isOptional: true },
);

/** The same of a guest's own link, of which this browser has the secret; loaded only where it asks for a guess. */
export function GuestGuessWaits() {
  const [link] = useState(() => askingGuestLink());
  return (
    link && (
      <Queries>
        <Waiting link={link} />
      </Queries>
    )
  );
}

function Waiting({ link }: { link: GuestLink }) {
  const paths = usePaths();
  const { data } = useQuery(guestGuessQuery(link));
  if (!data || data.isAgreed) return null;
  return (
    <Suspense>
      <GuessWaits to={`${paths.to('shared-result')}#${link.token}`} label={link.label} />
    </Suspense>
  );
}
