import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { faultsQuery } from '#app/data/admin/admin-faults.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { AdminQueryResult } from '#app/features/admin/admin-query-result.tsx';

const days = 7;

/** With which codes mails were refused. */
export function RefusalsSection({ copy }: { copy: Copy }) {
  const query = useQuery(faultsQuery(days));
  const words = copy.overview.refusals;
  return (
    <section className="stack max-w-(--measure)">
      <h2>{words.title}</h2>
      <AdminQueryResult query={query} copy={copy}>
        {({ mailErrors, isCountedHere }) => (
          <Counted
            caption={words.caption}
            none={isCountedHere ? words.none : words.elsewhere}
            name={words.code}
            number={words.mails}
            rows={mailErrors.map(({ error, mails }) => [error, mails])}
          />
        )}
      </AdminQueryResult>
      <p className="text-muted">{words.note}</p>
    </section>
  );
}

/** What browsers told of the security policy. */
export function PolicySection({ copy }: { copy: Copy }) {
  const query = useQuery(faultsQuery(days));
  const words = copy.overview.policy;
  return (
    <section className="stack max-w-(--measure)">
      <h2>{words.title}</h2>
      <AdminQueryResult query={query} copy={copy}>
        {({ policyReports, isCountedHere }) => (
          <Counted
            caption={words.caption}
            none={isCountedHere ? words.none : words.elsewhere}
            name={words.directive}
            number={words.reports}
            rows={policyReports.map(({ directive, reports }) => [directive, reports])}
          />
        )}
      </AdminQueryResult>
      <p className="text-muted">{words.note}</p>
    </section>
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
