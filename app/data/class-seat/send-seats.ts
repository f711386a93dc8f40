import { classRefusal } from '#app/data/class/refusals.ts';
import { changeSeat, isUnsent, keptSeats, type KeptSeat } from './kept-seat.ts';
import { listenToSeats } from './kept-text.ts';
import type { SeatServer } from './seat-server.ts';

/** Pauses between two tries (ms): twice the one before, and up to half of it longer, so that a class does not come at once. */
const pauses = { first: 1_000, longest: 30_000 };

/**
 * Sends what pupils of this device have finished, until the server has it: at once, after growing pauses, and as soon as
 * the network is back; what earlier documents have left, too. The same may arrive twice, and is stored once. Returns how
 * to stop.
 */
export function startSendingSeats(
  serverOf: (seat: KeptSeat) => SeatServer,
  random: () => number = Math.random,
): () => void {
  let pause = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    running ??= sendAll().finally(() => (running = undefined));
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const [next] = unsent();
      if (!next || isOver) return;
      if (!(await sendOne(next, serverOf(next)))) {
        timer = setTimeout(flush, pause * (1 + random() / 2));
        pause = Math.min(pauses.longest, pause * 2);
        return;
      }
      pause = pauses.first;
    }
  }

  /** Nothing is tried before its pause is over because a page was drawn anew. */
  function look(): void {
    if (timer === undefined && unsent().length > 0) flush();
  }

  function back(): void {
    if (unsent().length > 0) flush();
  }

  const stop = listenToSeats(look);
  addEventListener('online', back);
  look();
  return () => {
    isOver = true;
    stop();
    clearTimeout(timer);
    removeEventListener('online', back);
  };
}

function unsent(): readonly KeptSeat[] {
  const { seat, left } = keptSeats();
  return [...(seat ? [seat] : []), ...left].filter(isUnsent);
}

/** False: to be tried again. What was left by its pupil goes once it is there, or can never be. */
async function sendOne(seat: KeptSeat, server: SeatServer): Promise<boolean> {
  const { submission } = seat;
  if (!submission) return true;
  const outcome = await server.submit(seat, submission).then(
    () => 'sent' as const,
    (error: unknown) => outcomeOf(error),
  );
  if (outcome === undefined) return false;
  const isLeft = keptSeats().left.some(({ secret }) => secret === seat.secret);
  changeSeat(seat.secret, (now) => (isLeft ? null : { ...now, outcome }));
  return true;
}

/**
 * What the server will never take is not sent again. Something else was there before: a second press on another device, and
 * the first counts. An account that is frozen, or owes its second factor, may become otherwise.
 */
function outcomeOf(error: unknown): KeptSeat['outcome'] | undefined {
  const why = classRefusal(error, { PT409: 'different', '22023': 'answers' });
  if (why === 'different') return 'sent';
  if (why === 'unknown' || why === 'ended') return 'late';
  return why === 'answers' ? 'refused' : undefined;
}
