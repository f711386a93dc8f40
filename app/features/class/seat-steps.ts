import { questionsOf } from '#content/instruments/load-published.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import {
  answeredCount,
  finished,
  newAttempt,
  withAnswer,
  type DeviceAttempt,
} from '#app/data/device-attempts/device-attempt.ts';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Form, Instrument, Responses } from '#domain/instruments/instrument.ts';
import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';

/** Where a pupil is: answering, choosing what is seen, or at the end. */
export type SeatStep = 'tests' | 'choice' | 'end';

export function stepOf(seat: KeptSeat): SeatStep {
  if (seat.submission) return 'end';
  return nextTest(seat) === undefined ? 'choice' : 'tests';
}

/** The first test of the session that is not finished. */
export function nextTest(seat: KeptSeat): InstrumentId | undefined {
  return seat.session.tests.find((test) => attemptAt(seat, test)?.state !== 'submitted');
}

export function attemptAt({ attempts }: KeptSeat, test: InstrumentId): Attempt | undefined {
  return attempts.find(({ instrument }) => instrument === instruments[test].storedId);
}

/** Whether the pupil may read the result here; once a class can release it no more, nobody waits for that. */
export function mayReadHere({ session, outcome }: KeptSeat): boolean {
  const isTaken = outcome === null || outcome === 'sent';
  return session.results === 'now' || session.mode === 'count' || !isTaken;
}

/** What is sent: finished tests, and of one that was not finished nothing. */
export function finishedAttempts({ attempts }: KeptSeat): readonly Attempt[] {
  return attempts.filter(({ state }) => state === 'submitted');
}

/** How much of a full form a short one asks, about. */
const shortShare = 0.6;

/** Whether half of all tests of the session is answered; a short form is about as long as it usually is. */
export function isHalfWay(seat: KeptSeat): boolean {
  const { tests } = seat.session;
  const done = tests.reduce((sum, test) => {
    const attempt = attemptAt(seat, test);
    if (!attempt) return sum;
    if (attempt.state === 'submitted') return sum + 1;
    const all = questionsOf(attempt.instrument, attempt.version) ?? Infinity;
    const asked = attempt.form === 'short' ? all * shortShare : all;
    return sum + Math.min(1, answeredCount(attempt) / asked);
  }, 0);
  return done * 2 >= tests.length;
}

/** `seat` with an answer more; the attempt begins with the first. */
export function withSeatAnswer(
  seat: KeptSeat,
  test: InstrumentId,
  { form, locale, now, ...given }: { item: string; value: number | null; ms: number } & Beginning,
): KeptSeat {
  const attempt = attemptAt(seat, test) ?? begin(test, { form, locale, now });
  return withAttempt(seat, withAnswer(onDevice(attempt), { ...given, now }).attempt);
}

/**
 * `seat` with a test finished. Questions of a full form that were passed over are said to be: the server takes no test of
 * which something was never asked.
 */
export function withFinished(
  seat: KeptSeat,
  test: InstrumentId,
  { forms }: Pick<Instrument, 'forms'>,
  now: number,
): KeptSeat {
  const attempt = attemptAt(seat, test);
  if (!attempt) return seat;
  const passed = attempt.form === 'full' ? openItems(forms.full, attempt.answers) : [];
  const whole = passed.reduce(
    (kept, item) => withAnswer(kept, { item, value: null, ms: 0, now }),
    onDevice(attempt),
  );
  return withAttempt(seat, finished(whole, now).attempt);
}

function openItems(items: readonly string[], answers: Responses): readonly string[] {
  return items.filter((item) => !Object.hasOwn(answers, item));
}

/** What an attempt begins with. `now` in milliseconds since 1970. */
type Beginning = { form: Form; locale: Locale; now: number };

/** An attempt at a test of the session, without answers. */
export function begin(test: InstrumentId, { form, locale, now }: Beginning): Attempt {
  const start = {
    id: crypto.randomUUID(),
    instrument: instruments[test].storedId,
    version: newestVersion(test),
    form,
    locale,
  };
  return newAttempt(start, null, now).attempt;
}

/** The form in which a session asks an instrument: in full what has no short one. */
export function formOf({ session }: KeptSeat, { forms }: Instrument): Form {
  return forms[session.form] ? session.form : 'full';
}

function onDevice(attempt: Attempt): DeviceAttempt {
  return { attempt, owner: null, pending: {}, submitPending: false, declinedBy: [] };
}

function withAttempt(seat: KeptSeat, attempt: Attempt): KeptSeat {
  const others = seat.attempts.filter(({ instrument }) => instrument !== attempt.instrument);
  return { ...seat, attempts: [...others, attempt] };
}
