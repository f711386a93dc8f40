import { useQuery } from '@tanstack/react-query';
import { useLocale } from './i18n/paths.tsx';
import { loadSecondFactor } from './load-second-factor.ts';

/**
 * A piece of the second step of signing in, for a page, which says when it cannot be had and asks again. `name` is the
 * piece's.
 */
export function useSecondFactor<Part>(
  name: string,
  load: () => Promise<Part>,
  { isWanted = true }: { isWanted?: boolean } = {},
) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['second-factor-part', name, locale],
    queryFn: () => loadSecondFactor(locale, load),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
