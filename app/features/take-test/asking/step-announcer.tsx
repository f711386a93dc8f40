import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { troubled, type SavedState } from '#app/features/take-test/saved-state.ts';
import type { TestCopy } from '#app/features/take-test/test-copy.ts';

/**
 * What a screen reader hears of a step: the answer that was given, where it is, and which question has come. It stays
 * as it was when the step was taken: a word that changes a moment later ("saving", "saved") would be read out again.
 */
export function StepAnnouncer({
  choice,
  saved,
  moment,
  place,
  copy,
}: {
  choice: string | undefined;
  saved: SavedState | undefined;
  /** What the test says at a round number of answers. */
  moment: string | undefined;
  place: string;
  copy: TestCopy;
}) {
  const [heard] = useState(() => {
    // What is wrong is said by the line that shows it.
    const isSafe = saved !== undefined && !troubled.includes(saved);
    const parts = [
      choice,
      isSafe && copy.progress.saved[saved],
      moment,
      fill(copy.place, { place }),
    ];
    return parts.filter(Boolean).join('. ');
  });
  return heard;
}
