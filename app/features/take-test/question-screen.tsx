import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import type { Instrument, Responses } from '#domain/instruments/instrument.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Question } from './question.tsx';
import type { TestCopy } from './test-copy.ts';
import { isAnswered, openItems } from './test-steps.ts';

/** Long enough to see which choice was taken before the next question comes. */
const pauseAfterChoice = 280;

/** One screen of questions: one on a phone, a page of them on a wide screen. Enter goes on, as "next" does. */
export function QuestionScreen({
  instrument,
  wording,
  items,
  isLast,
  answers,
  previousItem,
  copy,
  onAnswer,
  onMove,
}: {
  instrument: Instrument;
  wording: Wording;
  items: readonly string[];
  /** The review comes next, whatever is answered here. */
  isLast: boolean;
  answers: Responses;
  /** The question answered last, when the test moved on by itself. */
  previousItem: string | undefined;
  copy: TestCopy;
  onAnswer: (item: string, value: number) => void;
  onMove: (step: 'back' | 'on', movedBy: 'person' | 'choice') => void;
}) {
  const first = useRef<HTMLLegendElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const screen = items.join();
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    return () => clearTimeout(leaving.current);
  }, [screen]);

  function choose(item: string, value: number, byPointer: boolean) {
    onAnswer(item, value);
    clearTimeout(leaving.current);
    const stillOpen = openItems(items, answers).filter((open) => open !== item);
    if (!byPointer || stillOpen.length > 0) return;
    leaving.current = setTimeout(() => onMove('on', 'choice'), pauseAfterChoice);
  }

  const { min, max } = instrument.choices;
  const choices = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  const hasOpen = items.some((item) => !isAnswered(answers, item));
  return (
    <form
      className="grid gap-4 md:gap-7 [&_.btn]:transition-none"
      onSubmit={(event) => {
        event.preventDefault();
        onMove('on', 'person');
      }}
    >
      <p className="text-muted" aria-hidden="true">
        {wording.stem}
      </p>
      {items.map((item, index) => (
        <Question
          key={item}
          item={item}
          wording={wording}
          choices={choices}
          value={answers[item]}
          isCompact={items.length > 1}
          {...(index === 0 ? { legendRef: first } : {})}
          onChoose={(value, byPointer) => choose(item, value, byPointer)}
        />
      ))}
      <div className="flex items-center justify-between gap-4">
        <Button variant="quiet" onClick={() => onMove('back', 'person')}>
          <ArrowLeft size={18} aria-hidden="true" />
          {copy.back}
        </Button>
        <Button type="submit" variant={hasOpen ? 'secondary' : 'primary'}>
          {isLast ? copy.toReview : hasOpen ? copy.skip : copy.next}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      </div>
      {previousItem && (
        <LastAnswer
          item={previousItem}
          wording={wording}
          value={answers[previousItem]}
          copy={copy}
          onBack={() => onMove('back', 'person')}
        />
      )}
    </form>
  );
}

/** What was just answered, with the way back: the undo of moving on by itself. */
function LastAnswer({
  item,
  wording,
  value,
  copy,
  onBack,
}: {
  item: string;
  wording: Wording;
  value: number | null | undefined;
  copy: TestCopy;
  onBack: () => void;
}) {
  const choice = typeof value === 'number' ? wording.choices[value] : undefined;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-[0.95rem] text-muted">
      <span>
        {fill(copy.lastAnswer, { item: wording.items[item] ?? '', choice: choice ?? '' })}
      </span>
      <button
        type="button"
        className="min-h-11 px-1 font-semibold text-sea underline underline-offset-4"
        onClick={onBack}
      >
        {copy.undo}
      </button>
    </p>
  );
}
