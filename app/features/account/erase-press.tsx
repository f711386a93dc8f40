import { useEffect, useRef, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { Button } from '#app/ui/button.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';

/** What cannot be taken back asks once more, in place; the second press does it. */
export function ErasePress({
  question,
  press,
  label,
  copy,
  erase,
}: {
  question: string;
  press: string;
  /** Where the press alone does not say what it is about: begins with its words. */
  label?: string;
  copy: Pick<Copy['attempts']['erase'], 'yes' | 'no' | 'busy' | 'failed'>;
  erase: () => Promise<void>;
}) {
  const [step, setStep] = useState<'shown' | 'asking' | 'failed'>('shown');
  const { isBusy, run } = useSubmission();
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (step === 'asking') box.current?.querySelector('button')?.focus();
  }, [step]);
  if (step === 'shown') {
    return (
      <Button variant="quiet" aria-label={label} onClick={() => setStep('asking')}>
        {press}
      </Button>
    );
  }
  return (
    <span
      ref={box}
      className="flex flex-wrap items-center gap-x-2 gap-y-1"
      role="group"
      aria-label={question}
    >
      <span className="text-[0.95rem]" role={step === 'failed' ? 'alert' : undefined}>
        {step === 'failed' ? copy.failed : question}
      </span>
      <Button
        variant="destructive"
        busy={isBusy}
        onClick={() => void run(() => erase().catch(() => setStep('failed')))}
      >
        {isBusy ? copy.busy : copy.yes}
      </Button>
      <Button variant="quiet" onClick={() => setStep('shown')}>
        {copy.no}
      </Button>
    </span>
  );
}
