import { useEffect, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { toCsv } from '#domain/csv.ts';
import {
  exportWithdrawals,
  withdrawalsDone,
  type ToRemove,
} from '#app/data/admin/admin-withdrawals.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { csvFile } from '#app/ui/save-file.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import { useFreshCode } from './fresh-code.tsx';
import { WhyForm } from './why-form.tsx';

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
  const { isBusy, run } = useSubmission();
  const withFreshCode = useFreshCode();
  const url = stage.kind === 'ready' ? stage.url : undefined;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  function tried(work: () => Promise<void>) {
    void run(() => work().catch(() => setStage({ kind: 'failed' })));
  }

  async function prepare(why: string) {
    const came = await withFreshCode(() => exportWithdrawals(why));
    if (came.kind === 'dismissed') return;
    const lines = came.value;
    const file = `${words.file}-${new Date().toISOString().slice(0, 10)}.csv`;
    const made = URL.createObjectURL(csvFile(removalCsv(lines, words)));
    setStage({ kind: 'ready', ids: lines.map(({ id }) => id), file, url: made });
  }

  async function mark(ids: number[]) {
    const came = await withFreshCode(() => withdrawalsDone(ids));
    if (came.kind === 'dismissed') return;
    setStage({ kind: 'marked', count: came.value });
    changed();
  }

  return (
    <>
      {stage.kind === 'failed' && (
        <Notice tone="error">
          <p>{copy.unreachable}</p>
        </Notice>
      )}
      {stage.kind === 'marked' && (
        <Notice tone="success">
          <p>{fill(words.marked, { n: stage.count })}</p>
        </Notice>
      )}
      {stage.kind === 'ready' ? (
        <Notice title={fill(words.ready, { n: stage.ids.length })}>
          <p>
            <a href={stage.url} download={stage.file}>
              {fill(copy.exports.download, { file: stage.file })}
            </a>
          </p>
          <p>{words.doneNote}</p>
          <Button busy={isBusy} onClick={() => tried(() => mark(stage.ids))}>
            {words.done}
          </Button>
        </Notice>
      ) : (
        open > 0 && (
          <WhyForm
            label={copy.exports.why}
            help={copy.exports.whyHelp}
            problem={copy.person.whyProblem}
            submit={words.submit}
            isBusy={isBusy}
            send={(why) => tried(() => prepare(why))}
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
