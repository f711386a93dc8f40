import { useEffect, useRef, useState } from 'react';
import type { Responses } from '#domain/instruments/instrument.ts';
import { isAnswered } from '#app/features/take-test/test-steps.ts';
import type { ChosenBy } from './question.tsx';

/** Long enough to see which choice was taken before the next screen comes (ms). */
const pauseAfterChoice = 150;

/**
 * The way through the questions of one screen and on to the next. A digit answers and leads to the next open question;
 * Enter leads there from a question that has an answer, and never past one that has none: that one keeps or takes the
 * focus and is named by `missing`. A finger or a mouse leads on from the screen only with its last open question.
 */
export function useQuestionNavigation({
  items,
  answers,
  onAnswer,
  onMove,
}: {
  items: readonly string[];
  answers: Responses;
  onAnswer: (item: string, value: number) => void;
  onMove: (movedBy: 'person' | 'choice') => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Answered on this screen: two keys may come before the first answer is among `answers`. */
  const given = useRef(new Set<string>());
  /** The last key was a digit, which led on by itself: an Enter behind it, out of habit, asks for nothing more. */
  const isLedByDigit = useRef(false);
  const [missing, setMissing] = useState<string>();
  const screen = items.join();
  const [ofScreen, setOfScreen] = useState(screen);
  if (ofScreen !== screen) {
    setOfScreen(screen);
    setMissing(undefined);
  }

  useEffect(() => {
    const first = form.current?.querySelector('legend');
    first?.focus({ preventScroll: true });
    // Asked over a page, only what lies over it moves.
    (first?.closest('dialog') ?? globalThis).scrollTo({ top: 0 });
    const answered = given.current;
    return () => {
      clearTimeout(leaving.current);
      answered.clear();
    };
  }, [screen]);

  const isOpen = (item: string) => !isAnswered(answers, item) && !given.current.has(item);

  function focusOn(item: string) {
    form.current?.querySelectorAll('legend')[items.indexOf(item)]?.focus();
  }

  /** The first open question behind this one, else before it. */
  function openBeyond(item: string): string | undefined {
    const at = items.indexOf(item);
    return [...items.slice(at + 1), ...items.slice(0, at)].find(isOpen);
  }

  return {
    form,
    missing,
    focusFirst: () => focusOn(items[0] ?? ''),
    /** Any other key or a finger: whatever a digit did is over. */
    forgetDigit: () => {
      isLedByDigit.current = false;
    },
    choose(item: string, value: number, by: ChosenBy) {
      onAnswer(item, value);
      given.current.add(item);
      setMissing(undefined);
      clearTimeout(leaving.current);
      isLedByDigit.current = by === 'digit';
      if (by === 'steps') return;
      const next = openBeyond(item);
      if (next === undefined)
        leaving.current = setTimeout(() => onMove('choice'), pauseAfterChoice);
      else if (by === 'digit') focusOn(next);
    },
    pressEnter(item: string) {
      const isHabit = isLedByDigit.current;
      isLedByDigit.current = false;
      if (isHabit && isOpen(item)) return;
      const next = isOpen(item) ? item : openBeyond(item);
      if (next === undefined) {
        onMove('person');
        return;
      }
      // What lies ahead was not passed over yet.
      const isAhead = items.indexOf(next) > items.indexOf(item);
      setMissing(isAhead ? undefined : next);
      if (next !== item) focusOn(next);
    },
  };
}
