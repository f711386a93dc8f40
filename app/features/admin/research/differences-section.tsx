import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import { countryNamesIn } from '#content/wording/formats.ts';
import { locales, type Locale } from '#domain/locale.ts';
import {
  DIFFERENCE,
  groupings,
  type DifferenceFigures,
  type Grouping,
  type Study,
} from '#domain/research/study.ts';
import { PartFigures } from './part-section.tsx';
import type { StudyWords } from './study-words.ts';

type GroupName = (group: string) => string;
type Item = DifferenceFigures['groups'][number]['items'][number];

/** Items that groups answer differently, by language, age and country. */
export function DifferencesSection({
  differences,
  area,
  words,
}: {
  differences: Study['differences'];
  area: AreaCopy;
  words: StudyWords;
}) {
  const { differences: told, notYetGroup } = words.copy;
  return (
    <Section title={told.title} lead={told.lead}>
      {groupings.map((by) => (
        <section key={by} className="stack">
          <h3>{told.by[by]}</h3>
          <PartFigures
            part={differences[by]}
            notYet={notYetGroup}
            missing={told.missing}
            words={words}
          >
            {(figures) => (
              <Groups
                figures={figures}
                nameOf={createGroupName(by, words.locale, area)}
                words={words}
              />
            )}
          </PartFigures>
        </section>
      ))}
    </Section>
  );
}

/** One fold a group; what differs most comes first. */
function Groups({
  figures: { reference, groups },
  nameOf,
  words,
}: {
  figures: DifferenceFigures;
  nameOf: GroupName;
  words: StudyWords;
}) {
  const { caption, counts, difference, size, sizes } = words.copy.differences;
  return groups.map(({ group, n, items }) => {
    const sized = (wanted: 'some' | 'large') =>
      items.filter((item) => sizeOf(item) === wanted).length;
    const title = fill(caption, {
      group: nameOf(group),
      n: words.whole(n),
      reference: nameOf(reference.group),
      referenceN: words.whole(reference.n),
    });
    return (
      <AdminTable
        key={group}
        summary={`${title}. ${fill(counts, { some: sized('some'), large: sized('large') })}`}
        caption={title}
        ofWords
        columns={{ item: words.copy.item, difference, size }}
        numbers={['difference']}
        rows={items
          .toSorted((a, b) => far(b) - far(a))
          .map((item) => [
            item.item,
            words.item(item.item),
            words.estimate(item.difference),
            sizes[sizeOf(item)],
          ])}
      />
    );
  });
}

/** What a group is called: a language, a country; an age band says itself. */
function createGroupName(by: Grouping, locale: Locale, { languages }: AreaCopy): GroupName {
  if (by === 'country') return (group) => countryNamesIn(locale).of(group) ?? group;
  if (by === 'age') return (group) => group;
  return (group) => {
    const known = locales.find((one) => one === group);
    return known ? languages[known] : group;
  };
}

function far({ difference }: Item): number {
  return Math.abs(difference?.value ?? 0);
}

/** Told large only where the interval leaves out that there is none. */
function sizeOf({ difference }: Item): 'small' | 'some' | 'large' {
  if (!difference || difference.low * difference.high <= 0) return 'small';
  const size = Math.abs(difference.value);
  if (size < DIFFERENCE.small) return 'small';
  return size < DIFFERENCE.large ? 'some' : 'large';
}
