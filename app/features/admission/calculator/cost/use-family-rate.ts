import { useEffect, useState } from 'react';
import type { FamilyRate, Purse } from './family-rate.ts';

let loaded: typeof import('./family-rate.ts') | undefined;

/** Rates are of no use before somebody counts in another currency. */
export async function loadRates(): Promise<void> {
  loaded ??= await import('./family-rate.ts');
}

/** The rate of the family's money, once it is there. */
export function useFamilyRate(purse: Purse): FamilyRate | undefined {
  const [, setLoaded] = useState(false);
  const isWanted = purse.currency !== '';
  useEffect(() => {
    // Without it the sum stands in euros; the next visit tries again.
    if (isWanted && !loaded)
      loadRates().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isWanted]);
  return isWanted ? loaded?.familyRate(purse) : undefined;
}
