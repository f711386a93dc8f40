import type { Overview } from '#app/data/admin/overview.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { WeeklyChart } from './weekly-chart.tsx';

/** Week by week: new accounts and their languages, and the tests that were started and finished. */
export function WeeklySection({
  overview,
  weeks,
  copy,
}: {
  overview: Overview;
  weeks: readonly string[];
  copy: Copy;
}) {
  const words = copy.overview;
  const number = wholeNumberIn(useLocale());
  const languages = Object.entries(copy.languages)
    .map(([locale, name]) => `${name} ${number.format(overview.languages[locale] ?? 0)}`)
    .join(' · ');
  const tests = instrumentIds
    .map((id) => ({ id: instruments[id].storedId, name: copy.instruments[id] }))
    .filter(({ id }) => overview.attempts.some(({ instrument }) => instrument === id));
  const signups = weeks.map((week) => {
    const found = overview.signups.find((row) => row.week === week);
    return { week, outer: found?.people ?? 0, inner: found?.confirmed ?? 0 };
  });
  const testWeeks = (id: string) =>
    weeks.map((week) => {
      const found = overview.attempts.find((row) => row.week === week && row.instrument === id);
      return { week, outer: found?.started ?? 0, inner: found?.finished ?? 0 };
    });
  return (
    <>
      <p>
        {words.people.term}: <strong>{number.format(overview.people)}</strong>.{' '}
        {overview.signups.length > 0 && fill(words.languages, { languages })}
      </p>
      <p className="max-w-(--measure) text-muted">
        {words.running} {words.attempts.note}
      </p>
      <div className="admin-pairs">
        <div className="chart-frame">
          <h3>{words.signups.title}</h3>
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
        </div>
        {tests.length === 0 && <p>{words.attempts.none}</p>}
        {tests.map(({ id, name }) => (
          <div key={id} className="chart-frame">
            <h3>{name}</h3>
            <WeeklyChart
              caption={words.attempts.chart.replace('{test}', name)}
              rows={testWeeks(id)}
              outer={words.attempts.started}
              inner={words.attempts.finished}
              copy={words}
            />
          </div>
        ))}
      </div>
    </>
  );
}
