import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { answerFollowUp, stopFollowUps, type FollowUpOutcome } from '#app/data/person/follow-up.ts';
import { DirectionForm } from './direction-form.tsx';
import { StopMails } from './stop-mails.tsx';
import type { MailedLink } from './use-mailed-link.ts';

/** What a mail's link leads to: its question and the way out of such mails, whichever was pressed first. Opening does neither. */
export function MailedQuestion({ link, copy }: { link: MailedLink; copy: Copy }) {
  const [outcome, setOutcome] = useState<FollowUpOutcome>();
  const said = copy.mailed;
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
  const stop = (
    <StopMails
      key="stop"
      title={said.stopTitle}
      text={said.stopText}
      press={said.stop}
      failed={copy.failed}
      onStop={async () => setOutcome(await stopFollowUps(link.token))}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      {link.wish === 'stop' ? [stop, question] : [question, stop]}
    </div>
  );
}
