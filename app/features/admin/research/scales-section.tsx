import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Part, ScaleFigures } from '#domain/research/study.ts';
import { PartSection } from './part-section.tsx';
import type { StudyWords } from './study-words.ts';

/** Every scale, and its items folded below. */
export function ScalesSection({ part, words }: { part: Part<ScaleFigures[]>; words: StudyWords }) {
  const { copy, estimate } = words;
  const { mean, deviation, alpha, omega, itemRest, alphaIfDropped, ...told } = copy.scales;
  return (
    <PartSection part={part} told={told} words={words}>
      {(scales) => (
        <>
          <AdminTable
            caption={told.caption}
            ofWords
            columns={{ scale: copy.scale, mean, deviation, alpha, omega }}
            numbers={['mean', 'deviation', 'alpha', 'omega']}
            rows={scales.map((one) => [
              one.scale,
              words.scale(one.scale),
              estimate(one.mean),
              words.hundredths(one.deviation),
              estimate(one.alpha),
              estimate(one.omega),
            ])}
          />
          {scales.map(({ scale, items }) => {
            const title = fill(told.items, { scale: words.scale(scale) });
            return (
              <AdminTable
                key={scale}
                summary={title}
                caption={title}
                ofWords
                columns={{ item: copy.item, mean, rest: itemRest, dropped: alphaIfDropped }}
                numbers={['mean', 'rest', 'dropped']}
                rows={items.map((one) => [
                  one.item,
                  words.item(one.item),
                  estimate(one.mean),
                  estimate(one.itemRest),
                  estimate(one.alphaIfDropped),
                ])}
              />
            );
          })}
        </>
      )}
    </PartSection>
  );
}
