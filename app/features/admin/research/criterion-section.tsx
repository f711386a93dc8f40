import { fill } from '#app/i18n/fill.ts';
import type { CriterionStudy } from '#domain/research/study.ts';
import { PartSection } from './part-section.tsx';
import type { StudyWords } from './study-words.ts';

/** Whether the tests agree with what people say they study, and with the careers that they mark. */
export function CriterionSection({
  criterion,
  words,
}: {
  criterion: CriterionStudy;
  words: StudyWords;
}) {
  const { criterion: told } = words.copy;
  return (['families', 'reactions'] as const).map((id) => (
    <PartSection key={id} part={criterion[id]} told={told[id]} words={words}>
      {({ share, chance }) => (
        <p>
          {fill(told[id].share, { share: words.estimate(share) })}{' '}
          {chance !== null && fill(told.chance, { share: words.hundredths(chance) })}
        </p>
      )}
    </PartSection>
  ));
}
