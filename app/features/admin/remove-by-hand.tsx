import { useEffect, useState } from 'react';
import { exportWithdrawals, withdrawalsDone, type ToRemove } from '#app/data/admin/withdrawals.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { csvFile } from '#app/ui/save-file.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { toCsv } from '#domain/csv.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { useAdminAction } from './frame/use-admin-action.ts';
import { WhyForm } from './frame/why-form.tsx';

type Stage =
  | { kind: 'ask' }
  | { kind: 'failed' }
  | { kind: 'ready'; ids: number[]; file: string; url: string }
  | { kind: 'marked'; count: number };

/** The list of what has to be removed from the mailing service, for a stated reason, and saying that it is done. */
export function RemoveByHand({
  open,
  changed,
  copy,
}: {
  open: number;
  changed: () => void;
  copy: Copy;
}) {
  const words = copy.withdrawals;
  const [stage, setStage] = useState<Stage>({ kind: 'ask' });
  const { isBusy, act } = useAdminAction();
  const url = stage.kind === 'ready' ? stage.url : undefined;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const otherwise = (came: 'dismissed' | 'failed') => {
    if (came === 'failed') setStage({ kind: 'failed' });
  };

  function prepare(why: string) {
    const listed = (lines: ToRemove[]) => {
      const file = `${words.file}-${new Date().toISOString().slice(0, 10)}.csv`;
      const made = URL.createObjectURL(csvFile(removalCsv(lines, words)));
      setStage({ kind: 'ready', ids: lines.map(({ id }) => id), file, url: made });
    };
    act(() => exportWithdrawals(why), listed, otherwise);
  }

  function mark(ids: number[]) {
    const marked = (count: number) => {
      setStage({ kind: 'marked', count });
      changed();
    };
    act(() => withdrawalsDone(ids), marked, otherwise);
  }

  return (
    <>
      <TextNotice tone="error" text={stage.kind === 'failed' && copy.unreachable} />
      <TextNotice
        tone="success"
        text={stage.kind === 'marked' && fill(words.marked, { n: stage.count })}
      />
      {stage.kind === 'ready' ? (
        <Notice title={fill(words.ready, { n: stage.ids.length })}>
          <p>
            <a href={stage.url} download={stage.file}>
              {fill(copy.exports.download, { file: stage.file })}
            </a>
          </p>
          <p>{words.doneNote}</p>
          <Button busy={isBusy} onClick={() => mark(stage.ids)}>
            {words.done}
          </Button>
        </Notice>
      ) : (
        open > 0 && (
          <WhyForm
            words={{ ...copy.person, ...copy.exports }}
            submit={words.submit}
            isBusy={isBusy}
            send={prepare}
          />
        )
      )}
    </>
  );
}

function removalCsv(lines: readonly ToRemove[], { columns, reasons }: Copy['withdrawals']): string {
  return toCsv(
    [columns.address, columns.reason, columns.at],
    lines.map(({ address, reason, at }) => [address, reasons[reason], at]),
  );
}
