import { createPortal } from 'react-dom';
import { ProgressHexagon } from './progress-hexagon.tsx';
import type { TestCopy } from '#app/features/take-test/test-copy.ts';

/** How far the test is, in the navigation bar, which stays in view: a hexagon, a number, a word for each side. */
export function TestProgress({
  answered,
  total,
  isOrderLeft,
  told,
  copy,
}: {
  answered: number;
  total: number;
  /** Behind the last question cards are put in order, and they are not yet. */
  isOrderLeft: boolean;
  /** The number, in words: which question it is, or how many are answered. */
  told: string;
  copy: TestCopy['progress'];
}) {
  const share = answered / total;
  const progress = (
    <>
      <ProgressHexagon share={share} />
      <p className="test-bar-line" role="group" aria-label={copy.label}>
        <span className="font-semibold text-ink">{told}</span>
        <span>
          {copy.sides[Math.floor(share * 6)] ?? (isOrderLeft ? copy.order : copy.complete)}
        </span>
      </p>
    </>
  );
  const bar = typeof document === 'undefined' ? null : document.getElementById('test-progress');
  return bar ? createPortal(progress, bar) : progress;
}
