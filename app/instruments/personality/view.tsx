import { textsOf } from '#content/instruments/section/headline-line.ts';
import { personalityHeadline } from '#content/instruments/personality/headline.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { traits } from '#domain/instruments/personality/traits.ts';
import { BelowLead } from '#app/instruments/section/headline.tsx';
import { SceneHero } from '#app/instruments/section/scene-hero.tsx';
import { SectionPage } from '#app/instruments/section/section-page.tsx';
import type { SectionViewProps } from '#app/instruments/section-view.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TraitPlaces } from './trait-places.tsx';

/** Five places on five lines, each on its own: no type, no order among the traits. */
export function View(props: SectionViewProps) {
  const { report, words } = props;
  const { personality } = words.instruments;
  const section = sectionFor(report.sections, 'personality');
  if (!section) return null;
  const lines = personalityHeadline(section, words);
  const [missing] = textsOf(lines, 'aside');
  return (
    <SectionPage
      {...props}
      section={section}
      hero={<SceneHero scene="personality" lines={lines} send={props.send} />}
      headline={
        <>
          <BelowLead lines={lines} />
          {missing && (
            <Notice tone="warn" title={personality.incomplete.title}>
              <p>{missing}</p>
            </Notice>
          )}
        </>
      }
      scores={<TraitPlaces profile={section.profile} words={words} />}
      meanings={traits.map((trait) => ({ id: trait, ...personality.types[trait] }))}
      copy={personality}
    />
  );
}
