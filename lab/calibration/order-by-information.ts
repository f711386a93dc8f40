// The order in which a short form takes the items of each scale, out of a calibration that was accepted. What telling an
// item is comes after breadth: the first answers of a scale come from different parts of it, as an interest is broader
// than its steepest items.
import type { Instrument, Item } from '#domain/instruments/instrument.ts';
import type { Calibration } from '#domain/research/calibration.ts';

/**
 * Rounds of one item a scale, the scale that begins turning from round to round. Equal information keeps the order there
 * was, so that the same calibration always gives the same order.
 * @throws RangeError when the calibration is of another version, or the instrument has no adaptive short form.
 */
export function orderByInformation(
  instrument: Instrument,
  calibration: Calibration,
): readonly (readonly string[])[] {
  const { id, version, scales, forms, adaptive } = instrument;
  if (calibration.instrument !== id || calibration.version !== version)
    throw new RangeError(`the calibration is not of ${id} v${version}`);
  if (!forms.short || !adaptive)
    throw new RangeError(`${id} v${version} has no short form to order`);
  const informations = new Map(
    calibration.scales.flatMap((scale) =>
      scale.items.map(({ item, information }) => [item, information] as const),
    ),
  );
  const short = forms.short;
  const byScale = scales.map((scale) => {
    const items = instrument.items
      .filter((item) => item.scale === scale && short.includes(item.id))
      .toSorted((a, b) => short.indexOf(a.id) - short.indexOf(b.id))
      .toSorted((a, b) => (informations.get(b.id) ?? 0) - (informations.get(a.id) ?? 0));
    return broadFirst(items, adaptive.startPerScale);
  });
  const rounds = Math.max(...byScale.map((items) => items.length));
  return Array.from({ length: rounds }, (_, round) =>
    scales.flatMap((__, at) => byScale[(at + round) % scales.length]?.[round] ?? []),
  );
}

/** The most telling item of each part until the start is full, then the rest as they tell. */
function broadFirst(items: readonly Item[], start: number): string[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length < start && !first.some((one) => partOf(one) === partOf(item)))
      first.push(item);
  }
  return [...first, ...items.filter((item) => !first.includes(item))].map(({ id }) => id);
}

function partOf({ field, facet }: Item): string {
  return field ?? facet;
}
