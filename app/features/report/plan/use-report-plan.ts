import { queryOptions, useQuery } from '@tanstack/react-query';
import { fileQuery } from '#app/data/backend/query-client.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/**
 * The plan beside a report, with all it is told with; looked for anew each time, because it changes elsewhere. What
 * plans are told with, rules and prices too, is loaded only where one is kept.
 */
export function ownPlanQuery(owner: string | null, locale: Locale) {
  return queryOptions({
    queryKey: ['report-plan', owner, locale],
    queryFn: async ({ client }) => {
      const { planQuery } = await import('#app/data/person/plan.ts');
      const plan = await client.fetchQuery({ ...planQuery(owner), staleTime: 0 });
      return plan ? (await import('./load-report-plan.ts')).toldPlan(plan, locale) : null;
    },
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
