import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { endOtherSessions, endOwnSession, ownSessionsQuery } from '#app/data/account/account.ts';
import { failureText } from '#app/data/backend/auth-failure.ts';
import type { OwnSession } from '#app/data/account/own-sessions.ts';
import { fill } from '#app/i18n/fill.ts';
import { dateAndTimeIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmPress } from '#app/ui/confirm-press.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';

type Outcome =
  | { kind: 'none' }
  | { kind: 'ended'; title: string; text: string }
  | { kind: 'failed'; text: string };

/** Where the account is open, and the ways to close it: in one place, or everywhere else. */
export function OwnSessions({
  userId,
  copy,
  onLeave,
}: {
  userId: string;
  copy: Copy['settings'];
  /** Signs out here. */
  onLeave: () => Promise<void>;
}) {
  const sessions = useQuery(ownSessionsQuery(userId));
  const { isBusy, run } = useSubmission();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const words = copy.sessions;
  const said = useRef<HTMLDivElement>(null);
  // What was pressed has gone with its row: the focus goes on to what is said instead.
  useEffect(() => {
    if (outcome.kind === 'ended') said.current?.focus();
  }, [outcome]);

  async function endOne(session: OwnSession) {
    await endOwnSession(session.id);
    const name = nameOf(session, words);
    const { title, text } = words.one.ended;
    setOutcome({ kind: 'ended', title, text: fill(text, { name }) });
    await sessions.refetch();
  }

  async function endOthers() {
    const answer = await endOtherSessions();
    if (answer.kind === 'failed') {
      setOutcome({ kind: 'failed', text: failureText(answer.failure, copy.errors.failures) });
      return;
    }
    setOutcome({ kind: 'ended', ...words.ended });
    await sessions.refetch();
  }

  return (
    <div className="grid gap-4 py-4">
      <h3 className="text-[0.95rem] font-normal text-muted">{words.title}</h3>
      {sessions.isPending && <Spinner label={words.loading} />}
      {sessions.isError && (
        <RetryNotice
          text={words.unreachable}
          retry={words.retry}
          onRetry={() => sessions.refetch()}
        />
      )}
      {sessions.data && (
        <ul className="grid gap-3">
          {sessions.data.map((session) => (
            <Place
              key={session.id}
              session={session}
              copy={words}
              onEnd={() => (session.isCurrent ? onLeave() : endOne(session))}
            />
          ))}
        </ul>
      )}
      {outcome.kind === 'ended' && (
        <div ref={said} tabIndex={-1}>
          <Notice tone="success" title={outcome.title}>
            <p>{outcome.text}</p>
          </Notice>
        </div>
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

function Place({
  session,
  copy,
  onEnd,
}: {
  session: OwnSession;
  copy: Copy['settings']['sessions'];
  onEnd: () => Promise<void>;
}) {
  const { isCurrent } = session;
  const locale = useLocale();
  const time = dateAndTimeIn(locale);
  const name = nameOf(session, copy);
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
      {/* In line with the words above it, though a quiet button has room around its own. */}
      <div className="mt-1 [&>.btn-quiet]:-ml-2">
        <ConfirmPress
          question={isCurrent ? copy.one.here : fill(copy.one.question, { name })}
          press={copy.one.press}
          label={`${copy.one.press}: ${name}`}
          copy={copy.one}
          act={onEnd}
        />
      </div>
    </li>
  );
}

function nameOf({ browser, system }: OwnSession, copy: Copy['settings']['sessions']): string {
  if (browser && system) return fill(copy.device, { browser, system });
  return browser ?? system ?? copy.unknown;
}
