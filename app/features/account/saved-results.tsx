import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { instrumentIds, type InstrumentId } from '#domain/instruments/registry.ts';
import { finishedOf, openDraft, useMyAttempts } from '#app/data/attempts/my-attempts.ts';
import { answeredCount } from '#app/data/device-attempts/device-attempt.ts';
import { withdraw } from '#app/data/attempts/withdraw.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ConfirmPress } from '#app/ui/confirm-press.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { Spinner } from '#app/ui/spinner.tsx';

/** What the account keeps of the tests: finished ones with their dates, and those under way. */
export function SavedResults({ copy }: { copy: Copy['attempts'] }) {
  const my = useMyAttempts();
  const queries = useQueryClient();
  if (my.kind === 'loading') {
    return (
      <section className="stack">
        <h2 className="text-[1.4rem]">{copy.title}</h2>
        <Spinner label={copy.loading} />
      </section>
    );
  }
  const { attempts, owner, isServerMissing } = my;
  const erase = async (id?: string) =>
    owner === null
      ? undefined
      : withdraw(owner, id === undefined ? { kind: 'all' } : { kind: 'one', id }, queries);
  return (
    <section className="stack">
      <h2 className="text-[1.4rem]">{copy.title}</h2>
      {isServerMissing && (
        <RetryNotice text={copy.unreachable} retry={copy.retry} onRetry={my.retry} />
      )}
      {attempts.length === 0 && !isServerMissing && <p>{copy.none}</p>}
      {instrumentIds.map((test) => (
        <Test key={test} test={test} attempts={attempts} erase={erase} copy={copy} />
      ))}
      {attempts.length > 0 && (
        <div className="grid justify-items-start gap-2">
          {attempts.length > 1 && (
            <ConfirmPress
              question={copy.erase.allQuestion}
              press={copy.erase.all}
              copy={copy.erase}
              act={() => erase()}
            />
          )}
          <p className="text-[0.95rem] text-muted">{copy.erase.marker}</p>
        </div>
      )}
    </section>
  );
}

function Test({
  test,
  attempts,
  erase,
  copy,
}: {
  test: InstrumentId;
  attempts: readonly Attempt[];
  erase: (id: string) => Promise<void>;
  copy: Copy['attempts'];
}) {
  const { page } = shownInstruments[test];
  const paths = usePaths();
  const date = longDateIn(useLocale());
  const [isDone, setIsDone] = useState(false);
  const finished = finishedOf(attempts, test);
  const draft = openDraft(attempts, test);
  async function eraseOne(id: string): Promise<void> {
    await erase(id);
    setIsDone(true);
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-[1.05rem]">{copy.tests[test]}</h3>
      {isDone && (
        <p role="status" className="text-[0.95rem] text-muted">
          {copy.erase.done}
        </p>
      )}
      {finished.length === 0 && !draft ? (
        <p>
          <ButtonLink variant="secondary" to={paths.to(page)}>
            {copy.start[test]}
          </ButtonLink>
        </p>
      ) : (
        <ul className="border-t border-line">
          {draft && (
            <Row text={fill(copy.draft, { n: answeredCount(draft) })}>
              <Link to={paths.to(page)}>{copy.resume}</Link>
              <ConfirmPress
                question={copy.erase.question}
                press={copy.erase.one}
                copy={copy.erase}
                act={() => eraseOne(draft.id)}
              />
            </Row>
          )}
          {finished.map(({ id, submittedAt }) => {
            const day = date.format(new Date(submittedAt ?? 0));
            return (
              <Row key={id} text={fill(copy.finished, { date: day })}>
                <Link to={paths.to('results')} state={{ show: id }}>
                  {copy.see}
                </Link>
                <ConfirmPress
                  question={copy.erase.question}
                  press={copy.erase.one}
                  copy={copy.erase}
                  act={() => eraseOne(id)}
                />
              </Row>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span>{text}</span>
      <span className="flex flex-wrap items-center justify-end gap-x-3">{children}</span>
    </li>
  );
}
