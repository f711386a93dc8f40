import { instrumentIds, type InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { InstrumentNames } from './instrument-content.ts';
import { instrumentContents } from './registry.ts';

/** One of the names of each instrument, for the dictionary of a page: `namesIn('es', 'take')`. */
export function namesIn<Key extends keyof InstrumentNames>(
  locale: Locale,
  key: Key,
): Readonly<Record<InstrumentId, InstrumentNames[Key]>> {
  const names = instrumentIds.map((id) => {
    const inLocale: InstrumentNames = instrumentContents[id].names[locale];
    return { [id]: inLocale[key] };
  });
  return Object.assign({}, ...names);
}
