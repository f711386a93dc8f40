import { useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { site } from '#content/site.ts';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import { makeRecoveryCodes } from '#app/data/account/recovery-codes.ts';
import { giveCode, startFactor, type NewFactor } from '#app/data/account/second-factor.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { codeFailureText } from './code-failure.ts';
import { CodeForm } from './code-form.tsx';
import { ConnectApp } from './connect-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { kind: 'asked'; failure?: string }
  | { kind: 'connecting'; factor: NewFactor }
  | { kind: 'codes'; codes: AuthAnswer<readonly string[]> };

/** Switching the second factor on: why, the app, its first code, and the codes for a lost phone. */
export function Enrol({
  email,
  isKnown = false,
  onDone,
  renderLeave,
  copy,
}: {
  email: string;
  /** They had one until a moment ago: no need to say what it is for. */
  isKnown?: boolean;
  /** It is on, and the codes were kept; or it was on already. */
  onDone: () => void;
  /** The way out, while there is still one. */
  renderLeave: () => ReactNode;
  copy: Copy;
}) {
  const locale = useLocale();
  const { isBusy, run } = useSubmission();
  const [step, setStep] = useState<Step>({ kind: 'asked' });
  const words = copy.enrol;

  async function start() {
    const answer = await startFactor(site.brand);
    if (answer.kind === 'failed') {
      return setStep({ kind: 'asked', failure: codeFailureText(answer.failure, copy, locale) });
    }
    return answer.value.kind === 'new'
      ? setStep({ kind: 'connecting', factor: answer.value })
      : onDone();
  }

  async function confirm(factor: NewFactor, code: string) {
    const answer = await giveCode(code, factor.id);
    // In the same breath: a factor without these codes is a door that a lost phone closes for ever.
    if (answer.kind === 'done') setStep({ kind: 'codes', codes: await makeRecoveryCodes() });
    return answer;
  }

  if (step.kind === 'codes') {
    return <RecoveryCodes email={email} made={step.codes} onDone={onDone} copy={copy} />;
  }
  if (step.kind === 'asked') {
    return (
      <div className="grid gap-4">
        {!isKnown && <p>{words.why}</p>}
        {!isKnown && <p>{words.apps}</p>}
        {step.failure && (
          <Notice tone="error" title={copy.errors.titles.generic}>
            <p>{step.failure}</p>
          </Notice>
        )}
        <div className="actions">
          <Button busy={isBusy} onClick={() => void run(start)}>
            {isBusy ? words.starting : words.start}
          </Button>
          {renderLeave()}
        </div>
      </div>
    );
  }
  const { factor } = step;
  return (
    <div className="grid gap-6">
      <ConnectApp factor={factor} copy={words.scan} />
      <div className="grid gap-3">
        <p className="font-semibold">{words.confirm.title}</p>
        <CodeForm
          submit={words.confirm.submit}
          send={(code) => confirm(factor, code)}
          onDone={() => {}}
          copy={copy}
        />
        {/* In line with what stands above it, though a quiet button has room around its own. */}
        <div className="[&>.btn-quiet]:-ml-2">{renderLeave()}</div>
      </div>
    </div>
  );
}
