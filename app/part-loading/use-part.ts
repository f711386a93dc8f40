import { useQuery, type NetworkMode } from '@tanstack/react-query';
import { useLocale } from '#app/i18n/paths.tsx';
import { loadWords, type Words } from '#content/wording/load-words.ts';

/**
 * A part of a page with its words, for a page that says when they cannot be had, or asks again. `name` is the part's.
 */
export function usePart<Part, Copy>(
  name: string,
  load: () => Promise<Part>,
  words: Words<Copy>,
  { isWanted = true, networkMode }: { isWanted?: boolean; networkMode?: NetworkMode } = {},
) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['part', name, locale],
    queryFn: async () => {
      const [part, copy] = await Promise.all([load(), loadWords(words, locale)]);
      return { part, copy };
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    ...(networkMode && { networkMode }),
  });
}
