import { constants } from '#domain/constants.ts';

/**
 * Milliseconds to wait before repeat number `attempt` (1, 2, …): base × 2^(attempt−1) plus up to
 * one second of chance, at most ten (specification S04). `random` gives 0 to 1.
 */
export function retryDelay(
  attempt: number,
  random: () => number,
  base: number = constants.retryDefaultBaseDelay,
): number {
  const exponential = base * 2 ** (attempt - 1);
  return Math.min(constants.retryDelayCap, exponential + random() * constants.retryJitter);
}

/** What to do with a result: it stands, or it is asked for again after `atLeast` milliseconds. */
export type RetryVerdict = { kind: 'stands' } | { kind: 'again'; atLeast?: number };

/**
 * Runs `work` and repeats it up to `retries` times while `judge` says so. A wait that the server
 * asks for and that exceeds the cap ends the repeats: the result stands. Rejections are not caught.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  options: {
    retries: number;
    base?: number;
    judge: (result: Result) => RetryVerdict;
    random: () => number;
    sleep: (milliseconds: number) => Promise<void>;
    /** Told before each wait which repeat is coming, from 1. */
    onRetry?: (attempt: number) => void;
  },
): Promise<Result> {
  let result = await work();
  for (let attempt = 1; attempt <= options.retries; attempt += 1) {
    const verdict = options.judge(result);
    if (verdict.kind === 'stands') return result;
    const wanted = verdict.atLeast ?? 0;
    if (wanted > constants.retryDelayCap) return result;
    options.onRetry?.(attempt);
    await options.sleep(Math.max(wanted, retryDelay(attempt, options.random, options.base)));
    result = await work();
  }
  return result;
}
