import type { ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import { PartMissing } from './part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';

/**
 * A component with its words, both loaded in the document's language when it is first shown; stands in a `Suspense`.
 * Where they do not arrive, that is said in its place unless `isOptional`, and they are asked for again.
 */
export function lazyPart<Props extends object, Copy>(
  load: () => Promise<ComponentType<Props & { copy: Copy }>>,
  words: Words<Copy>,
  { isOptional = false } = {},
): ComponentType<Props> {
  const made = new Map<Locale, ComponentType<Props>>();
  return function LazyPart(props: Props) {
    const locale = useLocale();
    const Part =
      made.get(locale) ??
      lazyComponent(() => loadPart(locale), isOptional ? undefined : PartMissing);
    made.set(locale, Part);
    return <Part {...props} />;
  };

  async function loadPart(locale: Locale): Promise<ComponentType<Props>> {
    const [Part, copy] = await Promise.all([load(), loadWords(words, locale)]);
    return (props) => <Part {...props} copy={copy} />;
  }
}
