import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { stopGuessMails } from '#app/data/person/follow-up.ts';
import { StopMails } from './stop-mails.tsx';

/** Ends the mails that a guess came back, for who holds the link of one of them. Opening ends nothing. */
export function StopGuessMails({ token, copy }: { token: string; copy: Copy }) {
  const [outcome, setOutcome] = useState<'stopped' | 'unknown' | undefined>(
    token === '' ? 'unknown' : undefined,
  );
  const said = copy.guesses;
  if (outcome) {
    return (
      <div role="status" className="stack max-w-(--measure)">
        <h2>{said[outcome].title}</h2>
        <p className="lead">{said[outcome].text}</p>
      </div>
    );
  }
  return (
    <StopMails
      text={said.text}
      press={said.stop}
      failed={copy.failed}
      onStop={async () =>
        setOutcome((await stopGuessMails(token)) === 'stopped' ? 'stopped' : 'unknown')
      }
    />
  );
}
