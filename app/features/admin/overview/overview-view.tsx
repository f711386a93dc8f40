import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { overviewQuery, type Overview } from '#app/data/admin/admin-overview.ts';
import { isOwnServer } from '#app/data/backend/backend.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { AdminQueryResult } from '#app/features/admin/admin-query-result.tsx';
import { DemoRibbon } from '#app/features/admin/demo-ribbon.tsx';
import { SelectField } from '#app/features/admin/select-field.tsx';
import { DropOffSection } from './drop-off-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailSection } from './mail-section.tsx';
import { WeeklyChart } from './weekly-chart.tsx';
import { weeksFrom } from './weeks.ts';

const periods = ['4', '12', '26', '52'] as const;

/** Accounts, tests, where people stop, languages and mail, over the last weeks; and what went wrong lately. */
export function OverviewView({ copy }: { copy: Copy }) {
  const [period, setPeriod] = useState<(typeof periods)[number]>('12');
  const weeks = Number(period);
  const query = useQuery(overviewQuery(weeks));
  const words = copy.overview;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h1>{words.title}</h1>
        <SelectField
          name="period"
          label={words.period}
          options={periods.map((value) => ({ value, label: words.periods[value] }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <AdminQueryResult query={query} copy={copy}>
        {(overview) => (
          <>
            <DemoRibbon count={overview.synthetic} copy={copy} />
            <Figures overview={overview} weeks={weeksFrom(overview.since, weeks)} copy={copy} />
          </>
        )}
      </AdminQueryResult>
      <div className="mt-14 grid gap-14 *:min-w-0">
        <JobsSection copy={copy} />
        <FaultsSection copy={copy} />
      </div>
    </>
  );
}

function Figures({
  overview,
  weeks,
  copy,
}: {
  overview: Overview;
  weeks: readonly string[];
  copy: Copy;
}) {
  const words = copy.overview;
  const tests = instrumentIds
    .map((id) => ({ id: instruments[id].storedId, name: copy.instruments[id] }))
    .filter(({ id }) => overview.attempts.some(({ instrument }) => instrument === id));
  const signups = weeks.map((week) => {
    const found = overview.signups.find((row) => row.week === week);
    return { week, outer: found?.people ?? 0, inner: found?.confirmed ?? 0 };
  });
  return (
    <div className="grid gap-14 *:min-w-0">
      <section className="stack">
        <h2>{words.signups.title}</h2>
        <p>
          {words.people.term}: <strong>{overview.people}</strong>
        </p>
        {overview.signups.length === 0 ? (
          <p>{words.people.none}</p>
        ) : (
          <WeeklyChart
            caption={words.signups.chart}
            rows={signups}
            outer={words.signups.people}
            inner={words.signups.confirmed}
            copy={words}
          />
        )}
        <p className="text-muted">{words.running}</p>
      </section>
      <section className="stack">
        <h2>{words.attempts.title}</h2>
        <p className="text-muted">{words.attempts.note}</p>
        {tests.length === 0 && <p>{words.attempts.none}</p>}
        {tests.map(({ id, name }) => (
          <div key={id} className="stack">
            <h3>{name}</h3>
            <WeeklyChart
              caption={words.attempts.chart.replace('{test}', name)}
              rows={weeks.map((week) => {
                const found = overview.attempts.find(
                  (row) => row.week === week && row.instrument === id,
                );
                return { week, outer: found?.started ?? 0, inner: found?.finished ?? 0 };
              })}
              outer={words.attempts.started}
              inner={words.attempts.finished}
              copy={words}
            />
          </div>
        ))}
      </section>
      <DropOffSection overview={overview} copy={copy} />
      <section className="stack max-w-(--measure)">
        <h2>{words.languages.title}</h2>
        <DataTable
          caption={words.languages.title}
          captionHidden
          columns={[
            { id: 'language', label: words.languages.language },
            { id: 'people', label: words.languages.people, isNumber: true },
          ]}
          rows={Object.entries(copy.languages).map(([locale, name]) => ({
            id: locale,
            cells: [name, overview.languages[locale] ?? 0],
          }))}
        />
      </section>
      <MailSection mail={overview.mail} isAllOurs={isOwnServer()} copy={words.mail} />
    </div>
  );
}
