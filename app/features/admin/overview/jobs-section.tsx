import { useQuery } from '@tanstack/react-query';
import { jobsQuery, type Jobs } from '#app/data/admin/jobs.ts';
import { withdrawalsQuery } from '#app/data/admin/withdrawals.ts';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { moment } from '#app/features/admin/frame/dates.ts';
import { QuerySection } from '#app/features/admin/frame/query-section.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { faultBooks } from '#content/mail/fault-mails.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What runs by itself each day: what is missing as an alarm, and the last runs. */
export function JobsSection({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const query = useQuery(jobsQuery);
  const words = copy.jobs;
  return (
    <QuerySection id="jobs" title={words.title} query={query} copy={copy}>
      {({ states, runs, faults, timers }) => (
        <>
          <Faults faults={faults} copy={words} />
          <Timers timers={timers} copy={words} />
          {states.every(({ state }) => state === 'ok') && <p>{words.fine}</p>}
          {states.map((state) => (
            <Standing key={state.job} standing={state} copy={words} />
          ))}
          <ByHand copy={words} />
          <AdminTable
            caption={words.caption}
            ofWords
            none={words.none}
            columns={words.columns}
            rows={runs.map((run) => [
              String(run.id),
              nameOf(run.job, words),
              moment(run.started_at, locale),
              words.runners[run.runner],
              outcomeOf(run, words),
            ])}
          />
        </>
      )}
    </QuerySection>
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
  return <TextNotice tone="warn" text={fill(state === 'late' ? late : copy.failed, said)} />;
}

/** What the watch sees, with what to do; below it what is over since at most a week. */
function Faults({ faults, copy }: { faults: Jobs['faults']; copy: Copy['jobs'] }) {
  const locale = useLocale();
  const words = Object.entries(faultBooks[locale].faults);
  return faults.map(({ fault, since, over_at: overAt }) => {
    const said = words.find(([name]) => name === fault)?.[1] ?? { what: fault, todo: '' };
    const from = moment(since, locale);
    return overAt === null ? (
      <TextNotice
        key={fault}
        tone="warn"
        text={fill(copy.fault, { what: said.what, todo: said.todo, from })}
      />
    ) : (
      <p key={fault}>{fill(copy.over, { what: said.what, from, to: moment(overAt, locale) })}</p>
    );
  });
}

/** When the last good backup was taken, and when one was put back to try. */
function Timers({ timers, copy }: { timers: Jobs['timers']; copy: Copy['jobs'] }) {
  const locale = useLocale();
  return Object.entries(timers).map(([job, at]) => (
    <p key={job}>
      {fill(at === null ? copy.timerNever : copy.timer, {
        job: nameOf(job, copy),
        at: at === null ? '' : moment(at, locale),
      })}
    </p>
  ));
}

/** Addresses that the mailing service did not take are work for people; what is not known is told under Export. */
function ByHand({ copy }: { copy: Copy['jobs'] }) {
  const { data } = useQuery(withdrawalsQuery);
  const n = data?.by_hand ?? 0;
  return <TextNotice tone="warn" text={n > 0 && fill(copy.byHand, { n })} />;
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
