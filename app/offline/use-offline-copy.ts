import { useEffect, useState } from 'react';
import { keepOfflineCopy } from '#app/offline/keep-offline-copy.ts';

/**
 * Once the page is usable, asks for the copy that works without a network; nothing of it competes
 * with the first question. True as soon as the network may go.
 */
export function useOfflineCopy(isUsable: boolean): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (!isUsable) return;
    let isHere = true;
    void keepOfflineCopy().then((kept) => {
      if (isHere) setIsKept(kept);
    });
    return () => {
      isHere = false;
    };
  }, [isUsable]);
  return isKept;
}
