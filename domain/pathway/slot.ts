// When a step of a pathway falls, counted back from the start. A time that has passed is never given: what is late says
// what still helps.
import { lastBefore, monthsBefore } from './months.ts';
import type { StepRule, Timing } from './rules.ts';

/** Months are `YYYY-MM`. `now`: the window is open. `late`: it closed before this month. */
export type Slot =
  | { kind: 'ahead'; from: string; to: string }
  | { kind: 'now'; to: string }
  | { kind: 'late'; advice: 'start-today' | 'ask-next-call' };

/** The slot of a step for a person who starts in `start` (`YYYY-MM`) and looks on `today` (`YYYY-MM-DD`). */
export function slotOf(
  { timing, ifLate }: Pick<StepRule<unknown>, 'timing' | 'ifLate'>,
  start: string,
  today: string,
): Slot {
  const { from, to } = windowOf(timing, start);
  const thisMonth = today.slice(0, 7);
  if (to < thisMonth) return { kind: 'late', advice: ifLate };
  if (from <= thisMonth) return { kind: 'now', to };
  return { kind: 'ahead', from, to };
}

function windowOf({ kind, from, to }: Timing, start: string): { from: string; to: string } {
  if (kind === 'before') return { from: monthsBefore(start, from), to: monthsBefore(start, to) };
  const last = lastBefore(start, to);
  return { from: monthsBefore(last, to - from), to: last };
}
