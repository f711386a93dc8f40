import { sectionFor } from '#domain/instruments/registry.ts';
import { MadeOn } from './made-on.tsx';
import { MyAnswers } from './my-answers.tsx';
import { MethodLink } from './method-link.tsx';
import { NextSteps } from './next-steps.tsx';
import { QualityNote } from './quality-note.tsx';
import type { ViewProps } from './telling.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { ScaleFolds } from './scale-folds.tsx';
import { ValuesHeadline } from './values-headline.tsx';
import { ValuesScores } from './values-scores.tsx';

/** What a person asks of a job, told against their own mean; or that nothing stands out. */
export function ValuesView({
  report,
  words: all,
  items,
  now,
  isGuest,
  isShared = false,
  booking,
  plan,
  take,
}: ViewProps) {
  const section = sectionFor(report.sections, 'values');
  const {
    results: copy,
    instruments: { values: words },
  } = all;
  if (!section) return null;
  const { profile, scores } = section;
  return (
    <article className="grid grid-cols-1 gap-12 md:gap-16">
      <div className="grid gap-6">
        <ValuesHeadline profile={profile} words={words} />
        <MadeOn section={section} now={now} copy={{ ...copy.report, repeatOld: words.repeatOld }} />
        <QualityNote section={section} isShared={isShared} copy={copy.quality} />
      </div>
      <ValuesScores
        scores={scores}
        centred={profile.kind === 'incomplete' ? undefined : profile.centred}
        copy={copy}
        words={words}
      />
      {!isShared && (
        <NextSteps
          test="values"
          isGuest={isGuest}
          booking={booking}
          copy={{ ...copy.report.next, ...words.next }}
        />
      )}
      <ScaleFolds
        title={words.foldsTitle}
        folds={scores.map(({ scale }) => ({ id: scale, ...words.types[scale] }))}
      />
      {plan}
      <ReadingNotes copy={words.meaning} />
      <MyAnswers section={section} words={all} items={items} />
      {take}
      <MethodLink test="values" label={copy.report.method} />
    </article>
  );
}
