import type { Glance } from '#app/data/admin/glance.ts';
import { isOwnServer } from '#app/data/backend/backend.ts';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { Section } from '#app/ui/section.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import { FunnelChart } from '#app/ui/charts/funnel-chart.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { longDayIn, wholeNumberIn } from '#content/wording/formats.ts';

const steps = ['visit', 'begun', 'finished', 'sent', 'account', 'booking'] as const;

/** From a visit to a booking, in the last thirty days and day by day: how often, of nobody. */
export function StepsSection({
  counts,
  copy,
}: {
  counts: Glance['steps'];
  copy: Copy['overview'];
}) {
  const locale = useLocale();
  const words = copy.steps;
  const number = wholeNumberIn(locale);
  const sum = (of: (each: Glance['steps'][number]) => boolean) =>
    counts.filter(of).reduce((all, { count }) => all + count, 0);
  const sums = steps.map((id) => ({ id, all: sum(({ step }) => step === id) }));
  const most = Math.max(1, ...sums.map(({ all }) => all));
  const days = [...new Set(counts.map(({ day }) => day))].toSorted().toReversed();
  return (
    <Section title={words.title}>
      {counts.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className="admin-pairs">
          <FunnelChart
            steps={sums.map(({ id, all }) => ({
              id,
              label: words.names[id],
              text: number.format(all),
              share: all / most,
            }))}
          />
          <div className="stack">
            <p className="text-muted">{isOwnServer() ? words.note : words.elsewhere}</p>
            <AdminTable
              summary={copy.table}
              caption={words.chart}
              columns={{ day: words.day, ...words.names }}
              numbers={steps}
              rows={days.map((day) => [
                day,
                longDayIn(locale).format(new Date(day)),
                ...steps.map((id) =>
                  number.format(sum((each) => each.day === day && each.step === id)),
                ),
              ])}
            />
          </div>
        </div>
      )}
    </Section>
  );
}
