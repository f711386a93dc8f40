import type { Wording } from '#content/instruments/wording.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { TestCopy } from './test-copy.ts';

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
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item}>
            <button
              type="button"
              className="min-h-11 py-2 text-left text-sea underline underline-offset-4"
              onClick={() => onGoTo(item)}
            >
              {wording.items[item]}
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </Notice>
  );
}
