import { toyHeadline } from '#content/instruments/toy/headline.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { Headline } from '#app/instruments/section/headline.tsx';
import { SectionPage } from '#app/instruments/section/section-page.tsx';
import type { SectionViewProps } from '#app/instruments/section-view.ts';
import { ToyScores } from './scores.tsx';

/** Which toy leads, and both as bars. */
export function View(props: SectionViewProps) {
  const { report, words } = props;
  const { toy } = words.instruments;
  const section = sectionFor(report.sections, 'toy');
  if (!section) return null;
  return (
    <SectionPage
      {...props}
      section={section}
      headline={<Headline lines={toyHeadline(section, words)} layout="open" />}
      scores={<ToyScores scores={section.scores} words={words} />}
      folds={section.scores.map(({ scale }) => ({ id: scale, ...toy.types[scale] }))}
      copy={toy}
    />
  );
}
