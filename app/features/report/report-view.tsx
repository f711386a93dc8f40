import { sectionFor } from '#domain/instruments/registry.ts';
import { Later } from '#app/ui/later.tsx';
import { Headline } from './headline.tsx';
import { MadeOn } from './made-on.tsx';
import { MethodLink } from './method-link.tsx';
import { MyAnswers } from './my-answers.tsx';
import { NextSteps } from './next-steps.tsx';
import { QualityNote } from './quality-note.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { Scores } from './scores.tsx';
import { ScoresChart } from './scores-chart.tsx';
import { TalkAtHome } from './talk-at-home.tsx';
import type { ViewProps } from './telling.ts';
import { TogetherView } from './together-view.tsx';
import { TypeFolds } from './type-folds.tsx';

/** The report from the first sentence to the last fold: interests first, and what they lead to. */
export function ReportView({
  report,
  words,
  items,
  now,
  isGuest,
  isShared = false,
  booking,
  careers,
  plan,
  take,
}: ViewProps) {
  const section = sectionFor(report.sections, 'interests');
  if (!section) return null;
  const {
    results: copy,
    instruments: { interests: own },
  } = words;
  return (
    <article className="grid grid-cols-1 gap-12 md:gap-16">
      <div className="grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-12">
        <div className="stack">
          <Headline report={section} copy={own} />
          <MadeOn
            section={section}
            now={now}
            isShared={isShared}
            copy={{ ...copy.report, repeatOld: own.repeatOld }}
          />
        </div>
        <ScoresChart report={section} copy={own} />
      </div>
      <QualityNote section={section} isShared={isShared} copy={copy.quality} />
      {!isShared && (
        <NextSteps
          test="interests"
          isGuest={isGuest}
          hasCareers={report.careers.kind === 'matched'}
          booking={booking}
          copy={{ ...copy.report.next, ...own.next }}
        />
      )}
      {careers}
      <Scores report={section} copy={own} />
      <Later>
        <TypeFolds report={section} copy={own} />
        <TogetherView report={report} words={words} isShared={isShared} />
        <TalkAtHome report={report} words={words} />
        {plan}
        <ReadingNotes
          copy={own.meaning}
          {...(section.form === 'short' ? { first: own.meaningOfShort } : {})}
        />
        <MyAnswers section={section} words={words} items={items} />
        {take}
        <MethodLink test="interests" label={copy.report.method} />
      </Later>
    </article>
  );
}
