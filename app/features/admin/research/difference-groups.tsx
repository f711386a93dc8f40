import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { wholeNumberIn } from '#content/dictionaries/formats.ts';
import { DIFFERENCE, type DifferenceFigures } from '#domain/research/study.ts';
import { estimateText } from './figure-text.ts';
import { FoldedTable } from './folded-table.tsx';
import type { GroupName } from './group-name.ts';
import type { StudyNames } from './study-names.ts';

type Item = DifferenceFigures['groups'][number]['items'][number];

/** One fold a group; what differs most comes first. */
export function DifferenceGroups({
  figures: { reference, groups },
  nameOf,
  names,
  copy,
}: {
  figures: DifferenceFigures;
  nameOf: GroupName;
  names: StudyNames;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.differences;
  const whole = wholeNumberIn(locale);
  return groups.map(({ group, n, items }) => {
    const sized = (size: 'some' | 'large') => items.filter((item) => sizeOf(item) === size).length;
    const title = fill(words.caption, {
      group: nameOf(group),
      n: whole.format(n),
      reference: nameOf(reference.group),
      referenceN: whole.format(reference.n),
    });
    return (
      <FoldedTable
        key={group}
        title={title}
        note={fill(words.counts, { some: sized('some'), large: sized('large') })}
        columns={[
          { id: 'item', label: copy.item },
          { id: 'difference', label: words.difference, isNumber: true },
          { id: 'size', label: words.size },
        ]}
        rows={items
          .toSorted((a, b) => far(b) - far(a))
          .map((item) => ({
            id: item.item,
            cells: [
              names.items[item.item] ?? item.item,
              estimateText(item.difference, locale, copy),
              words.sizes[sizeOf(item)],
            ],
          }))}
      />
    );
  });
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
