import { useState, type ReactNode } from 'react';
import { Checkbox } from '#app/ui/field.tsx';

/** Whether others guess before a link shows anything; `children`: what is asked where they do. */
export function AskGuess({
  copy,
  children,
}: {
  copy: { guess: string; guessHelp: string };
  children: ReactNode;
}) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Checkbox
        name="guess"
        label={copy.guess}
        help={copy.guessHelp}
        checked={asks}
        onChange={({ target }) => setAsks(target.checked)}
      />
      {asks && children}
    </>
  );
}
