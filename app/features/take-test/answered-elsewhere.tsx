import type { Wording } from '#content/instruments/wording.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { TestCopy } from './test-copy.ts';
import { ItemLinks } from './item-links.tsx';

/** Two devices disagreed: which answers were replaced, and the way to each of them. */
export function AnsweredElsewhere({
  items,
  wording,
  copy,
  onGoTo,
  onClose,
}: {
  items: readonly string[];
  wording: Wording;
  copy: TestCopy['elsewhere'];
  onGoTo: (item: string) => void;
  onClose: () => void;
}) {
  return (
    <Notice tone="info" title={copy.title}>
      <p>{copy.text}</p>
      <ItemLinks items={items} wording={wording} onGoTo={onGoTo} />
      <div>
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </Notice>
  );
}
