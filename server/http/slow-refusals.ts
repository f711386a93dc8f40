import { setTimeout as sleep } from 'node:timers/promises';

/** So many refusals of one client in so many milliseconds are answered at once. */
const AT_ONCE = 30;
const REMEMBERED_FOR = 10_000;
/** Every further one waits this long: 64 connections then ask 64 times a second, not 4,000 times. */
const WAIT = 1_000;
/** So many of one client are remembered, hence wait, at most; sockets and timers have their price as well. */
const MOST = 1_000;

/**
 * Lets a client wait that goes on after many refusals. A refusal is cheap, thousands a second are not: they take the
 * processor from everybody, and every statement of others waits for its turn behind them.
 */
export function createSlowRefusals(
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
) {
  const refusals = new Map<string, number>();

  async function forgetLater(client: string): Promise<void> {
    await wait(REMEMBERED_FOR);
    const left = (refusals.get(client) ?? 1) - 1;
    if (left > 0) refusals.set(client, left);
    else refusals.delete(client);
  }

  /** To be awaited before a refusal is answered. */
  return async function slowDown(client: string): Promise<void> {
    const count = refusals.get(client) ?? 0;
    if (count >= MOST) return;
    refusals.set(client, count + 1);
    void forgetLater(client);
    if (count >= AT_ONCE) await wait(WAIT);
  };
}
