import { useQuery } from '@tanstack/react-query';
import { withdrawalsQuery, type Withdrawals } from '#app/data/admin/withdrawals.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { AdminTable } from './frame/admin-table.tsx';
import { day } from './frame/dates.ts';
import { QuerySection } from './frame/query-section.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { RemoveByHand } from './remove-by-hand.tsx';

/** Which exported addresses the mailing service has still to forget, the way to do it by hand, and the receipts. */
export function WithdrawalsSection({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const query = useQuery(withdrawalsQuery);
  const words = copy.withdrawals;
  const { caption, done, reason, way, receipt, ...ways } = words.receipts;
  return (
    <QuerySection
      id="withdrawals"
      title={words.title}
      lead={words.lead}
      className="mt-14"
      query={query}
      copy={copy}
    >
      {(withdrawals) => (
        <>
          <Standing withdrawals={withdrawals} copy={words} />
          <RemoveByHand open={withdrawals.open} changed={() => void query.refetch()} copy={copy} />
          {withdrawals.receipts.length > 0 && (
            <AdminTable
              caption={caption}
              ofWords
              columns={{ done, reason, way, receipt }}
              rows={withdrawals.receipts.map((one) => [
                String(one.id),
                day(one.done_at, locale),
                words.reasons[one.reason],
                ways[one.way],
                one.receipt ?? String(one.id),
              ])}
            />
          )}
        </>
      )}
    </QuerySection>
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
          <TextNotice tone="warn" text={fill(copy.byHand, { n: byHand })} />
        </div>
      )}
    </>
  );
}
