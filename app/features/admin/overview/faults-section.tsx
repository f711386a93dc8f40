import { useQuery } from '@tanstack/react-query';
import { faultsQuery } from '#app/data/admin/faults.ts';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { QuerySection } from '#app/features/admin/frame/query-section.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

const days = 7;

/** With which codes mails were refused, and what browsers told of the security policy. */
export function FaultsSections({ copy }: { copy: Copy }) {
  const query = useQuery(faultsQuery(days));
  const { refusals, policy } = copy.overview;
  const section = { className: 'max-w-(--measure)', query, copy };
  return (
    <>
      <QuerySection title={refusals.title} note={refusals.note} {...section}>
        {({ mailErrors, isCountedHere }) => (
          <Counted
            caption={refusals.caption}
            none={isCountedHere ? refusals.none : refusals.elsewhere}
            columns={{ name: refusals.code, number: refusals.mails }}
            rows={mailErrors.map(({ error, mails }) => [error, mails])}
          />
        )}
      </QuerySection>
      <QuerySection title={policy.title} note={policy.note} {...section}>
        {({ policyReports, isCountedHere }) => (
          <Counted
            caption={policy.caption}
            none={isCountedHere ? policy.none : policy.elsewhere}
            columns={{ name: policy.directive, number: policy.reports }}
            rows={policyReports.map(({ directive, reports }) => [directive, reports])}
          />
        )}
      </QuerySection>
    </>
  );
}

function Counted({
  caption,
  none,
  columns,
  rows,
}: {
  /** With `{n}` for the sum and `{days}`. */
  caption: string;
  none: string;
  columns: { name: string; number: string };
  rows: readonly (readonly [string, number])[];
}) {
  const n = rows.reduce((sum, [, each]) => sum + each, 0);
  if (n === 0) return <p>{fill(none, { n, days })}</p>;
  return (
    <AdminTable
      caption={fill(caption, { n, days })}
      columns={columns}
      numbers={['number']}
      rows={rows.map(([id, each]) => [id, id, each])}
    />
  );
}
