import { queryOptions } from '@tanstack/react-query';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { loadReportCode } from './load-report-code.ts';

/**
 * All that tells a result of these attempts, the first before all others: its parts and what draws them. `null` when the
 * first is of a version that this page does not know. `earlier`: the attempt before it.
 */
export function ownReportQuery(
  told: readonly Attempt[],
  earlier: Attempt | undefined,
  locale: Locale,
) {
  return queryOptions({
    queryKey: ['own-report', locale, told.map(({ id }) => id), earlier?.id],
    queryFn: async () => {
      const { loadReportParts, ...code } = await loadReportCode();
      const parts = await loadReportParts(told, locale, earlier);
      return parts ? { parts, ...code } : null;
    },
    ...fileQuery,
  });
}
