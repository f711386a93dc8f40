import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/second-look.ts';
import type { Wording } from '#content/instruments/wording.ts';
import { loadBank } from '#content/instruments/interests/second-look/load-bank.ts';
import type { Responses } from '#domain/instruments/instrument.ts';

export type AskAgainProps = {
  items: readonly string[];
  answers: Responses;
  /** For its stem and choices. */
  wording: Wording;
  onAnswer: (item: string, value: number, ms: number) => void;
  onClose: () => void;
  said: Copy['asking'];
};

/** How the page asks one question: by the screen of the tests, which this feature does not know. */
type RenderScreen = (given: {
  item: string;
  wording: Wording;
  isLast: boolean;
  answers: Responses;
  onAnswer: (item: string, value: number) => void;
  onMove: (step: 'back' | 'on') => void;
}) => ReactNode;

/** The questions one by one, over the result; closing keeps what was answered, and the next time goes on there. */
export function AskAgain({
  items,
  answers,
  wording,
  onAnswer,
  onClose,
  said,
  renderScreen,
}: AskAgainProps & { renderScreen: RenderScreen }) {
  const locale = useLocale();
  const bank = useQuery({
    queryKey: ['second-look-bank', locale],
    queryFn: () => loadBank(locale),
    ...fileQuery,
  });
  const open = items.findIndex((item) => answers[item] === undefined);
  const [at, setAt] = useState(Math.max(0, open));
  const [isOpen, setIsOpen] = useState(true);
  const [since, setSince] = useState(() => Date.now());
  const item = items[at];

  function move(step: 'back' | 'on') {
    const next = step === 'back' ? at - 1 : at + 1;
    if (next < 0 || next >= items.length) setIsOpen(false);
    else setAt(next);
    setSince(Date.now());
  }

  return (
    <Dialog
      open={isOpen}
      title={
        <>
          {said.title}
          <span className="asked-again-place">
            {fill(said.progress, { n: at + 1, total: items.length })}
          </span>
        </>
      }
      closeLabel={said.close}
      onClose={onClose}
    >
      <div className="asked-again">
        {' '}
        {bank.data && item ? (
          renderScreen({
            item,
            wording: { ...wording, items: bank.data },
            isLast: at === items.length - 1,
            answers,
            onAnswer: (id, value) => onAnswer(id, value, Math.max(0, Date.now() - since)),
            onMove: move,
          })
        ) : bank.errorUpdateCount > 0 ? (
          <RetryNotice text={said.failed} retry={said.retry} onRetry={() => bank.refetch()} />
        ) : (
          <Spinner label={said.loading} />
        )}
      </div>
    </Dialog>
  );
}
