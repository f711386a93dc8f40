import { useEffect, useRef } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { TestCopy } from './test-copy.ts';
import { ItemLinks } from './item-links.tsx';

/** The end of the questions: what is still open, what that means, and the way to the result. */
export function Review({
  open,
  answered,
  lacking,
  wording,
  copy,
  onGoTo,
  onBack,
  onFinish,
}: {
  /** Items without an answer. */
  open: readonly string[];
  /** How many items have one. */
  answered: number;
  /** How many scales would get no score if the test ended now. */
  lacking: number;
  wording: Wording;
  copy: TestCopy['review'];
  onGoTo: (item: string) => void;
  onBack: () => void;
  onFinish: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const [firstOpen] = open;
  return (
    <section className="grid gap-6 pt-4">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {open.length === 0 ? copy.completeTitle : copy.openTitle}
      </h1>
      {open.length === 0 ? (
        <p>{copy.completeText}</p>
      ) : (
        <>
          <p>{fill(open.length === 1 ? copy.oneOpen : copy.manyOpen, { n: open.length })}</p>
          {lacking > 0 ? (
            <Notice tone="warn">{answered === 0 ? copy.nothing : copy.lacking}</Notice>
          ) : (
            <p>{copy.enough}</p>
          )}
          <ItemLinks items={open} wording={wording} onGoTo={onGoTo} />
        </>
      )}
      <div className="actions">
        {firstOpen && lacking > 0 ? (
          <>
            <Button onClick={() => onGoTo(firstOpen)}>{copy.answerOpen}</Button>
            {answered > 0 && (
              <Button variant="secondary" onClick={onFinish}>
                {copy.finishAnyway}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={onFinish}>{copy.finish}</Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </section>
  );
}
