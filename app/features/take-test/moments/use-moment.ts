import { useEffect, useState } from 'react';
import { useLocale } from '#app/i18n/paths.tsx';
import { whenIdle } from '#app/ui/loading/when-idle.ts';

/** So many answers lie between two moments of a test. */
export const answersToMoment = 15;
/** So many before one, its files are asked for. */
const answersAhead = 7;

type Moments = Awaited<ReturnType<typeof import('./moment.tsx').loadMoments>>;

/**
 * Which moment stands on this screen, from 1 on, and what shows it once that is there. Each comes once, with the screen behind
 * the answer that reached it, and goes with that screen; what was answered before this visit brings none.
 */
export function useMoment(shown: string, done: number) {
  const reached = Math.floor(done / answersToMoment);
  const [told, setTold] = useState({ shown, turn: reached, isNew: false });
  if (told.shown !== shown) {
    setTold({ shown, turn: Math.max(told.turn, reached), isNew: reached > told.turn });
  }

  const locale = useLocale();
  const [moments, setMoments] = useState<{ show: Moments }>();
  const isNear = done % answersToMoment >= answersToMoment - answersAhead;
  useEffect(() => {
    if (!isNear || moments) return;
    return whenIdle(() => {
      import('./moment.tsx')
        .then(async ({ loadMoments }) => setMoments({ show: await loadMoments(locale) }))
        // A moment that cannot be had is none.
        .catch(() => {});
    });
  }, [isNear, moments, locale]);
  return told.isNew && moments ? { turn: told.turn, show: moments.show } : undefined;
}
