import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/editor-mail.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** What the editor says of mails; its words come when one is listed or opened. */
export function useMailWords(): Copy | undefined {
  const locale = useLocale();
  return useQuery({
    queryKey: ['editor', 'mail-words', locale],
    queryFn: () => loadWords(wordsOf('editor-mail'), locale),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
