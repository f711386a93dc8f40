import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { fill } from '#app/i18n/fill.ts';
import { countryNamesIn, numberIn } from '#content/wording/formats.ts';
import type { NormFigures, Part } from '#domain/research/study.ts';
import { PartSection } from './part-section.tsx';
import type { StudyWords } from './study-words.ts';

/** Where the people of one age and country lie on each scale. */
export function NormsSection({ part, words }: { part: Part<NormFigures>; words: StudyWords }) {
  return (
    <PartSection part={part} told={words.copy.norms} words={words}>
      {(cells) =>
        cells.map((cell) => (
          <Cell key={`${cell.ageBand} ${cell.country}`} cell={cell} words={words} />
        ))
      }
    </PartSection>
  );
}

function Cell({
  cell: { ageBand, country, n, scales },
  words,
}: {
  cell: NormFigures[number];
  words: StudyWords;
}) {
  const { copy, locale, estimate } = words;
  const { caption, mean, deviation, percentile } = copy.norms;
  const title = fill(caption, {
    age: ageBand,
    country: countryNamesIn(locale).of(country) ?? country,
    n: words.whole(n),
  });
  const percents = scales[0]?.percentiles.map(({ percent }) => percent) ?? [];
  const named = percents.map((percent) => [`p${percent}`, fill(percentile, { n: percent })]);
  const columns = { scale: copy.scale, mean, deviation, ...Object.fromEntries(named) };
  return (
    <AdminTable
      summary={title}
      caption={title}
      ofWords
      columns={columns}
      numbers={Object.keys(columns).slice(1)}
      rows={scales.map((one) => [
        one.scale,
        words.scale(one.scale),
        estimate(one.mean),
        estimate(one.deviation),
        ...one.percentiles.map((found) => estimate(found, numberIn(locale).format)),
      ])}
    />
  );
}
