// The six work values of O*NET, after the Minnesota theory of work adjustment (Dawis & Lofquist 1984; Rounds et al.
// 1999, O*NET work importance profiler): six, so that a person can be laid beside the occupations rated on them.
import type { Instrument } from '#domain/instruments/instrument.ts';

export const workValues = [
  'achievement',
  'independence',
  'recognition',
  'relationships',
  'support',
  'conditions',
] as const;

export type WorkValue = (typeof workValues)[number];

export type ValuesInstrument = Instrument<WorkValue, 'values'>;

export type ByValue<Value> = Readonly<Record<WorkValue, Value>>;

/** Builds a record of all six values. */
export function byValue<Value>(make: (value: WorkValue) => Value): ByValue<Value> {
  return {
    achievement: make('achievement'),
    independence: make('independence'),
    recognition: make('recognition'),
    relationships: make('relationships'),
    support: make('support'),
    conditions: make('conditions'),
  };
}
