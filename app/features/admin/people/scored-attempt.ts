import { loadInstrument } from '#content/instruments/load-published.ts';
import { loadScaleNames } from '#content/instruments/scale-names.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { inOrder } from '#domain/instruments/section.ts';
import type { Locale } from '#domain/locale.ts';
import type { AnsweringQuality } from '#domain/instruments/scoring/answering-quality.ts';
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';

export type ScoredAttempt = {
  /** In the order of the instrument, so that people can be compared. */
  readonly scores: readonly ScaleScore[];
  readonly names: Readonly<Record<string, string>>;
  readonly verdict: AnsweringQuality['verdict'];
};

/** The scores that the answers give, and how they were given; `undefined` for a version not published here. */
export async function scoredAttempt(
  attempt: Attempt,
  locale: Locale,
): Promise<ScoredAttempt | undefined> {
  const instrument = await loadInstrument(attempt.instrument, attempt.version);
  if (!instrument) return undefined;
  const section = await sectionOf(instrument, attempt);
  return {
    scores: inOrder<string>(section.scores, instrument.scales),
    names: await loadScaleNames(section.instrument, locale),
    verdict: section.quality.verdict,
  };
}
