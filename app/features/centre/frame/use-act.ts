import { useState } from 'react';
import { staffRefusal, type StaffRefusal } from '#app/data/centre/ask-staff.ts';
import { useSubmission } from '#app/ui/use-submission.ts';

/** One act at a time, and why the last one came to nothing; `undefined` as a refusal is a network that failed. */
export function useAct() {
  const { isBusy, run } = useSubmission();
  const [failure, setFailure] = useState<{ refusal: StaffRefusal | undefined }>();
  function act<Value>(work: () => Promise<Value>, then: (value: Value) => unknown): void {
    void run(async () => {
      setFailure(undefined);
      try {
        await then(await work());
      } catch (error) {
        setFailure({ refusal: staffRefusal(error) });
      }
    });
  }
  return { isBusy, failure, act };
}

/** Why an act came to nothing, in words; nothing where it did not. */
export function failureText(
  failure: { refusal: StaffRefusal | undefined } | undefined,
  copy: { limit: string; gone: string },
  otherwise: string,
): string | undefined {
  if (!failure) return undefined;
  if (failure.refusal === 'too-many') return copy.limit;
  return failure.refusal === 'not-there' || failure.refusal === 'role' ? copy.gone : otherwise;
}
