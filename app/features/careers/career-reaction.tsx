import type { ComponentProps } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ReactionButtons } from '#app/matching/reaction-buttons.tsx';

/** The question that a career page asks, with its three answers. */
export function CareerReaction({
  isFailed,
  ...buttons
}: ComponentProps<typeof ReactionButtons> & {
  /** The last answer could not be stored. */
  isFailed: boolean;
}) {
  const { career, copy } = buttons;
  return (
    <div className="grid gap-3">
      {/* The group of buttons says it, too. */}
      <p className="font-semibold" aria-hidden="true">
        {fill(copy.label, { career })}
      </p>
      <ReactionButtons {...buttons} />
      {isFailed && <Notice tone="error">{copy.failed}</Notice>}
    </div>
  );
}
