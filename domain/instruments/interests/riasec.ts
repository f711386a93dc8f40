// Holland's six types in the order of the hexagon; neighbours in this list are neighbours on the hexagon.
import type { Instrument } from '#domain/instruments/instrument.ts';

export const riasecLetters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;

export type RiasecLetter = (typeof riasecLetters)[number];

export type InterestsInstrument = Instrument<RiasecLetter, 'riasec'>;

/** One number per type, whatever it counts. */
export type ByLetter<Value> = Readonly<Record<RiasecLetter, Value>>;

/** Builds a record of all six types. */
export function byLetter<Value>(make: (letter: RiasecLetter) => Value): ByLetter<Value> {
  return { R: make('R'), I: make('I'), A: make('A'), S: make('S'), E: make('E'), C: make('C') };
}
