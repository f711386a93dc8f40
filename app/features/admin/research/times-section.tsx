import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { numberIn } from '#content/wording/formats.ts';
import type { Part, Percentile } from '#domain/research/study.ts';
import { PartSection } from './part-section.tsx';
import type { StudyWords } from './study-words.ts';

/** How long attentive people take for a question. */
export function TimesSection({ part, words }: { part: Part<Percentile[]>; words: StudyWords }) {
  const { caption, percentile, seconds, ...told } = words.copy.times;
  return (
    <PartSection part={part} told={told} words={words}>
      {(percentiles) => (
        <AdminTable
          caption={caption}
          columns={{ percentile, seconds }}
          numbers={['seconds']}
          rows={percentiles.map(({ percent, ...time }) => [
            String(percent),
            numberIn(words.locale).format(percent),
            words.estimate(time, (ms) => words.hundredths(ms / 1000)),
          ])}
        />
      )}
    </PartSection>
  );
}
