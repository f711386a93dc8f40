// What an adaptive form knows so far, scale by scale, and which scales the next round asks.
import { keyedValue, type AdaptiveRule, type Instrument, type Item } from './instrument.ts';

/** Boundaries that matter: between first and second (the first letter), third and fourth (the three that are told). */
const BOUNDARIES = [1, 3] as const;

export type ScaleTally = {
  readonly scale: string;
  readonly size: number;
  readonly answered: number;
  /** Sum of the keyed values given. */
  readonly sum: number;
  /** Ids not yet asked, in the order of the short form. */
  readonly left: readonly string[];
};

/** Two scales beside one of the boundaries; `z`: their distance in standard errors of it. */
export type Gap = { readonly above: ScaleTally; readonly below: ScaleTally; readonly z: number };

export type Tally = {
  of(scale: string): ScaleTally;
  all(): readonly ScaleTally[];
  /** Counts an item as asked; `null`: passed over. */
  take(id: string, value: number | null): void;
  gaps(standardError: number): readonly Gap[];
};

/** An empty tally of the items of a short form. */
export function createTally(instrument: Instrument, short: readonly string[]): Tally {
  const items = new Map(instrument.items.map((item) => [item.id, item]));
  const scales = new Map<string, ScaleTally>(
    instrument.scales.map((scale) => {
      const left = short.filter((id) => items.get(id)?.scale === scale);
      const size = instrument.items.filter((item) => item.scale === scale).length;
      return [scale, { scale, size, answered: 0, sum: 0, left }];
    }),
  );
  function of(scale: string): ScaleTally {
    return scales.get(scale) ?? { scale, size: 0, answered: 0, sum: 0, left: [] };
  }
  return {
    of,
    all: () => instrument.scales.map(of),
    take(id, value) {
      const item = items.get(id);
      if (item === undefined) return;
      const before = of(item.scale);
      const left = before.left.filter((other) => other !== id);
      scales.set(item.scale, { ...before, left, ...given(instrument, item, before, value) });
    },
    gaps: (standardError) => gapsOf(instrument.scales.map(of), standardError),
  };
}

/** The scales of the next round, empty when enough was asked. */
export function roundScales(
  tally: Tally,
  rule: AdaptiveRule,
  standardError: number,
): readonly string[] {
  const started = tally.all().filter((scale) => scale.left.length > 0);
  const behind = started.filter(({ answered }) => answered < rule.startPerScale);
  if (behind.length > 0) return behind.map(({ scale }) => scale);
  const open = tally
    .gaps(standardError)
    .flatMap(({ above, below, z }) => (z < rule.settledAt ? [above, below] : []));
  return [...new Set(open.filter(({ left }) => left.length > 0).map(({ scale }) => scale))];
}

function given(instrument: Instrument, item: Item, before: ScaleTally, value: number | null) {
  if (value === null) return {};
  return {
    answered: before.answered + 1,
    sum: before.sum + keyedValue(instrument.choices, item, value),
  };
}

/** Equal estimates keep the order of the instrument: their distance is 0 whichever comes first. */
function gapsOf(scales: readonly ScaleTally[], standardError: number): readonly Gap[] {
  const ranked = scales.toSorted((a, b) => points(b) - points(a));
  return BOUNDARIES.flatMap((place) => {
    const [above, below] = [ranked[place - 1], ranked[place]];
    if (above === undefined || below === undefined) return [];
    const error = standardError * Math.hypot(widening(above), widening(below));
    const distance = points(above) - points(below);
    return [{ above, below, z: Number.isFinite(error) && error > 0 ? distance / error : 0 }];
  });
}

/** Estimated points of the whole scale. */
function points({ sum, answered, size }: ScaleTally): number {
  return answered === 0 ? 0 : (sum * size) / answered;
}

/** By how much the error of a scale grows while only some of its items are answered: √(size / answered). */
function widening({ answered, size }: ScaleTally): number {
  return answered === 0 ? Infinity : Math.sqrt(size / answered);
}
