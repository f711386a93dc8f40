// What an attempt at the values instrument says: what weighs most first.
import type { Attempt } from '#domain/instruments/attempt.ts';
import { inOrder, sectionBase, type SectionBase } from '#domain/instruments/section.ts';
import { rankingPoints } from '#domain/instruments/ranking.ts';
import { valuesProfile, type ValuesProfile } from './profile.ts';
import { valuesLimits } from './quality-limits.ts';
import { workValues, type ValuesInstrument, type WorkValue } from './work-values.ts';

export type ValuesSection = SectionBase<'values', WorkValue> & { readonly profile: ValuesProfile };

export function valuesSection(instrument: ValuesInstrument, attempt: Attempt): ValuesSection {
  const base = sectionBase('values', instrument, valuesLimits, attempt);
  const ranking = rankingPoints(instrument, attempt.answers);
  const profile = valuesProfile(base.scores, instrument.precision, ranking);
  const order =
    profile.kind === 'priorities'
      ? workValues.toSorted((a, b) => profile.centred[b] - profile.centred[a])
      : workValues;
  return { ...base, scores: inOrder(base.scores, order), profile };
}
