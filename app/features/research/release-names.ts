import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { OTHERS, TIED } from '#domain/research/release.ts';
import { instrumentIdOf } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { countryNamesIn } from '#app/i18n/formats.ts';
import { instrumentName } from '#app/instruments/instrument-name.ts';

export function nameOfTest(copy: Copy, instrument: string): string {
  return instrumentName(copy.instruments, instrument) ?? instrument;
}

/** A scale in words; also the column of those whose first place is shared. */
export function nameOfScale(copy: Copy, instrument: string, scale: string): string {
  if (scale === TIED) return copy.release.tied;
  const id = instrumentIdOf(instrument);
  return (id && copy.scaleNames[id][scale]) ?? scale;
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
