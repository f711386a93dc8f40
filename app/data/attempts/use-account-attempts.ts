import { useEffect, useState } from 'react';
import type { AccountAttempts } from './account-attempts.ts';

/** The last answer in this document: the next page begins with it. */
let last: AccountAttempts | undefined;

/**
 * The attempts in the account of a person. What asks an account is loaded for a signed-in person alone: visitors
 * take tests without.
 */
export function useAccountAttempts(owner: string | null | undefined): AccountAttempts | undefined {
  const [answer, setAnswer] = useState(last);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!owner) return undefined;
    let stop: (() => void) | undefined;
    let isHere = true;
    const tell = (told: AccountAttempts) => {
      last = told;
      if (isHere) setAnswer(told);
    };
    const missing = { owner, isAsking: false, isLate: true, attempts: undefined };
    import('./account-attempts.ts').then(
      ({ watchAccountAttempts }) => {
        if (isHere) stop = watchAccountAttempts(owner, tell);
      },
      () => tell({ ...missing, retry: () => setTries(tries + 1) }),
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [owner, tries]);
  if (!owner) return undefined;
  return answer?.owner === owner ? answer : { ...unknown, owner };
}

const unknown = { isAsking: true, isLate: false, attempts: undefined, retry: () => {} };
