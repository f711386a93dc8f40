import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { OTHERS, TIED } from '#domain/research/release.ts';
import type { Locale } from '#domain/locale.ts';
import { countryNamesIn } from '#content/wording/formats.ts';
import { instrumentName } from '#app/instruments/instrument-name.ts';

/** What the scales of a test are called. */
export type ScaleNames = Readonly<Record<string, string>>;

export function nameOfTest(copy: Copy, instrument: string): string {
  return instrumentName(copy.instruments, instrument) ?? instrument;
}

/** A scale in words; also the column of those whose first place is shared. */
export function nameOfScale(copy: Copy, names: ScaleNames, scale: string): string {
  return scale === TIED ? copy.release.tied : (names[scale] ?? scale);
}

/** A row of a table: an age band as it is, a country by its name. */
export function nameOfGroup(
  copy: Copy,
  group: string,
  { areCountries, locale }: { areCountries: boolean; locale: Locale },
): string {
  if (group === OTHERS || group === 'ZZ') return copy.release.others;
  if (!areCountries) return group;
  return countryNamesIn(locale).of(group) ?? group;
}
