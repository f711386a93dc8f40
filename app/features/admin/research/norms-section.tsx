import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { countryNamesIn, numberIn, wholeNumberIn } from '#content/dictionaries/formats.ts';
import type { NormFigures, Part } from '#domain/research/study.ts';
import { estimateText } from './figure-text.ts';
import { FoldedTable } from './folded-table.tsx';
import { PartSection } from './part-section.tsx';
import type { StudyNames } from './study-names.ts';

/** Where the people of one age and country lie on each scale. */
export function NormsSection({
  part,
  names,
  copy,
}: {
  part: Part<NormFigures>;
  names: StudyNames;
  copy: Copy;
}) {
  return (
    <PartSection part={part} words={copy.norms} copy={copy}>
      {(cells) =>
        cells.map((cell) => (
          <Cell key={`${cell.ageBand} ${cell.country}`} cell={cell} names={names} copy={copy} />
        ))
      }
    </PartSection>
  );
}

function Cell({
  cell: { ageBand, country, n, scales },
  names,
  copy,
}: {
  cell: NormFigures[number];
  names: StudyNames;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.norms;
  const whole = (value: number) => numberIn(locale).format(value);
  const title = fill(words.caption, {
    age: ageBand,
    country: countryNamesIn(locale).of(country) ?? country,
    n: wholeNumberIn(locale).format(n),
  });
  const percents = scales[0]?.percentiles.map(({ percent }) => percent) ?? [];
  return (
    <FoldedTable
      title={title}
      columns={[
        { id: 'scale', label: copy.scale },
        { id: 'mean', label: words.mean, isNumber: true },
        { id: 'deviation', label: words.deviation, isNumber: true },
        ...percents.map((percent) => ({
          id: `p${percent}`,
          label: fill(words.percentile, { n: percent }),
          isNumber: true,
        })),
      ]}
      rows={scales.map(({ scale, mean, deviation, percentiles }) => ({
        id: scale,
        cells: [
          names.scales[scale] ?? scale,
          estimateText(mean, locale, copy),
          estimateText(deviation, locale, copy),
          ...percentiles.map(({ value, low, high }) =>
            fill(copy.estimate, { value: whole(value), low: whole(low), high: whole(high) }),
          ),
        ],
      }))}
    />
  );
}
