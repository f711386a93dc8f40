import { useEffect, useRef } from 'react';

/** A phone laid aside is no time spent on a question (ms). */
const longestThought = 5 * 60_000;

/**
 * Measures how long an answer took: the returned function gives the milliseconds since the screen
 * appeared, or since the answer before on the same screen, five minutes at most.
 */
export function useSpentTime(screen: number): () => number {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [screen]);
  return () => {
    const now = performance.now();
    const spent = Math.min(longestThought, now - since.current);
    since.current = now;
    return spent;
  };
}
