import { useState } from 'react';
import { useSubmission } from '#app/ui/use-submission.ts';
import { useFreshCode } from './fresh-code.tsx';

/**
 * One act at a time. Where it needs a code of a moment ago, that is asked for first, and without it nothing is done
 * (`dismissed`). `then` gets what came of it; `hasFailed` says that the last one could not be done.
 */
export function useAdminAction() {
  const withFreshCode = useFreshCode();
  const { isBusy, run } = useSubmission();
  const [hasFailed, setHasFailed] = useState(false);
  function act<Value>(
    work: () => Promise<Value>,
    then: (value: Value) => unknown,
    otherwise: (came: 'dismissed' | 'failed') => unknown = () => undefined,
  ): void {
    void run(async () => {
      setHasFailed(false);
      try {
        const came = await withFreshCode(work);
        if (came.kind === 'done') await then(came.value);
        else otherwise('dismissed');
      } catch {
        setHasFailed(true);
        otherwise('failed');
      }
    });
  }
  return { isBusy, hasFailed, act };
}
