import { useState } from 'react';
import { placeToResume, screenAt, type Place } from '#app/features/take-test/test-steps.ts';

/** Where a person is in a test, and the way on and back. `index` is `screens.length` in the review. */
export function useTestPlace({
  items,
  screens,
  startAt,
  isOpen,
  isDone,
  onLeave,
}: {
  items: readonly string[];
  screens: readonly (readonly string[])[];
  /** The question to go on at; the first open one without it. */
  startAt: string | undefined;
  /** Questions may still be added, so the review has to wait. */
  isOpen: boolean;
  isDone: (item: string) => boolean;
  onLeave: () => void;
}) {
  const [place, setPlace] = useState<Place>(() =>
    startAt !== undefined && items.includes(startAt)
      ? { at: startAt }
      : placeToResume(items, isDone),
  );
  /** The questions that were left behind by going on from them. */
  const [left, setLeft] = useState<readonly string[]>();
  const firstOpen = isOpen ? screens.findIndex((screen) => !screen.every(isDone)) : undefined;
  const index = screenAt(screens, place, firstOpen);

  return {
    index,
    left,
    goTo: (item: string) => setPlace({ at: item }),
    move(from: readonly string[], step: 'back' | 'on') {
      const [last, before] = [from.at(-1), screens[index - 1]?.[0]];
      setLeft(step === 'on' ? from : undefined);
      if (step === 'back' && before === undefined) onLeave();
      else if (step === 'back') setPlace({ at: before ?? '' });
      else if (last !== undefined) setPlace({ after: last });
    },
  };
}
