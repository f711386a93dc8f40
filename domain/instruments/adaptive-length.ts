// How long an adaptive short form will be, as honestly as it can be told: a guess with a range, because the answers to
// come decide. Fitted on the generator (bench:recovery prints how often the range holds).
import { createTally, roundScales } from './adaptive-rounds.ts';
import { followPath } from './adaptive.ts';
import type { Instrument, Responses } from './instrument.ts';

/** After the start: what is asked is about 1 + 0.7 × the items left in the scales whose place is open. */
const REST = { base: 1, perItem: 0.7 } as const;
/** Eight of ten people lie between these multiples of the items left in open scales. */
const REST_RANGE = { least: 1 / 3, most: 4 / 3 } as const;
/** Before the start is over: shares of the bank behind it; RIASEC: 12 of 36, between 0 and 24 for nine of ten. */
const AFTER_START = { least: 0, expected: 1 / 3, most: 2 / 3 } as const;

/** Numbers of questions in all, those already asked included; whole numbers, `least` ≤ `expected` ≤ `most`. */
export type ExpectedLength = {
  readonly asked: number;
  readonly expected: number;
  readonly least: number;
  readonly most: number;
};

/**
 * The length to expect from the answers so far; all four numbers are the same when nothing more is asked.
 * @throws RangeError when the instrument has no adaptive short form.
 */
export function expectedLength(instrument: Instrument, responses: Responses): ExpectedLength {
  const { asked, next } = followPath(instrument, responses);
  const done = asked.length;
  if (next.length === 0) return { asked: done, expected: done, least: done, most: done };

  const tally = createTally(instrument, instrument.forms.short ?? []);
  for (const id of asked) tally.take(id, responses[id] ?? null);
  const bank = tally.all().reduce((sum, { left }) => sum + left.length, 0);
  const startPerScale = instrument.adaptive?.startPerScale ?? 0;
  const startLeft = tally
    .all()
    .reduce((sum, { answered }) => sum + Math.max(0, startPerScale - answered), 0);
  const openLeft = roundScales(
    tally,
    instrument.adaptive ?? { startPerScale: 0, settledAt: 0 },
    instrument.precision.standardError,
  ).reduce((sum, scale) => sum + tally.of(scale).left.length, 0);

  const behind = Math.max(0, bank - startLeft);
  const rest =
    startLeft > 0
      ? (share: keyof typeof AFTER_START) => startLeft + AFTER_START[share] * behind
      : (share: keyof typeof AFTER_START) =>
          share === 'expected' ? REST.base + REST.perItem * openLeft : REST_RANGE[share] * openLeft;
  const within = (count: number, low: number, high: number) =>
    Math.min(high, Math.max(low, Math.round(count)));
  const least = within(rest('least'), next.length, bank);
  const most = within(rest('most'), least, bank);
  return {
    asked: done,
    expected: done + within(rest('expected'), least, most),
    least: done + least,
    most: done + most,
  };
}
