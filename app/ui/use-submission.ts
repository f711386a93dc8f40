import { useRef, useState } from 'react';

/**
 * One submit at a time: while one is under way, a second press, Enter or click does nothing.
 * `count` grows with every submit, so that a repeated failure can be announced again.
 */
export function useSubmission(): {
  isBusy: boolean;
  count: number;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const underWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [count, setCount] = useState(0);
  async function run(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setIsBusy(true);
    setCount((before) => before + 1);
    try {
      await work();
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  }
  return { isBusy, count, run };
}
