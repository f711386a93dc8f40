import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { trialStates, type Trial, type Trials } from '#domain/matching/trial.ts';
import { backend } from '#app/data/backend/backend.ts';

/** Which of their careers a person tries, or has tried. */
export function trialsQuery(owner: string) {
  return queryOptions({ queryKey: ['trials', owner], queryFn: () => readTrials(owner) });
}

/** Begins one, says how it went, or leaves it with `null`. Shown when it is kept. */
export function tryMutation(owner: string, queries: QueryClient) {
  const { queryKey } = trialsQuery(owner);
  return mutationOptions({
    mutationFn: async ({ career, trial }: { career: string; trial: Trial | null }) => {
      const table = (await backend()).from('reactions');
      const { error } = await table.update({ trial }).eq('user_id', owner).eq('career', career);
      if (error) throw error;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

async function readTrials(owner: string): Promise<Trials> {
  const { data, error } = await (
    await backend()
  )
    .from('reactions')
    .select('career,trial')
    .eq('user_id', owner)
    .not('trial', 'is', null)
    .limit(1000);
  if (error) throw error;
  return Object.fromEntries(
    data.flatMap(({ career, trial }) => {
      const known = trialStates.find((state) => state === trial);
      return known ? [[career, known]] : [];
    }),
  );
}
