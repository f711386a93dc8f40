import { useMemo, useState } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { scoreScales } from '#domain/scoring/score-scales.ts';
import { AnsweredElsewhere } from './answered-elsewhere.tsx';
import { isPassed, questionsOf } from './questions.ts';
import { QuestionScreen } from './question-screen.tsx';
import { Review } from './review.tsx';
import type { SavedState } from './saved-words.ts';
import type { TestCopy } from './test-copy.ts';
import { TestProgress } from './test-progress.tsx';
import { isAnswered, minutesLeft, openItems, placeToResume, screenAt } from './test-steps.ts';
import { isNearEnd, useResultAhead } from './use-result-ahead.ts';
import { useSpentTime } from './use-spent-time.ts';
import { useWideScreen } from './use-wide-screen.ts';

/** Asks any instrument in any form, from the first open question to the review. Keeps nothing itself. */
export function TakeTest({
  instrument,
  wording,
  attempt,
  saved,
  overruled,
  copy,
  onAnswer,
  loadResult,
  onFinish,
  onLeave,
}: {
  instrument: Instrument;
  wording: Wording;
  attempt: Attempt;
  saved: SavedState | undefined;
  /** Questions that were answered otherwise on another device. */
  overruled?: { readonly items: readonly string[]; readonly forget: () => void };
  copy: TestCopy;
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
  const { items, length } = questions;
  const screens = isWide ? questions.pages : items.map((item) => [item]);
  const isDone = (item: string) =>
    form === 'short' ? isPassed(instrument, answers, item) : isAnswered(answers, item);

  const [place, setPlace] = useState(() => placeToResume(items, isDone));
  const [previousItem, setPreviousItem] = useState<string>();
  const firstOpen = questions.isOpen
    ? screens.findIndex((screen) => !screen.every(isDone))
    : undefined;
  const index = screenAt(screens, place, firstOpen);
  const screen = screens[index];
  const spentSince = useSpentTime(index);

  function move(from: readonly string[], step: 'back' | 'on', movedBy: 'person' | 'choice') {
    const [last, before] = [from.at(-1), screens[index - 1]?.[0]];
    setPreviousItem(movedBy === 'choice' && !isWide ? last : undefined);
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
  useResultAhead(!screen || isNearEnd(form, done, total), loadResult);
  const spent = Object.values(itemTimes).map(({ ms }) => ms);
  return (
    <div className="mx-auto grid w-full max-w-[62rem] gap-4 px-(--gutter) py-4 md:gap-6 md:py-8">
      {screen && <h1 className="sr-only">{copy.title}</h1>}
      <TestProgress
        answered={done}
        total={total}
        isEstimate={questions.isOpen}
        minutes={minutesLeft(total - done, spent)}
        saved={saved}
        copy={copy.progress}
      />
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
          answers={answers}
          previousItem={previousItem}
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
    </div>
  );
}
