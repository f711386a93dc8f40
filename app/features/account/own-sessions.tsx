import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { endOtherSessions, ownSessionsQuery } from '#app/data/account.ts';
import { failureText } from '#app/data/auth-failure.ts';
import type { OwnSession } from '#app/data/own-sessions.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';

type Outcome = { kind: 'none' } | { kind: 'ended' } | { kind: 'failed'; text: string };

/** Where the account is open, and the way to close it everywhere else. */
export function OwnSessions({ userId, copy }: { userId: string; copy: Copy['settings'] }) {
  const sessions = useQuery(ownSessionsQuery(userId));
  const { isBusy, run } = useSubmission();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const words = copy.sessions;

  async function endOthers() {
    const answer = await endOtherSessions();
    if (answer.kind === 'failed') {
      setOutcome({ kind: 'failed', text: failureText(answer.failure, copy.errors.failures) });
      return;
    }
    setOutcome({ kind: 'ended' });
    await sessions.refetch();
  }

  return (
    <div className="grid gap-4 py-4">
      <h3 className="text-[0.95rem] font-normal text-muted">{words.title}</h3>
      {sessions.isPending && <Spinner label={words.loading} />}
      {sessions.isError && (
        <Notice tone="warn">
          <p>{words.unreachable}</p>
          <div>
            <Button variant="secondary" onClick={() => void sessions.refetch()}>
              {words.retry}
            </Button>
          </div>
        </Notice>
      )}
      {sessions.data && (
        <ul className="grid gap-3">
          {sessions.data.map((session) => (
            <Place key={session.id} session={session} copy={words} />
          ))}
        </ul>
      )}
      {outcome.kind === 'ended' && (
        <Notice tone="success" title={words.ended.title}>
          <p>{words.ended.text}</p>
        </Notice>
      )}
      {outcome.kind === 'failed' && (
        <Notice tone="error" title={copy.errors.titles.generic}>
          <p>{outcome.text}</p>
        </Notice>
      )}
      {sessions.data?.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void run(endOthers)}>
            {isBusy ? words.ending : words.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}

function Place({ session, copy }: { session: OwnSession; copy: Copy['settings']['sessions'] }) {
  const { browser, system, isCurrent } = session;
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const name =
    browser && system
      ? fill(copy.device, { browser, system })
      : (browser ?? system ?? copy.unknown);
  return (
    <li>
      <p className="font-semibold">
        {name}
        {isCurrent && <span className="font-normal text-muted"> · {copy.current}</span>}
      </p>
      <p className="text-[0.95rem] text-muted">
        {fill(copy.times, {
          start: time.format(session.startedAt),
          seen: time.format(session.seenAt),
        })}
      </p>
    </li>
  );
}
