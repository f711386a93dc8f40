import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { faultsQuery } from '#app/data/admin/admin-faults.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { AdminQueryResult } from '#app/features/admin/admin-query-result.tsx';

const days = 7;

/** What browsers told of the security policy, and with which codes mails were refused. */
export function FaultsSection({ copy }: { copy: Copy }) {
  const query = useQuery(faultsQuery(days));
  const { policy, refusals } = copy.overview;
  return (
    <AdminQueryResult query={query} copy={copy}>
      {({ policyReports, mailErrors, isCountedHere }) => (
        <>
          <section className="stack max-w-(--measure)">
            <h2>{policy.title}</h2>
            <Counted
              caption={policy.caption}
              none={isCountedHere ? policy.none : policy.elsewhere}
              name={policy.directive}
              number={policy.reports}
              rows={policyReports.map(({ directive, reports }) => [directive, reports])}
            />
            <p className="text-muted">{policy.note}</p>
          </section>
          <section className="stack max-w-(--measure)">
            <h2>{refusals.title}</h2>
            <Counted
              caption={refusals.caption}
              none={isCountedHere ? refusals.none : refusals.elsewhere}
              name={refusals.code}
              number={refusals.mails}
              rows={mailErrors.map(({ error, mails }) => [error, mails])}
            />
            <p className="text-muted">{refusals.note}</p>
          </section>
        </>
      )}
    </AdminQueryResult>
  );
}

function Counted({
  caption,
  none,
  name,
  number,
  rows,
}: {
  /** With `{n}` for the sum and `{days}`. */
  caption: string;
  none: string;
  name: string;
  number: string;
  rows: readonly (readonly [string, number])[];
}) {
  const told = (words: string, sum: number) =>
    words.replace('{n}', String(sum)).replace('{days}', String(days));
  const sum = rows.reduce((all, [, each]) => all + each, 0);
  if (sum === 0) return <p>{told(none, 0)}</p>;
  return (
    <DataTable
      caption={told(caption, sum)}
      columns={[
        { id: 'name', label: name },
        { id: 'number', label: number, isNumber: true },
      ]}
      rows={rows.map(([id, each]) => ({ id, cells: [id, each] }))}
    />
  );
}
