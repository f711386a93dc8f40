import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import { Button } from '#app/ui/button.tsx';
import { ChangeFailure } from './change-failure.tsx';
import type { Outcome } from './use-change.ts';

/** Something a person decides with one press: what it is, how it stands, and why the last press was not stored. */
export function DecisionRow({
  words,
  standing,
  press,
  label,
  isBusy,
  onPress,
  outcome,
  copy,
  children,
}: {
  words: { title: string; text: string };
  standing: string;
  /** `undefined`: it is not for the person to decide now. */
  press: string | undefined;
  label?: string;
  isBusy: boolean;
  onPress: () => void;
  outcome: Outcome;
  copy: Copy['asking'];
  children?: ReactNode;
}) {
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <h4 className="text-[1.05rem] font-semibold">{words.title}</h4>
      <p>{words.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[0.95rem] text-muted" role="status">
          {standing}
        </p>
        {press !== undefined && (
          <Button variant="secondary" busy={isBusy} aria-label={label} onClick={onPress}>
            {press}
          </Button>
        )}
      </div>
      {children}
      <ChangeFailure outcome={outcome} copy={copy} />
    </li>
  );
}
