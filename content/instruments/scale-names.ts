// What the scales of each instrument are called, in one language, for whoever tells figures and nothing else.
import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';

type ScaleWords = { readonly copy: Readonly<Record<string, { readonly name: string }>> };

const words = {
  interests: {
    es: () => import('#content/dictionaries/es/riasec-types.ts'),
    en: () => import('#content/dictionaries/en/riasec-types.ts'),
  },
  values: {
    es: () => import('#content/dictionaries/es/value-types.ts'),
    en: () => import('#content/dictionaries/en/value-types.ts'),
  },
  personality: {
    es: () => import('#content/dictionaries/es/trait-types.ts'),
    en: () => import('#content/dictionaries/en/trait-types.ts'),
  },
} as const satisfies Record<InstrumentId, Record<Locale, () => Promise<ScaleWords>>>;

export async function loadScaleNames(
  id: InstrumentId,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const { copy }: ScaleWords = await words[id][locale]();
  return Object.fromEntries(Object.entries(copy).map(([scale, { name }]) => [scale, name]));
}
