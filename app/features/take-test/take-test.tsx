import { Suspense, useMemo, useState } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { fill } from '#app/i18n/fill.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { AnsweredElsewhere } from './answered-elsewhere.tsx';
import { useCarryPlace } from './asking/carried-place.ts';
import { endOfEqualAnswers } from './asking/equal-answers.ts';
import { StepAnnouncer } from './asking/step-announcer.tsx';
import { isPassed, questionsOf } from './questions.ts';
import { QuestionScreen } from './asking/question-screen.tsx';
import { useMoment, answersToMoment } from './moments/use-moment.ts';
import { Review } from './review.tsx';
import { SavedLine } from './asking/saved-line.tsx';
import { troubled, type SavedState } from './saved-state.ts';
import type { RankingCopy, TestCopy } from './test-copy.ts';
import { TestProgress } from './asking/test-progress.tsx';
import { isAnswered, minutesLeft, openItems } from './test-steps.ts';
import { Voyage } from './asking/voyage.tsx';
import { useTestPlace } from './asking/use-test-place.ts';
import { useSpentTime } from './asking/use-spent-time.ts';
import { useTestMode } from './asking/use-test-mode.ts';
import { useWideScreen } from './asking/use-wide-screen.ts';
import { isNearEnd, usePreloadedResult } from './use-preloaded-result.ts';

/** Loaded for a test that has cards to be put in order, and no other. */
const RankingScreen = lazyComponent(
  async () => (await import('./asking/ranking-screen.tsx')).RankingScreen,
);

/** Asks any instrument in any form, from the first open question to the review. Keeps nothing itself. */
export function TakeTest({
  instrument,
  wording,
  attempt,
  startAt,
  saved,
  overruled,
  copy,
  rankingCopy,
  onAnswer,
  loadResult,
  onFinish,
  onLeave,
}: {
  instrument: Instrument;
  wording: Wording;
  attempt: Attempt;
  /** The question to go on at; the first open one without it. */
  startAt?: string | undefined;
  saved: SavedState | undefined;
  /** Questions that were answered otherwise on another device. */
  overruled?: { readonly items: readonly string[]; readonly forget: () => void };
  copy: TestCopy;
  /** Of an instrument with cards to be put in order. */
  rankingCopy?: RankingCopy | undefined;
  /** `null`: passed over, so that a short form goes on behind it. */
  onAnswer: (answer: { item: string; value: number | null; ms: number }) => void;
  /** Gets ready what the result will be shown with. */
  loadResult: () => Promise<unknown>;
  onFinish: () => void;
  /** Back from the first question. */
  onLeave: () => void;
}) {
  const { form, answers, itemTimes } = attempt;
  const isWide = useWideScreen();
  const questions = useMemo(
    () => questionsOf(instrument, form, answers),
    [instrument, form, answers],
  );
  const { items, counted, length } = questions;
  const screens = isWide ? questions.pages : items.map((item) => [item]);
  const isDone = (item: string) =>
    form === 'short' ? isPassed(instrument, answers, item) : isAnswered(answers, item);

  const { index, left, goTo, move } = useTestPlace({
    items,
    screens,
    startAt,
    isOpen: questions.isOpen,
    isDone,
    onLeave,
  });
  const screen = screens[index];
  const spentSince = useSpentTime(index);
  const [shown = ''] = screen ?? [];
  useTestMode();
  useCarryPlace(shown, form);

  /** In a short form going on behind a question without an answer is an answer. */
  function passOver(from: readonly string[]) {
    for (const item of form === 'short' ? from : []) {
      if (!isDone(item)) onAnswer({ item, value: null, ms: spentSince() });
    }
  }

  const open = openItems(counted, answers);
  const done = length ? length.asked : counted.length - open.length;
  const total = length ? length.expected : counted.length;
  /** How many questions that count there are up to the first of this screen. */
  const number = items.slice(0, items.indexOf(shown) + 1).filter((item) => counted.includes(item));
  const come = useMoment(shown, done);
  const moment =
    screen &&
    come?.show(
      { instrument, items: counted, answers, done, turn: come.turn, wording },
      (Math.max(0, come.turn - 1) * answersToMoment) / total,
      done / total,
    );
  usePreloadedResult(!screen || isNearEnd(form, done, total), loadResult);
  const spent = Object.values(itemTimes).map(({ ms }) => ms);
  /** Behind the last question, until the cards are in order or passed over. */
  const [isRankingLeft, setRankingLeft] = useState(false);
  const { ranking } = instrument;
  const isOrderLeft = ranking !== undefined && rankingCopy !== undefined && !isRankingLeft;
  const endOfEqual = endOfEqualAnswers(items, answers) ?? '';

  const placeWords = questions.isOpen ? copy.progress.placeAbout : copy.progress.place;
  const place = fill(placeWords, { n: number.length, total });
  const chosen = left?.length === 1 ? answers[left[0] ?? ''] : undefined;
  return (
    <div className="test-screen" data-trouble={saved && troubled.includes(saved) ? '' : undefined}>
      {screen && <h1 className="sr-only">{copy.title}</h1>}
      <TestProgress
        answered={done}
        total={total}
        isOrderLeft={isOrderLeft}
        told={
          screen?.length === 1
            ? place
            : fill(copy.progress.answered, { place: fill(placeWords, { n: done, total }) })
        }
        copy={copy.progress}
      />
      <p role="status" className="sr-only">
        {left && screen && (
          <StepAnnouncer
            key={shown}
            choice={typeof chosen === 'number' ? wording.choices[chosen] : undefined}
            saved={saved}
            moment={moment?.line}
            place={place}
            copy={copy}
          />
        )}
      </p>
      {overruled && overruled.items.length > 0 && (
        <AnsweredElsewhere
          items={overruled.items}
          wording={wording}
          copy={copy.elsewhere}
          onGoTo={goTo}
          onClose={overruled.forget}
        />
      )}
      {screen ? (
        <QuestionScreen
          instrument={instrument}
          wording={wording}
          items={screen}
          isLast={!questions.isOpen && index === screens.length - 1}
          isBehindEqualAnswers={screens[index - 1]?.includes(endOfEqual) === true}
          answers={answers}
          copy={copy}
          moment={moment?.shown}
          onAnswer={(item, value) => onAnswer({ item, value, ms: spentSince() })}
          onMove={(step, movedBy) => {
            if (step === 'on' && movedBy === 'person') passOver(screen);
            move(screen, step);
          }}
        />
      ) : ranking && rankingCopy && !isRankingLeft ? (
        <Suspense fallback={<div className="page-loading" />}>
          <RankingScreen
            ranking={ranking}
            wording={wording}
            answers={answers}
            copy={rankingCopy}
            onPlace={(item, value) => onAnswer({ item, value, ms: spentSince() })}
            onBack={() => goTo(items.at(-1) ?? '')}
            onGoOn={() => setRankingLeft(true)}
          />
        </Suspense>
      ) : (
        <Review
          open={open}
          answered={counted.length - open.length}
          lacking={
            scoreScales(instrument, answers, form).filter(({ kind }) => kind === 'incomplete')
              .length
          }
          wording={wording}
          copy={copy.review}
          onGoTo={goTo}
          onBack={() => {
            setRankingLeft(false);
            if (!ranking) goTo(items.at(-1) ?? '');
          }}
          onFinish={onFinish}
        />
      )}
      <Voyage share={done / total} />
      <SavedLine
        saved={saved}
        answered={done}
        minutes={done === total ? undefined : minutesLeft(total - done, spent)}
        copy={copy.progress}
      />
    </div>
  );
}
