import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { jobsQuery, type Jobs } from '#app/data/admin/admin-jobs.ts';
import { withdrawalsQuery } from '#app/data/admin/admin-withdrawals.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AdminQueryResult } from '#app/features/admin/admin-query-result.tsx';
import { moment } from '#app/features/admin/dates.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What runs by itself each day: what is missing as an alarm, and the last runs. */
export function JobsSection({ copy }: { copy: Copy }) {
  const query = useQuery(jobsQuery());
  const words = copy.jobs;
  return (
    <section id="jobs" className="stack">
      <h2>{words.title}</h2>
      <AdminQueryResult query={query} copy={copy}>
        {({ states, runs }) => (
          <>
            {states.every(({ state }) => state === 'ok') && <p>{words.fine}</p>}
            {states.map((state) => (
              <Standing key={state.job} standing={state} copy={words} />
            ))}
            <ByHand copy={words} />
            <Runs runs={runs} copy={words} />
          </>
        )}
      </AdminQueryResult>
    </section>
  );
}

function Standing({
  standing: { job, state, well_at: wellAt, error },
  copy,
}: {
  standing: Jobs['states'][number];
  copy: Copy['jobs'];
}) {
  const said = { job: nameOf(job, copy), code: error ?? '', n: daysSince(wellAt) };
  if (state === 'ok') return null;
  if (state === 'never') return <p>{fill(copy.never, said)}</p>;
  const late = wellAt === null ? copy.lateNever : copy.late;
  return (
    <Notice tone="warn">
      <p>{fill(state === 'late' ? late : copy.failed, said)}</p>
    </Notice>
  );
}

/** Addresses that the mailing service did not take are work for people; what is not known is told under Export. */
function ByHand({ copy }: { copy: Copy['jobs'] }) {
  const { data } = useQuery(withdrawalsQuery());
  if (!data || data.by_hand === 0) return null;
  return (
    <Notice tone="warn">
      <p>{fill(copy.byHand, { n: data.by_hand })}</p>
    </Notice>
  );
}

function Runs({ runs, copy }: { runs: Jobs['runs']; copy: Copy['jobs'] }) {
  const locale = useLocale();
  if (runs.length === 0) return <p>{copy.none}</p>;
  const { columns } = copy;
  return (
    <DataTable
      caption={copy.caption}
      ofWords
      columns={[
        { id: 'job', label: columns.job },
        { id: 'at', label: columns.at },
        { id: 'runner', label: columns.runner },
        { id: 'outcome', label: columns.outcome },
      ]}
      rows={runs.map((run) => ({
        id: String(run.id),
        cells: [
          nameOf(run.job, copy),
          moment(run.started_at, locale),
          copy.runners[run.runner],
          outcomeOf(run, copy),
        ],
      }))}
    />
  );
}

function outcomeOf({ job, finished_at, outcome, error }: Jobs['runs'][number], copy: Copy['jobs']) {
  if (error !== null) return fill(copy.failedRun, { code: error });
  if (finished_at === null) return copy.running;
  const n = Object.values(outcome).reduce((sum, each) => sum + each, 0);
  const { outcomes } = copy;
  const words = Object.entries(outcomes).find(([name]) => name === job)?.[1] ?? outcomes.other;
  return fill(words, { n });
}

function nameOf(job: string, { names }: Copy['jobs']): string {
  return Object.entries(names).find(([name]) => name === job)?.[1] ?? job;
}

function daysSince(at: string | null): number {
  return at === null ? 0 : Math.floor((Date.now() - Date.parse(at)) / DAY_MS);
}
