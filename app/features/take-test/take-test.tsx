import { useMemo, useState } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { scoreScales } from '#domain/scoring/score-scales.ts';
import { fill } from '#app/i18n/fill.ts';
import { AnsweredElsewhere } from './answered-elsewhere.tsx';
import { useCarryPlace } from './carried-place.ts';
import { endOfEqualAnswers } from './equal-answers.ts';
import { HeardStep } from './heard-step.tsx';
import { isPassed, questionsOf } from './questions.ts';
import { QuestionScreen } from './question-screen.tsx';
import { Review } from './review.tsx';
import { SavedLine } from './saved-line.tsx';
import { troubled, type SavedState } from './saved-words.ts';
import type { TestCopy } from './test-copy.ts';
import { TestProgress } from './test-progress.tsx';
import { isAnswered, minutesLeft, openItems, placeToResume, screenAt } from './test-steps.ts';
import { useSpentTime } from './use-spent-time.ts';
import { useTestMode } from './use-test-mode.ts';
import { useWideScreen } from './use-wide-screen.ts';

/** Asks any instrument in any form, from the first open question to the review. Keeps nothing itself. */
export function TakeTest({
  instrument,
  wording,
  attempt,
  startAt,
  saved,
  overruled,
  copy,
  onAnswer,
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
  /** `null`: passed over, so that a short form goes on behind it. */
  onAnswer: (answer: { item: string; value: number | null; ms: number }) => void;
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
  const { items, length } = questions;
  const screens = isWide ? questions.pages : items.map((item) => [item]);
  const isDone = (item: string) =>
    form === 'short' ? isPassed(instrument, answers, item) : isAnswered(answers, item);

  const [place, setPlace] = useState(() =>
    startAt !== undefined && items.includes(startAt)
      ? { at: startAt }
      : placeToResume(items, isDone),
  );
  const [leftItem, setLeftItem] = useState<string>();
  const firstOpen = questions.isOpen
    ? screens.findIndex((screen) => !screen.every(isDone))
    : undefined;
  const index = screenAt(screens, place, firstOpen);
  const screen = screens[index];
  const spentSince = useSpentTime(index);
  const [shown = ''] = screen ?? [];
  useTestMode();
  useCarryPlace(shown, form);

  function move(from: readonly string[], step: 'back' | 'on', movedBy: 'person' | 'choice') {
    const [last, before] = [from.at(-1), screens[index - 1]?.[0]];
    setLeftItem(step === 'on' && from.length === 1 ? last : undefined);
    if (step === 'on') {
      if (movedBy === 'person' && form === 'short') {
        for (const item of from) {
          if (!isDone(item)) onAnswer({ item, value: null, ms: spentSince() });
        }
      }
      if (last !== undefined) setPlace({ after: last });
    } else if (before === undefined) onLeave();
    else setPlace({ at: before });
  }

  const open = openItems(items, answers);
  const done = length ? length.asked : items.length - open.length;
  const total = length ? length.expected : items.length;
  const spent = Object.values(itemTimes).map(({ ms }) => ms);
  const endOfEqual = endOfEqualAnswers(items, answers) ?? '';

  /** The answer that was given, where it is, and which question has come. */
  function heardParts() {
    const value = answers[leftItem ?? ''];
    const isSafe = saved !== undefined && !troubled.includes(saved);
    const words = questions.isOpen ? copy.progress.answeredAbout : copy.progress.answered;
    return [
      typeof value === 'number' ? wording.choices[value] : undefined,
      isSafe ? copy.progress.saved[saved] : undefined,
      fill(copy.place, { place: fill(words, { n: items.indexOf(shown) + 1, total }) }),
    ];
  }
  return (
    <div className="test-screen">
      {screen && <h1 className="sr-only">{copy.title}</h1>}
      <TestProgress
        answered={done}
        total={total}
        isEstimate={questions.isOpen}
        copy={copy.progress}
      />
      <p role="status" className="sr-only">
        {leftItem !== undefined && screen && <HeardStep key={shown} parts={heardParts()} />}
      </p>
      {overruled && overruled.items.length > 0 && (
        <AnsweredElsewhere
          items={overruled.items}
          wording={wording}
          copy={copy.elsewhere}
          onGoTo={(item) => setPlace({ at: item })}
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
          onAnswer={(item, value) => onAnswer({ item, value, ms: spentSince() })}
          onMove={(step, movedBy) => move(screen, step, movedBy)}
        />
      ) : (
        <Review
          open={open}
          answered={items.length - open.length}
          lacking={
            scoreScales(instrument, answers, form).filter(({ kind }) => kind === 'incomplete')
              .length
          }
          wording={wording}
          copy={copy.review}
          onGoTo={(item) => setPlace({ at: item })}
          onBack={() => setPlace({ at: items.at(-1) ?? '' })}
          onFinish={onFinish}
        />
      )}
      <SavedLine
        saved={saved}
        answered={done}
        minutes={done === total ? undefined : minutesLeft(total - done, spent)}
        copy={copy.progress}
      />
    </div>
  );
}
