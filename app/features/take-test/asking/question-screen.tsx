import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import type { Instrument, Responses } from '#domain/instruments/instrument.ts';
import { Button } from '#app/ui/button.tsx';
import { Question } from './question.tsx';
import type { TestCopy } from '#app/features/take-test/test-copy.ts';
import { openItems } from '#app/features/take-test/test-steps.ts';
import { fill } from '#app/i18n/fill.ts';
import { useQuestionNavigation } from './use-question-navigation.ts';

/** One screen of questions: one on a phone, a page of them on a wide screen. */
export function QuestionScreen({
  instrument,
  wording,
  items,
  isLast,
  isBehindEqualAnswers,
  answers,
  moment,
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
  /** Stands over the stem for this screen. */
  moment?: ReactNode;
  copy: Pick<
    TestCopy,
    'same' | 'back' | 'keys' | 'toReview' | 'skip' | 'skipSome' | 'missing' | 'next'
  >;
  onAnswer: (item: string, value: number) => void;
  onMove: (step: 'back' | 'on', movedBy: 'person' | 'choice') => void;
}) {
  const [isSure, setIsSure] = useState(false);
  const { form, missing, ...way } = useQuestionNavigation({
    items,
    answers,
    onAnswer,
    onMove: (movedBy) => onMove('on', movedBy),
  });

  const { min, max } = instrument.choices;
  const choices = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const open = openItems(items, answers).length;
  const skip = items.length > 1 ? fill(copy.skipSome, { n: open }) : copy.skip;
  const goOn = isLast ? copy.toReview : open > 0 ? skip : copy.next;
  return (
    <form
      ref={form}
      className="test-questions [&_.btn]:transition-none"
      onKeyDownCapture={({ key }) => {
        if (key !== 'Enter') way.forgetDigit();
      }}
      onPointerDown={way.forgetDigit}
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
              way.focusFirst();
            }}
          >
            {copy.same.yes}
          </button>
        </div>
      ) : (
        <p className="test-stem" aria-hidden="true">
          {wording.stem}
          {moment}
        </p>
      )}
      {items.map((item) => (
        <Question
          key={item}
          item={item}
          wording={wording}
          choices={choices}
          value={answers[item]}
          isCompact={items.length > 1}
          missing={missing === item ? fill(copy.missing, { button: goOn }) : undefined}
          onChoose={(value, by) => way.choose(item, value, by)}
          onEnter={() => way.pressEnter(item)}
        />
      ))}
      <div className="test-ways">
        <Button variant="quiet" onClick={() => onMove('back', 'person')}>
          <ArrowLeft size={18} aria-hidden="true" />
          {copy.back}
        </Button>
        <span className="test-keys">{copy.keys}</span>
        <Button type="submit" variant={open > 0 ? 'quiet' : 'primary'}>
          {goOn}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
