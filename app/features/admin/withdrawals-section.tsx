import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { withdrawalsQuery, type Withdrawals } from '#app/data/admin/admin-withdrawals.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AdminQueryResult } from './admin-query-result.tsx';
import { day } from './dates.ts';
import { RemoveByHand } from './remove-by-hand.tsx';

/** Which exported addresses the mailing service has still to forget, the way to do it by hand, and the receipts. */
export function WithdrawalsSection({ copy }: { copy: Copy }) {
  const query = useQuery(withdrawalsQuery());
  const words = copy.withdrawals;
  return (
    <section id="withdrawals" className="stack mt-14">
      <h2>{words.title}</h2>
      <p className="max-w-(--measure)">{words.lead}</p>
      <AdminQueryResult query={query} copy={copy}>
        {(withdrawals) => (
          <>
            <Standing withdrawals={withdrawals} copy={words} />
            <RemoveByHand
              open={withdrawals.open}
              changed={() => void query.refetch()}
              copy={copy}
            />
            <Receipts receipts={withdrawals.receipts} copy={words} />
          </>
        )}
      </AdminQueryResult>
    </section>
  );
}

function Standing({
  withdrawals: { open, by_hand: byHand, oldest, last_error: lastError },
  copy,
}: {
  withdrawals: Withdrawals;
  copy: Copy['withdrawals'];
}) {
  const locale = useLocale();
  if (open === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p>{fill(copy.open, { n: open, at: day(oldest, locale) ?? '' })}</p>
      {lastError && <p>{fill(copy.lastError, { code: lastError })}</p>}
      {byHand > 0 && (
        <div className="max-w-(--measure)">
          <Notice tone="warn">
            <p>{fill(copy.byHand, { n: byHand })}</p>
          </Notice>
        </div>
      )}
    </>
  );
}

function Receipts({
  receipts,
  copy,
}: {
  receipts: Withdrawals['receipts'];
  copy: Copy['withdrawals'];
}) {
  const locale = useLocale();
  const words = copy.receipts;
  if (receipts.length === 0) return null;
  return (
    <DataTable
      caption={words.caption}
      ofWords
      columns={[
        { id: 'done', label: words.done },
        { id: 'reason', label: words.reason },
        { id: 'way', label: words.way },
        { id: 'receipt', label: words.receipt },
      ]}
      rows={receipts.map(({ id, reason, done_at: doneAt, way, receipt }) => ({
        id: String(id),
        cells: [day(doneAt, locale), copy.reasons[reason], words[way], receipt ?? String(id)],
      }))}
    />
  );
}
