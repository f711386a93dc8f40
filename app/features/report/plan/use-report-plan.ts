import { useQuery } from '@tanstack/react-query';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/**
 * The plan beside a report, with all it is told with; looked for anew each time, because it changes elsewhere. What
 * plans are made of is loaded only here, apart from the report.
 */
export function useOwnPlan(owner: string | null, isWanted: boolean) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['report-plan', owner, locale],
    queryFn: async ({ client }) =>
      (await import('./load-report-plan.ts')).ownPlan(client, owner, locale),
    enabled: isWanted,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: fileQuery.refetchInterval,
    networkMode: owner === null ? 'always' : 'online',
  });
}

/** The plan that came with a link, as it is stored; `null` where the link shows none. */
export function useSharedPlan(stored: unknown) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['report-plan', stored, locale],
    queryFn: async () => (await import('./load-report-plan.ts')).sharedPlan(stored, locale),
    enabled: Boolean(stored),
    gcTime: 0,
    networkMode: 'always',
  });
}
