// Five broad traits (the Big Five; Goldberg 1992, Psychol Assess 4, 26-42), each a line with two ends. Stability is
// keyed towards calm, so that every trait is named by an end that can be said to every reader.
import type { Instrument } from '#domain/instruments/instrument.ts';

export const traits = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'stability',
] as const;

export type Trait = (typeof traits)[number];

export type PersonalityInstrument = Instrument<Trait, 'personality'>;
