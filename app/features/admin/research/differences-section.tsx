import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { wholeNumberIn } from '#content/dictionaries/formats.ts';
import { groupings, type Study } from '#domain/research/study.ts';
import { DifferenceGroups } from './difference-groups.tsx';
import { createGroupName } from './group-name.ts';
import { Basis } from './part-section.tsx';
import type { StudyNames } from './study-names.ts';

/** Items that groups answer differently, by language, age and country. */
export function DifferencesSection({
  differences,
  names,
  area,
  copy,
}: {
  differences: Study['differences'];
  names: StudyNames;
  area: AreaCopy;
  copy: Copy;
}) {
  const words = copy.differences;
  const locale = useLocale();
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="max-w-(--measure)">{words.lead}</p>
      {groupings.map((by) => {
        const part = differences[by];
        return (
          <section key={by} className="stack">
            <h3>{words.by[by]}</h3>
            {part.kind === 'not-yet' ? (
              <p>
                <strong>
                  {fill(copy.notYetGroup, { n: wholeNumberIn(locale).format(part.missing) })}
                </strong>{' '}
                {words.missing}
              </p>
            ) : (
              <>
                <Basis n={part.n} asOf={part.asOf} copy={copy} />
                <DifferenceGroups
                  figures={part.figures}
                  nameOf={createGroupName(by, locale, area)}
                  names={names}
                  copy={copy}
                />
              </>
            )}
          </section>
        );
      })}
    </section>
  );
}
