import type { Instrument, Item } from './instrument.ts';

/** An item, and the place of its scale in the instrument. */
export type ItemPlace = { readonly item: Item; readonly scale: number };

/** A published instrument never changes, so its items are put in order once. */
const placesByInstrument = new WeakMap<Instrument, ReadonlyMap<string, ItemPlace>>();

/** The items of an instrument by their ids. */
export function itemPlaces(instrument: Instrument): ReadonlyMap<string, ItemPlace> {
  const known = placesByInstrument.get(instrument);
  if (known) return known;
  const made = new Map(
    instrument.items.map((item) => [
      item.id,
      { item, scale: instrument.scales.indexOf(item.scale) },
    ]),
  );
  placesByInstrument.set(instrument, made);
  return made;
}
