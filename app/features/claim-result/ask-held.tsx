import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/claim-result.ts';
import type { HeldAttempt } from '#app/data/attempts/held-attempts.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { tellAttempt } from './tell-attempt.ts';

/** "¿Es tuyo este resultado?", of what a link has brought. Closing it answers nothing: it is asked again with a reload. */
export function AskHeld({
  held,
  copy: { ask, held: words },
  onYes,
  onNo,
}: {
  held: readonly HeldAttempt[];
  copy: Copy;
  onYes: () => void;
  onNo: () => void;
}) {
  const locale = useLocale();
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <Dialog
      open={!isPutOff}
      title={ask.title}
      closeLabel={ask.close}
      onClose={() => setIsPutOff(true)}
    >
      {held.map((attempt) => (
        <p key={attempt.id}>{tellAttempt(attempt, locale, { ...words.ask, tests: ask.tests })}</p>
      ))}
      <p className="text-muted">{words.ask.why}</p>
      <div className="grid gap-3">
        <Button onClick={onYes}>{ask.yes}</Button>
        <Button variant="secondary" onClick={onNo}>
          {ask.no}
        </Button>
      </div>
    </Dialog>
  );
}
