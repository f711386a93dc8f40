import { useState, type SyntheticEvent } from 'react';
import { changeSharing, type SeatCard } from '#app/data/class/card.ts';
import type { Sharing } from '#app/data/class/submission.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import { SharingChoices } from '#app/features/class/choose-sharing.tsx';

/** What the counsellor sees, to be changed at any time; what they have seen before they may remember. */
export function ChangeSharing({
  secret,
  card,
  onChanged,
  copy,
}: {
  secret: string;
  card: SeatCard;
  onChanged: () => Promise<void>;
  copy: Copy['sharing'];
}) {
  const [shared, setShared] = useState<Sharing>(card.shared);
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const { isBusy, run } = useSubmission();

  async function save(): Promise<void> {
    try {
      await changeSharing(secret, shared);
      setOutcome('saved');
      await onChanged();
    } catch {
      setOutcome('failed');
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void run(save);
  }

  return (
    <form className="panel stack" onSubmit={submit}>
      <h2 className="class-small-title">{copy.title}</h2>
      <SharingChoices
        name="sharing"
        shared={shared}
        onChange={(next) => {
          setShared(next);
          setOutcome(undefined);
        }}
        summary={undefined}
        copy={copy}
      />
      {outcome && <Notice tone={outcome === 'saved' ? 'success' : 'error'}>{copy[outcome]}</Notice>}
      {shared !== card.shared && (
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? copy.saving : copy.save}
          </Button>
        </div>
      )}
    </form>
  );
}
