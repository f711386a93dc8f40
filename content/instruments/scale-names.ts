import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { WordsOfSection } from './section/words-of-section.ts';
import { instrumentContents } from './registry.ts';

/** What the scales of an instrument are called in one language, for whoever tells figures and nothing else. */
export async function loadScaleNames(
  id: InstrumentId,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const { words } = await instrumentContents[id].section();
  const { types }: Pick<WordsOfSection, 'types'> = await words[locale]();
  return Object.fromEntries(Object.entries(types).map(([scale, { name }]) => [scale, name]));
}
