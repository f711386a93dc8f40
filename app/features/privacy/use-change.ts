import { useState } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isTooMany } from '#app/data/backend/too-many.ts';
import { useSubmission } from '#app/ui/use-submission.ts';

export type Outcome = 'none' | 'done' | 'failed' | 'tooMany';

/** One change at a time, what came of it, and the lists that are asked again afterwards. */
export function useChange(touched: readonly QueryKey[]) {
  const queries = useQueryClient();
  const { isBusy, run } = useSubmission();
  const [outcome, setOutcome] = useState<Outcome>('none');

  function change(work: () => Promise<void>): Promise<void> {
    return run(async () => {
      try {
        await work();
        for (const queryKey of touched) await queries.invalidateQueries({ queryKey });
        setOutcome('done');
      } catch (error) {
        setOutcome(isTooMany(error) ? 'tooMany' : 'failed');
      }
    });
  }

  return { isBusy, outcome, change };
}
