import { useEffect, useState } from 'react';
import type { AccountAnswer } from './account-attempts.ts';

/** The last answer in this document: the next page begins with it. */
let last: AccountAnswer | undefined;

/**
 * The attempts in the account of a person. What asks an account is loaded for a signed-in person alone: visitors
 * take tests without.
 */
export function useAccountAttempts(owner: string | null | undefined): AccountAnswer | undefined {
  const [answer, setAnswer] = useState(last);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!owner) return undefined;
    let stop: (() => void) | undefined;
    let isHere = true;
    const tell = (told: AccountAnswer) => {
      last = told;
      if (isHere) setAnswer(told);
    };
    const missing = { owner, isAsking: false, attempts: undefined };
    import('./account-attempts.ts').then(
      ({ watchAttempts }) => {
        if (isHere) stop = watchAttempts(owner, tell);
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

const unknown = { isAsking: true, attempts: undefined, retry: () => {} };
