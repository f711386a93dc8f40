import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { hundredthsIn } from '#content/dictionaries/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { Estimate } from '#domain/research/study.ts';

/** "0,78 (de 0,76 a 0,80)". */
export function estimateText(
  estimate: Estimate | null,
  locale: Locale,
  copy: Pick<Copy, 'estimate' | 'unknown'>,
): string {
  if (!estimate) return copy.unknown;
  const { format } = hundredthsIn(locale);
  const { value, low, high } = estimate;
  return fill(copy.estimate, { value: format(value), low: format(low), high: format(high) });
}
