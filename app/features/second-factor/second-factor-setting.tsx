import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { ownSessionsQuery } from '#app/data/account/account.ts';
import { secondFactorQuery, type SecondFactor } from '#app/data/account/second-factor.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { ChangeFactor } from './change-factor.tsx';
import { Enrol } from './enrol.tsx';

/** What came of a change, said until the next one. */
type Done = 'turnedOn' | 'newCodes' | 'removed';
type Step = { kind: 'shown'; done?: Done } | { kind: 'enrolling' | 'making' | 'removing' };

/** Among the settings of the account: whether there is a second factor, and everything one does with it. */
export function SecondFactorSetting({
  person,
  copy,
}: {
  person: { id: string; email: string };
  copy: Copy;
}) {
  const factor = useQuery(secondFactorQuery(person.id));
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'shown' });
  const row = useRef<HTMLDivElement>(null);
  const isOpen = step.kind !== 'shown';
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Whoever finished or cancelled stands before the press that they came from.
    if (wasOpen.current && !isOpen) row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const words = copy.setting;
  const close = () => setStep({ kind: 'shown' });
  async function finish(done: Done) {
    // Switching it on has ended the other sessions; their list stands right below.
    void queries.invalidateQueries({ queryKey: ownSessionsQuery(person.id).queryKey });
    await queries.invalidateQueries({ queryKey: secondFactorQuery(person.id).queryKey });
    setStep({ kind: 'shown', done });
  }
  const done = step.kind === 'shown' ? step.done : undefined;
  const said = done === 'removed' ? words.remove.done : done && words[done];
  return (
    <div ref={row} className="grid gap-4 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-40">
          <h3 className="text-[0.95rem] font-normal text-muted">{words.term}</h3>
          {/* While it is being switched on, what was known before may be true no longer. */}
          {factor.data && step.kind !== 'enrolling' && <State factor={factor.data} copy={words} />}
        </div>
        {factor.data?.kind === 'off' && !isOpen && (
          <Button
            variant="secondary"
            aria-label={copy.enrol.start}
            onClick={() => setStep({ kind: 'enrolling' })}
          >
            {words.turnOn}
          </Button>
        )}
      </div>
      {factor.isPending && <Spinner label={words.loading} />}
      {factor.isError && (
        <RetryNotice
          text={words.unreachable}
          retry={words.retry}
          onRetry={() => factor.refetch()}
        />
      )}
      {said && (
        <Notice tone="success" title={said.title}>
          <p>{said.text}</p>
        </Notice>
      )}
      {factor.data?.kind === 'on' && !isOpen && (
        <div className="grid justify-items-start gap-1">
          <Left codes={factor.data.codesLeft} copy={words.left} />
          <Button
            variant="quiet"
            className="justify-start px-0! text-left"
            onClick={() => setStep({ kind: 'making' })}
          >
            {words.makeCodes.press}
          </Button>
          <Button
            variant="quiet"
            className="justify-start px-0! text-left"
            onClick={() => setStep({ kind: 'removing' })}
          >
            {words.remove.press}
          </Button>
        </div>
      )}
      {step.kind === 'enrolling' && (
        <Enrol
          email={person.email}
          onDone={() => void finish('turnedOn')}
          renderLeave={() => (
            <Button variant="quiet" onClick={close}>
              {words.cancel}
            </Button>
          )}
          copy={copy}
        />
      )}
      {(step.kind === 'making' || step.kind === 'removing') && (
        <ChangeFactor
          change={step.kind}
          email={person.email}
          onDone={() => void finish(step.kind === 'making' ? 'newCodes' : 'removed')}
          onCancel={close}
          copy={copy}
        />
      )}
    </div>
  );
}

function State({ factor, copy }: { factor: SecondFactor; copy: Copy['setting'] }) {
  const locale = useLocale();
  const date = factor.kind === 'on' && longDateIn(locale).format(factor.since);
  return <p className="font-semibold">{date ? fill(copy.on, { date }) : copy.off}</p>;
}

function Left({ codes, copy }: { codes: number; copy: Copy['setting']['left'] }) {
  if (codes > 1) return <p className="text-muted">{fill(copy.many, { n: codes })}</p>;
  return (
    <Notice tone="warn">
      <p>{codes === 1 ? copy.one : copy.none}</p>
    </Notice>
  );
}
