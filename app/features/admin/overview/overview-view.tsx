import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { glanceQuery } from '#app/data/admin/glance.ts';
import { overviewQuery } from '#app/data/admin/overview.ts';
import { isOwnServer } from '#app/data/backend/backend.ts';
import { AdminQueryResult } from '#app/features/admin/frame/admin-query-result.tsx';
import { DemoRibbon } from '#app/features/admin/frame/demo-ribbon.tsx';
import { ViewHead } from '#app/ui/section.tsx';
import { SelectField } from '#app/features/admin/frame/select-field.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { useSearchParams } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { Alarms } from './alarms.tsx';
import { DropOffSection } from './drop-off-section.tsx';
import { FaultsSections } from './faults-section.tsx';
import { GlanceSection } from './glance-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailSection } from './mail-section.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { WeeklySection } from './weekly-section.tsx';
import { weeksFrom } from './weeks.ts';

/** Every fact of the site comes with it. */
const FactsSection = lazyComponent(async () => (await import('./facts-section.tsx')).FactsSection);

const periods = ['4', '12', '26', '52'] as const;

/** The month in four figures and a funnel; then the weeks asked for; last, how the machine is. */
export function OverviewView({ copy }: { copy: Copy }) {
  const glance = useQuery(glanceQuery);
  const [address, setAddress] = useSearchParams();
  const period = periods.find((weeks) => weeks === address.get('weeks')) ?? '12';
  const weeks = Number(period);
  const query = useQuery(overviewQuery(weeks));
  const words = copy.overview;
  return (
    <>
      <ViewHead title={words.title} />
      <AdminQueryResult query={glance} copy={copy}>
        {(month) => (
          <div className="grid gap-14 *:min-w-0">
            <div className="grid gap-4 empty:hidden">
              <Alarms mail={query.data?.mail} pending={month.pending} copy={copy} />
              <DemoRibbon count={query.data?.synthetic ?? 0} copy={copy} />
            </div>
            <GlanceSection glance={month} copy={words} />
            <StepsSection counts={month.steps} copy={words} />
            <FunnelSection way={month.way} copy={words} />
            <section className="stack">
              <div className="flex flex-wrap items-end justify-between gap-6">
                <h2>{words.weekly}</h2>
                <SelectField
                  name="period"
                  label={words.period}
                  options={periods.map((value) => ({ value, label: words.periods[value] }))}
                  value={period}
                  onChange={(next) =>
                    setAddress(
                      { view: 'overview', weeks: next },
                      { replace: true, keepScroll: true },
                    )
                  }
                />
              </div>
              <AdminQueryResult query={query} copy={copy}>
                {(overview) => (
                  <WeeklySection
                    overview={overview}
                    weeks={weeksFrom(overview.since, weeks)}
                    copy={copy}
                  />
                )}
              </AdminQueryResult>
            </section>
            {query.data && <DropOffSection overview={query.data} copy={copy} />}
            <JobsSection copy={copy} />
            <Suspense fallback={<Spinner label={copy.loading} />}>
              <FactsSection copy={copy.facts} />
            </Suspense>
            <div className="admin-pairs">
              {query.data && (
                <MailSection mail={query.data.mail} isAllOurs={isOwnServer()} copy={words.mail} />
              )}
              <div className="grid content-start gap-12">
                <FaultsSections copy={copy} />
              </div>
            </div>
          </div>
        )}
      </AdminQueryResult>
    </>
  );
}
