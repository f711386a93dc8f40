import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agreeGuestGuess, guestGuessQuery } from '#app/data/guest/guest-guess.ts';
import { keptGuestLink } from '#app/data/guest/guest-link.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { GuessSeen } from './guess-seen.tsx';

/** What was guessed by the link of this browser's guest, for them alone; nothing while nobody has. */
export function GuestGuess({ onAgreed, copy }: { onAgreed: () => Promise<void>; copy: Copy }) {
  const [link] = useState(() => keptGuestLink());
  return link && <Guessed link={link} onAgreed={onAgreed} copy={copy} />;
}

function Guessed({
  link,
  onAgreed,
  copy,
}: {
  link: NonNullable<ReturnType<typeof keptGuestLink>>;
  onAgreed: () => Promise<void>;
  copy: Copy;
}) {
  const { data, refetch } = useQuery(guestGuessQuery(link));
  if (!data) return null;
  return (
    <GuessSeen
      id="guest"
      heading="h2"
      guess={data.guess}
      answers={data.summary}
      label={link.label}
      isAgreed={data.isAgreed}
      onAgree={async () => {
        await agreeGuestGuess(link);
        await refetch();
        await onAgreed();
      }}
      copy={copy}
    />
  );
}
