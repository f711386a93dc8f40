import { useEffect, useEffectEvent } from 'react';
import type { Form } from '#domain/instruments/instrument.ts';
import { keepTrying } from '#app/ui/loading/keep-trying.ts';
import { whenIdle } from '#app/ui/loading/when-idle.ts';

/** The share of a form from which on its result is got ready: question 40 of sixty, or half of what adapts its length. */
const nearEnd: Readonly<Record<Form, number>> = { full: 2 / 3, short: 1 / 2 };

/** Whether the question that comes after so many answers is near the end of all. */
export function isNearEnd(form: Form, answered: number, total: number): boolean {
  return answered + 1 >= total * nearEnd[form];
}

/** Gets the result ready once it is near, in the pauses between answers: after the last one there is no wait. */
export function usePreloadedResult(isNear: boolean, loadResult: () => Promise<unknown>): void {
  const load = useEffectEvent(loadResult);
  useEffect(() => {
    if (!isNear) return;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      load().catch(() => {
        stop = keepTrying(() => load()).stop;
      });
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [isNear]);
}
