import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { hundredthsIn } from '#content/dictionaries/formats.ts';
import type { CriterionStudy } from '#domain/research/study.ts';
import { estimateText } from './figure-text.ts';
import { PartSection } from './part-section.tsx';

/** Whether the tests agree with what people say they study, and with the careers that they mark. */
export function CriterionSection({ criterion, copy }: { criterion: CriterionStudy; copy: Copy }) {
  const locale = useLocale();
  const parts = [
    { id: 'families', part: criterion.families, words: copy.criterion.families },
    { id: 'reactions', part: criterion.reactions, words: copy.criterion.reactions },
  ];
  return parts.map(({ id, part, words }) => (
    <PartSection key={id} part={part} words={words} copy={copy}>
      {({ share, chance }) => (
        <p>
          {fill(words.share, { share: estimateText(share, locale, copy) })}{' '}
          {chance !== null &&
            fill(copy.criterion.chance, { share: hundredthsIn(locale).format(chance) })}
        </p>
      )}
    </PartSection>
  ));
}
