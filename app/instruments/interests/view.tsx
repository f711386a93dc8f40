import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { readingFolds } from '#content/instruments/interests/reading-folds.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { mostLiked } from '#domain/instruments/interests/most-liked.ts';
import { leadingLetter } from '#domain/instruments/interests/told-groups.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { Headline } from '#app/instruments/section/headline.tsx';
import { InDetail } from '#app/instruments/section/in-detail.tsx';
import { MethodLink } from '#app/instruments/section/method-link.tsx';
import { NextSteps } from '#app/instruments/section/next-steps.tsx';
import { QualityNote } from '#app/instruments/section/quality-note.tsx';
import { ReadingNotes } from '#app/instruments/section/reading-notes.tsx';
import { SectionAnswers } from '#app/instruments/section/section-answers.tsx';
import { TestDate } from '#app/instruments/section/test-date.tsx';
import type { SectionViewProps } from '#app/instruments/section-view.ts';
import { Deferred } from '#app/ui/deferred.tsx';
import { InterestsChart } from './chart.tsx';
import { FirstCareers } from './first-careers.tsx';
import { BesideName, NamedResult, NameInWords } from './named-result.tsx';
import { PortraitView } from './portrait.tsx';
import { InterestsScores } from './scores.tsx';
import { TypeFolds } from './type-folds.tsx';

/** The report from the first sentence to the last fold: interests first, and what they lead to. */
export function View({
  report,
  words,
  items,
  now,
  testPath,
  isGuest,
  isShared = false,
  send,
  careers,
  together,
  talk,
  plan,
  take,
}: SectionViewProps) {
  const section = sectionFor(report.sections, 'interests');
  if (!section) return null;
  const { results, instruments } = words;
  const { report: said } = results;
  const copy = instruments.interests;
  const { kind } = section.profile;
  const portrait = portraitOf(section.profile);
  const lines = interestsHeadline(section, words);
  const liked = mostLiked(section);
  const chart = <InterestsChart section={section} copy={copy} isPlain={portrait !== undefined} />;
  const takenOn = (
    <TestDate
      section={section}
      testPath={testPath}
      now={now}
      isShared={isShared}
      copy={{ ...said, repeatOld: copy.repeatOld }}
    />
  );
  return (
    <article className="grid grid-cols-1 gap-4 md:gap-12">
      {portrait && isShared && <NameInWords lines={lines} />}
      {portrait && !isShared && (
        <NamedResult
          portrait={portrait.id}
          leading={leadingLetter(section.profile)}
          lines={lines}
          send={send}
          picture={
            <>
              {chart}
              <FirstCareers
                careers={firstCareers(report.careers).map(({ career }) => career)}
                catalog={words.catalog}
                label={words.parts.careers.first}
              />
              {liked.length > 0 && (
                <div className="most-liked">
                  {items.interests?.choices[liked[0]?.choice ?? 0]}
                  <ul>
                    {liked.map(({ item }) => (
                      <li key={item}>{items.interests?.items[item]}</li>
                    ))}
                  </ul>
                </div>
              )}
            </>
          }
        />
      )}
      {!portrait && <Headline lines={lines} layout={kind === 'flat' ? 'open' : 'missing'} />}
      {!isShared && (
        <NextSteps
          report={report}
          words={words}
          testPath={testPath}
          isGuest={isGuest}
          copy={copy.next}
        />
      )}
      {!portrait && chart}
      <QualityNote
        quality={section.quality}
        testPath={testPath}
        isShared={isShared}
        copy={results}
      />
      <div className="lived-and-asked">
        <PortraitView section={section} words={words} ageBand={report.ageBand} />
        {talk}
      </div>
      {careers}
      {together}
      <InDetail
        title={said.detail}
        lines={portrait ? <BesideName lines={lines}>{takenOn}</BesideName> : takenOn}
      >
        <InterestsScores section={section} copy={copy}>
          <TypeFolds section={section} copy={copy} />
          <ReadingNotes
            title={copy.meaning.title}
            folds={readingFolds(section, report.ageBand, copy)}
          />
          <SectionAnswers section={section} words={words} items={items} />
          <MethodLink instrument="interests" label={said.method} />
        </InterestsScores>
        {take}
      </InDetail>
      <Deferred>{plan}</Deferred>
    </article>
  );
}
