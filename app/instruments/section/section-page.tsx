import type { ReactNode } from 'react';
import type { WordsOfSection } from '#content/instruments/section/words-of-section.ts';
import type { Section } from '#domain/instruments/registry.ts';
import type { SectionViewProps } from '#app/instruments/section-view.ts';
import { InDetail } from './in-detail.tsx';
import { MethodLink } from './method-link.tsx';
import { NextSteps } from './next-steps.tsx';
import { QualityNote } from './quality-note.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { ScaleMeanings } from './scale-meanings.tsx';
import { SectionAnswers } from './section-answers.tsx';
import { TestDate } from './test-date.tsx';

/** A report read from a section other than interests on: what it says, its scores, and all that goes with any section. */
export function SectionPage({
  section,
  headline,
  hero,
  scores,
  meanings,
  copy,
  plan,
  take,
  ...given
}: SectionViewProps & {
  section: Section;
  headline: ReactNode;
  /** Its first screen, where it has a name. */
  hero?: ReactNode;
  scores: ReactNode;
  /** What each scale means. */
  meanings: readonly { id: string; name: string; line: string; paragraph: string }[];
  /** The words of this instrument. */
  copy: WordsOfSection;
}) {
  const { words, items, now, testPath, isGuest, isShared = false } = given;
  const { report: said } = words.results;
  return (
    <article className="grid grid-cols-1 gap-4 md:gap-12">
      {hero ?? headline}
      {!isShared && (
        <NextSteps
          report={given.report}
          words={words}
          testPath={testPath}
          isGuest={isGuest}
          copy={copy.next}
        />
      )}
      {hero && <section className="said-first">{headline}</section>}
      <QualityNote
        quality={section.quality}
        testPath={testPath}
        isShared={isShared}
        copy={words.results}
      />
      {scores}
      {plan}
      <InDetail
        title={said.detail}
        lines={
          <>
            <TestDate
              section={section}
              testPath={testPath}
              now={now}
              isShared={isShared}
              copy={{ ...said, repeatOld: copy.repeatOld }}
            />
            <MethodLink instrument={section.instrument} label={said.method} />
          </>
        }
      >
        <ScaleMeanings title={copy.foldsTitle} scales={meanings} />
        <ReadingNotes {...copy.meaning} />
        <SectionAnswers section={section} words={words} items={items} />
        {take}
      </InDetail>
    </article>
  );
}
