import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Something about the account, and the form that changes it, opened in place. */
export function SettingRow({
  id,
  term,
  value,
  change,
  done,
  children,
}: {
  /** Where an address may lead to it. */
  id?: string;
  term: string;
  value: ReactNode;
  /** The words on the button; they name the thing, because several of them stand on the page. */
  change: string;
  /** Said once the change was made. */
  done: { title: string; text: string };
  children: (close: (isDone: boolean) => void) => ReactNode;
}) {
  const [step, setStep] = useState<'shown' | 'changing' | 'closed' | 'done'>('shown');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'changing')
      row.current?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus();
    if (step === 'closed' || step === 'done') row.current?.querySelector('button')?.focus();
  }, [step]);
  return (
    <div ref={row} id={id} className="grid gap-4 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <div className="min-w-0 grow basis-24 wrap-anywhere">
          <h3 className="text-[0.95rem] font-normal text-muted">{term}</h3>
          <p className="font-semibold">{value}</p>
        </div>
        {step !== 'changing' && (
          <Button variant="quiet" className="px-0!" onClick={() => setStep('changing')}>
            {change}
          </Button>
        )}
      </div>
      {step === 'done' && (
        <Notice tone="success" title={done.title}>
          <p>{done.text}</p>
        </Notice>
      )}
      {step === 'changing' && children((isDone) => setStep(isDone ? 'done' : 'closed'))}
    </div>
  );
}
