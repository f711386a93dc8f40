import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { answerFollowUp, stopFollowUps, type FollowUpOutcome } from '#app/data/person/follow-up.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DirectionForm } from './direction-form.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** What a mail's link leads to: its question and the way out of such mails, whichever was pressed first. Opening does neither. */
export function MailedQuestion({ copy }: { copy: Copy }) {
  const link = useMailedLink();
  const [outcome, setOutcome] = useState<FollowUpOutcome>();
  const said = copy.mailed;
  if (link === undefined) return null;
  const shown = link.token === '' ? 'unknown' : outcome;
  if (shown) {
    const { title, text } = said.outcomes[shown];
    return (
      <div role="status" className="stack max-w-(--measure)">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
    );
  }
  const question = (
    <section key="answer" className="panel stack">
      <p>{said.text}</p>
      <DirectionForm
        onSend={async (family) => setOutcome(await answerFollowUp(link.token, family))}
        copy={copy}
      />
    </section>
  );
  const stop = <Stop key="stop" token={link.token} onDone={setOutcome} copy={copy} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      {link.wish === 'stop' ? [stop, question] : [question, stop]}
    </div>
  );
}

function Stop({
  token,
  onDone,
  copy,
}: {
  token: string;
  onDone: (outcome: FollowUpOutcome) => void;
  copy: Copy;
}) {
  const [step, setStep] = useState<'ready' | 'sending' | 'failed'>('ready');
  const { stopTitle, stopText, stop } = copy.mailed;

  async function send() {
    setStep('sending');
    try {
      onDone(await stopFollowUps(token));
    } catch {
      setStep('failed');
    }
  }

  return (
    <section className="panel stack">
      <h2 className="text-[1.4rem]">{stopTitle}</h2>
      <p>{stopText}</p>
      {step === 'failed' && <Notice tone="error">{copy.failed}</Notice>}
      <div className="actions">
        <Button variant="secondary" busy={step === 'sending'} onClick={() => void send()}>
          {stop}
        </Button>
      </div>
    </section>
  );
}
