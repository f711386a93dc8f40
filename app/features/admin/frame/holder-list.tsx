import type { ReactNode } from 'react';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';

/** Somebody who has a permission: by whose name, what stands below it, and what is asked before it is taken away. */
export type Holder = {
  readonly id: string;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  /** What the button is called to who hears it. */
  readonly label: string;
  readonly question: string;
  readonly take: () => Promise<void>;
};

/** Who has a permission, a row each, with the button that takes it away; nothing where nobody has it. */
export function HolderList({
  caption,
  holders,
  words: { take, keep, failed },
}: {
  caption: string;
  holders: readonly Holder[];
  words: { take: string; keep: string; failed: string };
}) {
  if (holders.length === 0) return null;
  return (
    <ul className="max-w-(--measure) border-t border-line" aria-label={caption}>
      {holders.map((holder) => (
        <li
          key={holder.id}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
        >
          <span>
            <strong>{holder.name}</strong>
            <span className="block text-muted">{holder.detail}</span>
          </span>
          <ConfirmButton
            variant="secondary"
            press={take}
            label={holder.label}
            question={holder.question}
            copy={{ yes: take, no: keep, busy: take, failed }}
            act={holder.take}
          />
        </li>
      ))}
    </ul>
  );
}
