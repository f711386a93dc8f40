import { useEffect, useRef } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { TestCopy } from './test-copy.ts';
import { DoorScene } from './door-scene.tsx';
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
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {copy.back}
    </Button>
  );
  if (open.length === 0)
    return (
      <section className="test-door test-end">
        <header className="page-head test-head">
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {copy.completeTitle}
          </h1>
          <p className="lead">{copy.completeText}</p>
          <DoorScene isArrived />
        </header>
        <div className="actions">
          <Button onClick={onFinish}>{copy.finish}</Button>
          {back}
        </div>
      </section>
    );
  return (
    <section className="grid gap-6 pt-4">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {copy.openTitle}
      </h1>
      <p>{fill(open.length === 1 ? copy.oneOpen : copy.manyOpen, { n: open.length })}</p>
      {lacking > 0 ? (
        <Notice tone="warn">{answered === 0 ? copy.nothing : copy.lacking}</Notice>
      ) : (
        <p>{copy.enough}</p>
      )}
      <ItemLinks items={open} wording={wording} onGoTo={onGoTo} />
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
        {back}
      </div>
    </section>
  );
}
