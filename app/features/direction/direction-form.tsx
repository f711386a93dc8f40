import { useState } from 'react';
import { familyNames } from '#content/classifications/families.ts';
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { openDirections, parseDirection } from '#domain/direction.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** The question as a list of families with two ways out; `cancel` leaves it. */
export function DirectionForm({
  onSend,
  onCancel,
  copy,
}: {
  /** Rejects when it was not kept. */
  onSend: (family: string) => Promise<void>;
  onCancel?: () => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const [step, setStep] = useState<'asking' | 'empty' | 'sending' | 'failed'>('asking');
  const families = Object.entries(familyNames)
    .map(([value, names]) => ({ value, label: names[locale] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const open = openDirections.map((value) => ({ value, label: copy.open[value] }));

  async function send(form: FormData) {
    const family = parseDirection(form.get('family'));
    if (family === undefined) return setStep('empty');
    setStep('sending');
    try {
      await onSend(family);
    } catch {
      setStep('failed');
    }
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <div className="max-w-(--measure)">
        <FormSelect
          name="family"
          label={copy.field}
          none={copy.none}
          options={[...families, ...open]}
        />
      </div>
      {step === 'empty' && <Notice tone="warn">{copy.choose}</Notice>}
      {step === 'failed' && <Notice tone="error">{copy.failed}</Notice>}
      <div className="actions">
        <Button type="submit" variant="secondary" busy={step === 'sending'}>
          {copy.send}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {copy.onResult.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
