import { useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { useSubmission } from './use-submission.ts';

/**
 * What cannot be taken back asks once more, in place; the second press does it. The focus goes to the answer, and back
 * to the press with Escape or "no". While it runs nothing can be pressed; a failure stands where the question stood.
 */
export function ConfirmButton({
  press,
  label,
  variant = 'quiet',
  question,
  copy,
  act,
}: {
  press: string;
  /** Where the press alone does not say what it is about: begins with its words. */
  label?: string;
  variant?: ButtonVariant;
  question: string;
  copy: { yes: string; no: string; busy: string; failed: string };
  act: () => Promise<void>;
}) {
  const [step, setStep] = useState<'untouched' | 'asking' | 'failed' | 'taken-back'>('untouched');
  const { isBusy, run } = useSubmission();
  function takeBack() {
    if (!isBusy) setStep('taken-back');
  }
  if (step === 'untouched' || step === 'taken-back') {
    return (
      <Button
        ref={step === 'taken-back' ? takeFocus : undefined}
        variant={variant}
        aria-label={label}
        onClick={() => setStep('asking')}
      >
        {press}
      </Button>
    );
  }
  return (
    <span
      className="flex flex-wrap items-center gap-x-2 gap-y-1"
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && takeBack()}
    >
      <span className="text-[0.95rem]" role={step === 'failed' ? 'alert' : undefined}>
        {step === 'failed' ? copy.failed : question}
      </span>
      <Button
        ref={takeFocus}
        variant="destructive"
        busy={isBusy}
        onClick={() => void run(() => act().catch(() => setStep('failed')))}
      >
        {isBusy ? copy.busy : copy.yes}
      </Button>
      <Button variant="quiet" onClick={takeBack}>
        {copy.no}
      </Button>
    </span>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
