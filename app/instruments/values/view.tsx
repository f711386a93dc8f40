import { valuesHeadline } from '#content/instruments/values/headline.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { BelowLead, Headline } from '#app/instruments/section/headline.tsx';
import { SceneHero } from '#app/instruments/section/scene-hero.tsx';
import { SectionPage } from '#app/instruments/section/section-page.tsx';
import type { SectionViewProps } from '#app/instruments/section-view.ts';
import { ValuesScores } from './scores.tsx';

/** What a person asks of a job, told against their own mean; or that nothing stands out. */
export function View(props: SectionViewProps) {
  const { report, words } = props;
  const section = sectionFor(report.sections, 'values');
  if (!section) return null;
  const { profile, scores } = section;
  const lines = valuesHeadline(section, words);
  const isNamed = profile.kind !== 'incomplete';
  return (
    <SectionPage
      {...props}
      section={section}
      hero={isNamed ? <SceneHero scene="values" lines={lines} send={props.send} /> : undefined}
      headline={isNamed ? <BelowLead lines={lines} /> : <Headline lines={lines} layout="missing" />}
      scores={
        <ValuesScores
          scores={scores}
          centred={profile.kind === 'incomplete' ? undefined : profile.centred}
          isRanked={profile.kind !== 'incomplete' && profile.firstCard !== undefined}
          copy={words.results.report}
          words={words.instruments.values}
        />
      }
      meanings={scores.map(({ scale }) => ({
        id: scale,
        ...words.instruments.values.types[scale],
      }))}
      copy={words.instruments.values}
    />
  );
}
