import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Part, RetestFigures } from '#domain/research/study.ts';
import { PartSection } from './part-section.tsx';
import type { StudyWords } from './study-words.ts';

/** How far two tests of the same people agree. */
export function RetestSection({ part, words }: { part: Part<RetestFigures>; words: StudyWords }) {
  const { retest: told, scale } = words.copy;
  return (
    <PartSection part={part} told={told} words={words}>
      {({ days: [low = 0, middle = 0, high = 0], scales }) => (
        <>
          <p>{fill(told.days, { low, middle, high })}</p>
          <AdminTable
            caption={told.caption}
            columns={{ scale, r: told.r }}
            numbers={['r']}
            rows={scales.map((one) => [one.scale, words.scale(one.scale), words.estimate(one.r)])}
          />
        </>
      )}
    </PartSection>
  );
}
