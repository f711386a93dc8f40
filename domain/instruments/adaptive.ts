// The adaptive short form: which items of the bank a person is asked. First every scale equally; then, round by round,
// one item of each scale whose place is open, until the first place and the first three are settled or the bank ends.
// A function of the answers alone, so that reload, going back and two devices all meet the same questions.
import { createTally, roundScales, type Tally } from './adaptive-rounds.ts';
import {
  isChoice,
  ownValue,
  type AdaptiveRule,
  type Form,
  type Instrument,
  type Responses,
} from './instrument.ts';

export type Asking = {
  /** Everything asked so far in the order of asking, passed-over items included, the open ones not. */
  readonly asked: readonly string[];
  /** What to ask now: the open items of the current round, at most one per scale. Empty when settled. */
  readonly next: readonly string[];
  /** Why nothing more is asked. `bank`: some place stays open, but all items that could settle it were asked. */
  readonly settled: false | 'certain' | 'bank';
};

/**
 * Follows the path of questions through the answers. An item whose answer is `null` was passed over: the path goes on
 * behind it, and its scale gets another item instead while it has fewer answers than the start wants. An item without
 * an own key, or with a value that is no choice, is still to be asked, and the path waits for it.
 * @throws RangeError when the instrument has no adaptive short form.
 */
export function followPath(instrument: Instrument, responses: Responses): Asking {
  const { short, rule } = adaptiveForm(instrument);
  const tally = createTally(instrument, short);
  const asked: string[] = [];
  for (;;) {
    const scales = roundScales(tally, rule, instrument.precision.standardError);
    if (scales.length === 0)
      return { asked, next: [], settled: settledBy(tally, rule, instrument) };
    const round = nextOfEach(tally, scales, short);
    const next = round.filter((id) => isStillOpen(instrument, ownValue(responses, id)));
    for (const id of round) {
      if (next.includes(id)) continue;
      asked.push(id);
      tally.take(id, ownValue(responses, id) ?? null);
    }
    if (next.length > 0) return { asked, next, settled: false };
  }
}

/**
 * The items to ask now, one round at most; empty when the test has asked enough.
 * @throws RangeError when the instrument has no adaptive short form.
 */
export function nextItems(instrument: Instrument, responses: Responses): readonly string[] {
  return followPath(instrument, responses).next;
}

/**
 * The items that an attempt of this form has asked, in the order of asking: all of the full form; of an adaptive short
 * form the path so far without its open items, then answered items beside it (an early answer was changed, or two
 * devices met).
 * @throws RangeError when the instrument has no such form.
 */
export function askedItems(
  instrument: Instrument,
  form: Form,
  responses: Responses,
): readonly string[] {
  if (form === 'full') return instrument.forms.full;
  if (instrument.adaptive === undefined && instrument.forms.short) return instrument.forms.short;
  const path = new Set(followPath(instrument, responses).asked);
  const beside = adaptiveForm(instrument).short.filter(
    (id) => !path.has(id) && isChoice(instrument, ownValue(responses, id)),
  );
  return [...path, ...beside];
}

function adaptiveForm({ id, version, forms, adaptive }: Instrument): {
  short: readonly string[];
  rule: AdaptiveRule;
} {
  if (forms.short === undefined || adaptive === undefined) {
    throw new RangeError(`${id} v${version} has no adaptive short form`);
  }
  return { short: forms.short, rule: adaptive };
}

function isStillOpen(instrument: Instrument, value: number | null | undefined): boolean {
  return value !== null && !isChoice(instrument, value);
}

function nextOfEach(tally: Tally, scales: readonly string[], short: readonly string[]): string[] {
  const ids = new Set(scales.map((scale) => tally.of(scale).left[0]));
  return short.filter((id) => ids.has(id));
}

function settledBy(tally: Tally, rule: AdaptiveRule, instrument: Instrument): 'certain' | 'bank' {
  const { standardError } = instrument.precision;
  return tally.gaps(standardError).every(({ z }) => z >= rule.settledAt) ? 'certain' : 'bank';
}
