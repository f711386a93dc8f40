import { queryOptions } from '@tanstack/react-query';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';

/** How many questions the full form of each test has today, by the id under which it is stored. */
export const fullLengthsQuery = queryOptions({
  queryKey: ['admin', 'full-lengths'],
  queryFn: async (): Promise<Readonly<Record<string, number>>> => {
    const lengths = instrumentIds.map(async (id) => {
      const { storedId } = instruments[id];
      const instrument = await loadInstrument(storedId, newestVersion(id));
      return [storedId, instrument?.forms.full.length ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(lengths));
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});
