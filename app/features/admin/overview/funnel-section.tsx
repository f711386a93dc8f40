import type { Glance } from '#app/data/admin/glance.ts';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { Section } from '#app/ui/section.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import { FunnelChart } from '#app/ui/charts/funnel-chart.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import { percent } from './percent.ts';

const steps = ['joined', 'began', 'finished', 'finished_another'] as const;

/** How far those who joined in the last thirty days went, as a funnel; what is not kept is said, not guessed. */
export function FunnelSection({ way, copy }: { way: Glance['way']; copy: Copy['overview'] }) {
  const locale = useLocale();
  const words = copy.way;
  const rows = steps.map((id, index) => {
    const people = way[id];
    const before = way[steps[index - 1] ?? id];
    const ofBefore = percent(people / Math.max(1, before), copy.glance.percent);
    const number = wholeNumberIn(locale).format(people);
    return {
      id,
      label: words.steps[id],
      number,
      ofBefore: index === 0 ? '–' : ofBefore,
      text: index === 0 || before === 0 ? number : `${number} · ${ofBefore} ${words.kept}`,
      share: people / Math.max(1, way.joined),
    };
  });
  return (
    <Section title={words.title}>
      {way.joined === 0 ? (
        <>
          <p>{words.none}</p>
          <p className="max-w-(--measure) text-muted">{words.note}</p>
        </>
      ) : (
        <div className="admin-pairs">
          <FunnelChart steps={rows} />
          <div className="stack">
            <p className="text-muted">{words.note}</p>
            <AdminTable
              summary={copy.table}
              caption={words.chart}
              columns={{
                step: words.step,
                people: words.people,
                before: words.ofBefore,
                all: words.ofAll,
              }}
              numbers={['people', 'before', 'all']}
              rows={rows.map(({ id, label, number, ofBefore, share }) => [
                id,
                label,
                number,
                ofBefore,
                percent(share, copy.glance.percent),
              ])}
            />
          </div>
        </div>
      )}
    </Section>
  );
}
