import type { ComponentType } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import type { LoadedPage, PageCopy } from './loaded-page.ts';

/** Loads a page in one language. */
export type Load = (locale: Locale) => Promise<LoadedPage>;

type LoadAhead = (
  locale: Locale,
  attempts: readonly Attempt[],
  earlier?: Attempt,
) => Promise<unknown>;

/** A page from its component and the words that it was written for. */
export function page<Copy extends PageCopy>(
  load: () => Promise<{
    Page: ComponentType<{ copy: Copy }>;
    loadAhead?: LoadAhead;
    readDevice?: () => Promise<unknown>;
  }>,
  words: Words<Copy>,
): Load {
  return async (locale) => {
    const [{ Page, loadAhead, readDevice }, copy] = await Promise.all([
      load(),
      loadWords(words, locale),
    ]);
    return {
      Page: () => <Page copy={copy} />,
      copy,
      ...(loadAhead && { loadAhead: loadAhead.bind(undefined, locale) }),
      ...(readDevice && { readDevice }),
    };
  };
}
