import type { Copy } from '#content/dictionaries/es/without-script.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { pathOf } from '#app/i18n/paths.tsx';

/** What a page of the app needs, and what can be read meanwhile: for browsers that run no script. */
export async function withoutScript(locale: Locale) {
  const { label, needs, links, and } = await loadWords(wordsOf('without-script'), locale);
  const link = (page: keyof Copy['links']) => <a href={pathOf(page, locale)}>{links[page]}</a>;
  return (
    <noscript>
      <section className="bg-sea-soft px-(--gutter) py-3" aria-label={label}>
        <p className="mx-auto max-w-(--measure)">
          {needs} {link('careers')}, {link('pathway')} {and} {link('blog')}.
        </p>
      </section>
    </noscript>
  );
}
