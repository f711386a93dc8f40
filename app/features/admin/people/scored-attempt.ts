import { loadInstrument } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { AnsweringQuality } from '#domain/scoring/answering-quality.ts';
import type { ScaleScore } from '#domain/scoring/score-scales.ts';

export type ScoredAttempt = {
  readonly scores: readonly ScaleScore[];
  readonly verdict: AnsweringQuality['verdict'];
};

/** The scores that the answers give, and how they were given; `undefined` for a version not published here. */
export async function scoredAttempt(attempt: Attempt): Promise<ScoredAttempt | undefined> {
  const instrument: Instrument | undefined = await loadInstrument(
    attempt.instrument,
    attempt.version,
  );
  if (!instrument) return undefined;
  const { scores, quality } = await sectionOf(instrument, attempt);
  return { scores, verdict: quality.verdict };
}

/** The names of a test's scales in a language. */
export async function loadScaleNames(
  instrument: string,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const words = await scaleWords(instrument, locale);
  return Object.fromEntries(Object.entries(words).map(([scale, { name }]) => [scale, name]));
}

async function scaleWords(
  instrument: string,
  locale: Locale,
): Promise<Readonly<Record<string, { readonly name: string }>>> {
  const isSpanish = locale === 'es';
  switch (instrument) {
    case 'riasec':
      return (
        isSpanish
          ? await import('#content/instruments/interests/words/es/types.ts')
          : await import('#content/instruments/interests/words/en/types.ts')
      ).copy;
    case 'values':
      return (
        isSpanish
          ? await import('#content/instruments/values/words/es/types.ts')
          : await import('#content/instruments/values/words/en/types.ts')
      ).copy;
    case 'personality':
      return (
        isSpanish
          ? await import('#content/instruments/personality/words/es/types.ts')
          : await import('#content/instruments/personality/words/en/types.ts')
      ).copy;
    default:
      return {};
  }
}
