import type { ReactNode } from 'react';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { WhenNear } from '#app/ui/loading/when-near.tsx';
import type { Wording } from '#content/instruments/wording.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import {
  firstVersionWithFields,
  type SecondLook,
} from '#domain/instruments/interests/second-look.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import type { CareerSuggestions, careerSuggestions } from '#domain/report/career-suggestions.ts';
import type { ReportParts } from './report-parts.ts';
import type { OwnChoices } from './use-own-choices.ts';

/** How a page offers a second look and tells what it changed: this feature knows no other. */
export type RenderSecondLook = (given: {
  section: InterestsSection;
  look: SecondLook | undefined;
  /** What the list of careers is made of without it, and the list as it is told. */
  without: Parameters<typeof careerSuggestions>[0];
  told: CareerSuggestions;
  careerName: (id: string) => string;
  wording: Wording;
  owner: string | null;
  isWaiting: boolean;
}) => ReactNode;

/**
 * The second look at the interests of a result, beside the list that it may have moved. Offered where the test has fields;
 * loaded when the reader comes near, or has begun one.
 */
export function OwnSecondLook({
  report: { report, words, items },
  parts: { shown, sections, careers },
  choices: { level, reactions, secondLooks, isSecondLookWaiting },
  owner,
  render,
}: {
  report: ReportInWords;
  parts: ReportParts;
  choices: OwnChoices;
  owner: string | null;
  render: RenderSecondLook;
}) {
  const section = sectionFor(report.sections, 'interests');
  const look = secondLooks?.find(({ attempt }) => attempt === section?.attempt);
  const wording = items.interests;
  if (shown !== 'interests' || !section || !wording) return null;
  if (section.version < firstVersionWithFields || section.profile.kind === 'incomplete')
    return null;
  return (
    <WhenNear room={`second-look-room is-${section.profile.kind}`} isWanted={look !== undefined}>
      {render({
        section,
        look,
        without: { sections, careers, level, reactions },
        told: report.careers,
        careerName: words.catalog.career,
        wording,
        owner,
        isWaiting: isSecondLookWaiting,
      })}
    </WhenNear>
  );
}
