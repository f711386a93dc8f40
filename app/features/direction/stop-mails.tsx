import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** One press that ends mails of a kind. */
export function StopMails({
  title,
  text,
  press,
  failed,
  onStop,
}: {
  title?: string;
  text: string;
  press: string;
  failed: string;
  /** Rejects when it was not done. */
  onStop: () => Promise<void>;
}) {
  const [step, setStep] = useState<'ready' | 'sending' | 'failed'>('ready');

  async function stop() {
    setStep('sending');
    try {
      await onStop();
    } catch {
      setStep('failed');
    }
  }

  return (
    <section className="panel stack">
      {title && <h2 className="text-[1.4rem]">{title}</h2>}
      <p>{text}</p>
      {step === 'failed' && <Notice tone="error">{failed}</Notice>}
      <div className="actions">
        <Button variant="secondary" busy={step === 'sending'} onClick={() => void stop()}>
          {press}
        </Button>
      </div>
    </section>
  );
}
