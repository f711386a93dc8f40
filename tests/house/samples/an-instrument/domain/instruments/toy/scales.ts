// Two toys, so that there is something to compare.
import type { Instrument } from '#domain/instruments/instrument.ts';

export const toyScales = ['kites', 'drums'] as const;

export type ToyScale = (typeof toyScales)[number];

export type ToyInstrument = Instrument<ToyScale, 'toy'>;
