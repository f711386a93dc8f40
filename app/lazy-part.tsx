import { lazy, type ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from './i18n/paths.tsx';
import { loadWords, type Words } from '#content/dictionaries/load-words.ts';

/**
 * A component with its words, both loaded in the document's language when it is first shown; stands in a `Suspense`.
 * Where they cannot be had, the nearest boundary is told, unless `isOptional`: then nothing is shown.
 */
export function lazyPart<Props extends object, Copy>(
  load: () => Promise<ComponentType<Props & { copy: Copy }>>,
  words: Words<Copy>,
  { isOptional = false } = {},
): ComponentType<Props> {
  const made = new Map<Locale, ComponentType<Props>>();
  return function LazyPart(props: Props) {
    const locale = useLocale();
    const Part = made.get(locale) ?? lazy(() => loadPart(locale).catch(nothing));
    made.set(locale, Part);
    return <Part {...props} />;
  };

  async function loadPart(locale: Locale): Promise<{ default: ComponentType<Props> }> {
    const [Part, copy] = await Promise.all([load(), loadWords(words, locale)]);
    return { default: (props) => <Part {...props} copy={copy} /> };
  }

  function nothing(error: unknown) {
    if (!isOptional) throw error;
    return { default: () => null };
  }
}
