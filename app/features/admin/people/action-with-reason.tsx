import { useState, type ReactNode } from 'react';
import type { ControlOutcome } from '#app/data/admin/control.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { useAdminAction } from '#app/features/admin/frame/use-admin-action.ts';
import { WhyForm } from '#app/features/admin/frame/why-form.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

type Stage =
  | { kind: 'reason'; problem?: string }
  | { kind: 'confirm'; why: string; form: FormData; problem?: string };

/** Something done with an account: what happens, then the reason, then one question more. The person is told by mail. */
export function ActionWithReason({
  words,
  check,
  act,
  done,
  copy,
  children,
}: {
  words: Copy['control']['acts']['correct'];
  /** What is wrong with the form beside the reason, if anything. */
  check?: (form: FormData) => string | undefined;
  act: (why: string, form: FormData) => Promise<ControlOutcome>;
  /** It was done, or the account is not there any more. */
  done: (outcome: 'done' | 'gone') => void;
  copy: Copy;
  children?: ReactNode;
}) {
  const control = copy.control;
  const [stage, setStage] = useState<Stage>({ kind: 'reason' });
  const { isBusy, act: attempt } = useAdminAction();

  function ask(why: string, form: FormData) {
    const problem = check?.(form);
    setStage(problem ? { kind: 'reason', problem } : { kind: 'confirm', why, form });
  }

  function confirm(why: string, form: FormData) {
    attempt(
      () => act(why, form),
      (came) => {
        if (came === 'done' || came === 'gone') done(came);
        else setStage({ kind: 'reason', problem: control[came] });
      },
      (came) => {
        if (came === 'failed') setStage({ kind: 'confirm', why, form, problem: copy.unreachable });
      },
    );
  }

  return (
    <details className="fold">
      <summary>{words.title}</summary>
      <div className="grid gap-4 pt-2 pb-4">
        <ul className="list">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <TextNotice tone="error" text={stage.problem} />
        {/* The form stays in the page while the question stands, so that "no" loses nothing. */}
        <div hidden={stage.kind === 'confirm'}>
          <WhyForm words={control} submit={control.next} send={ask}>
            {children}
          </WhyForm>
        </div>
        {stage.kind === 'confirm' && (
          <div
            className="grid justify-items-start gap-3"
            role="group"
            aria-label={words.question}
            onKeyDown={({ key }) => key === 'Escape' && !isBusy && setStage({ kind: 'reason' })}
          >
            <p className="font-semibold">{words.question}</p>
            <p className="text-muted">
              {control.why}: {stage.why}
            </p>
            <div className="actions">
              <Button
                ref={takeFocus}
                variant="destructive"
                busy={isBusy}
                onClick={() => confirm(stage.why, stage.form)}
              >
                {isBusy ? control.busy : words.yes}
              </Button>
              <Button variant="quiet" onClick={() => setStage({ kind: 'reason' })}>
                {control.no}
              </Button>
            </div>
          </div>
        )}
      </div>
    </details>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
