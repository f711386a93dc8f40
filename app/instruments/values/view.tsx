import { valuesHeadline } from '#content/instruments/values/headline.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { Headline } from '#app/instruments/section/headline.tsx';
import { SectionPage } from '#app/instruments/section/section-page.tsx';
import type { SectionViewProps } from '#app/instruments/section-view.ts';
import { ValuesScores } from './scores.tsx';

const layouts = {
  priorities: 'clear',
  'no-clear-priorities': 'open',
  incomplete: 'missing',
} as const;

/** What a person asks of a job, told against their own mean; or that nothing stands out. */
export function View(props: SectionViewProps) {
  const { report, words } = props;
  const section = sectionFor(report.sections, 'values');
  if (!section) return null;
  const { profile, scores } = section;
  return (
    <SectionPage
      {...props}
      section={section}
      headline={<Headline lines={valuesHeadline(section, words)} layout={layouts[profile.kind]} />}
      scores={
        <ValuesScores
          scores={scores}
          centred={profile.kind === 'incomplete' ? undefined : profile.centred}
          isRanked={profile.kind !== 'incomplete' && profile.firstCard !== undefined}
          copy={words.results.report}
          words={words.instruments.values}
        />
      }
      folds={scores.map(({ scale }) => ({ id: scale, ...words.instruments.values.types[scale] }))}
      copy={words.instruments.values}
    />
  );
}
