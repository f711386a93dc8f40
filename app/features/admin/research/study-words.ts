import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { hundredthsIn, longDayIn, wholeNumberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { Estimate } from '#domain/research/study.ts';

/** What items and scales of a version are called in one language. */
export type StudyNames = {
  readonly items: Readonly<Record<string, string>>;
  readonly scales: Readonly<Record<string, string>>;
};

export type StudyWords = ReturnType<typeof createStudyWords>;

/** The words of a study, and how its figures and what they are about are written. */
export function createStudyWords(
  copy: Copy,
  locale: Locale,
  names: StudyNames = { items: {}, scales: {} },
) {
  const { format: hundredths } = hundredthsIn(locale);
  return {
    copy,
    locale,
    item: (id: string) => names.items[id] ?? id,
    scale: (id: string) => names.scales[id] ?? id,
    hundredths,
    whole: wholeNumberIn(locale).format,
    /** `at`: 2026-11-22. */
    day: (at: string) => longDayIn(locale).format(new Date(at)),
    /** "0,78 (de 0,76 a 0,80)". */
    estimate(found: Estimate | null, write: (value: number) => string = hundredths): string {
      if (!found) return copy.unknown;
      const { value, low, high } = found;
      return fill(copy.estimate, { value: write(value), low: write(low), high: write(high) });
    },
  };
}
