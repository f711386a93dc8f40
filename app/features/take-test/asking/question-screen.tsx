import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import type { Instrument, Responses } from '#domain/instruments/instrument.ts';
import { Button } from '#app/ui/button.tsx';
import { Question } from './question.tsx';
import type { TestCopy } from '#app/features/take-test/test-copy.ts';
import { isAnswered, openItems } from '#app/features/take-test/test-steps.ts';

/** Long enough to see which choice was taken before the next question comes. */
const pauseAfterChoice = 150;

/** One screen of questions: one on a phone, a page of them on a wide screen. Enter goes on, as "next" does. */
export function QuestionScreen({
  instrument,
  wording,
  items,
  isLast,
  isBehindEqualAnswers,
  answers,
  copy,
  onAnswer,
  onMove,
}: {
  instrument: Pick<Instrument, 'choices'>;
  wording: Wording;
  items: readonly string[];
  /** The review comes next, whatever is answered here. */
  isLast: boolean;
  /** The screen before ended a row of equal answers: a gentle question stands where the stem does. */
  isBehindEqualAnswers: boolean;
  answers: Responses;
  copy: Pick<TestCopy, 'same' | 'back' | 'keys' | 'toReview' | 'skip' | 'next'>;
  onAnswer: (item: string, value: number) => void;
  onMove: (step: 'back' | 'on', movedBy: 'person' | 'choice') => void;
}) {
  const first = useRef<HTMLLegendElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSure, setIsSure] = useState(false);
  const screen = items.join();
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    // Asked over a page, only what lies over it moves.
    (first.current?.closest('dialog') ?? globalThis).scrollTo({ top: 0 });
    return () => clearTimeout(leaving.current);
  }, [screen]);

  function choose(item: string, value: number, isMeant: boolean) {
    onAnswer(item, value);
    clearTimeout(leaving.current);
    const stillOpen = openItems(items, answers).filter((open) => open !== item);
    if (!isMeant || stillOpen.length > 0) return;
    leaving.current = setTimeout(() => onMove('on', 'choice'), pauseAfterChoice);
  }

  const { min, max } = instrument.choices;
  const choices = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const hasOpen = items.some((item) => !isAnswered(answers, item));
  return (
    <form
      className="test-questions [&_.btn]:transition-none"
      onSubmit={(event) => {
        event.preventDefault();
        onMove('on', 'person');
      }}
    >
      {isBehindEqualAnswers && !isSure ? (
        <div className="test-gentle">
          <p>{copy.same.text}</p>
          <button
            type="button"
            className="btn btn-secondary px-4"
            onClick={() => {
              setIsSure(true);
              first.current?.focus({ preventScroll: true });
            }}
          >
            {copy.same.yes}
          </button>
        </div>
      ) : (
        <p className="test-stem" aria-hidden="true">
          {wording.stem}
        </p>
      )}
      {items.map((item, index) => (
        <Question
          key={item}
          item={item}
          wording={wording}
          choices={choices}
          value={answers[item]}
          isCompact={items.length > 1}
          {...(index === 0 ? { legendRef: first } : {})}
          onChoose={(value, isMeant) => choose(item, value, isMeant)}
        />
      ))}
      <div className="test-ways">
        <Button variant="quiet" onClick={() => onMove('back', 'person')}>
          <ArrowLeft size={18} aria-hidden="true" />
          {copy.back}
        </Button>
        <span className="test-keys">{copy.keys}</span>
        <Button type="submit" variant={hasOpen ? 'quiet' : 'primary'}>
          {isLast ? copy.toReview : hasOpen ? copy.skip : copy.next}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
