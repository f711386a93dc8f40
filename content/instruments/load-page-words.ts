import { loadWords } from '#content/wording/load-words.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { instrumentContents } from './registry.ts';
import type { TestPageWords } from './test-page-words.ts';

/** What the page on which an instrument is taken says, in one language. */
export function loadPageWords(id: InstrumentId, locale: Locale): Promise<TestPageWords> {
  return loadWords<TestPageWords>(instrumentContents[id].page, locale);
}
