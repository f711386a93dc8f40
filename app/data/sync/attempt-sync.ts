import type { AttemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { AskedToWait, RefusedByServer, type AttemptTransport } from './attempt-transport.ts';
import { isUnsent, type DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import {
  adoptServerCopy,
  overruledItems,
  type ServerCopy,
} from '#app/data/device-attempts/server-copy.ts';

/** Runs something later; returns how to call it off. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** `waiting`: the server could not be reached, the next try is planned. */
export type SyncState = 'idle' | 'sending' | 'waiting' | 'refused';

const gatherFor = 400;
/** A draft is sent so often at most: a class of 35 is 3.5 saves a second at most. The end of a test does not wait. */
const saveEvery = 10_000;
const firstRetry = 1_000;
/** Back within ten seconds of the server, as X02 asks. */
const longestRetry = 8_000;

export type AttemptSync = ReturnType<typeof createAttemptSync>;

/**
 * Brings one person's answers to the server, in order and as often as needed: what is sent twice
 * is stored once, and only what the server acknowledged stops being pending.
 */
export function createAttemptSync({
  store,
  owner,
  transport,
  timer,
  now = () => performance.now(),
}: {
  store: AttemptStore;
  owner: string;
  transport: AttemptTransport;
  timer: Timer;
  /** Milliseconds since any moment. */
  now?: () => number;
}) {
  let state: SyncState = 'idle';
  let failures = 0;
  let askedToWait = 0;
  let savedAt = -saveEvery;
  let running: Promise<void> | undefined;
  let callOff: (() => void) | undefined;
  let followers = 0;
  const refused = new Set<string>();
  const overruled = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();

  function become(next: SyncState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function work(): DeviceAttempt[] {
    const snapshot = store.snapshot();
    if (snapshot.kind === 'loading') return [];
    return snapshot.attempts.filter(
      (stored) => stored.owner === owner && isUnsent(stored) && !refused.has(stored.attempt.id),
    );
  }

  function plan(milliseconds: number): void {
    callOff ??= timer(() => {
      callOff = undefined;
      void run(false);
    }, milliseconds);
  }

  function look(): void {
    const unsent = work();
    if (unsent.length === 0 || running) return;
    const isEnd = unsent.some(({ submitPending }) => submitPending);
    // What waits for its turn gives way to the end of a test; a planned retry does not.
    if (isEnd && state !== 'waiting') rest();
    plan(isEnd ? gatherFor : Math.max(gatherFor, savedAt + saveEvery - now()));
  }

  function rest(): void {
    callOff?.();
    callOff = undefined;
  }

  /** `toTheEnd`: what is answered meanwhile goes along, and does not wait for its turn. */
  function run(toTheEnd: boolean): Promise<void> {
    running ??= sendAll(toTheEnd).finally(() => {
      running = undefined;
      if (followers === 0) return;
      const pause = Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
      if (state === 'waiting') plan(Math.max(askedToWait, pause));
      else look();
    });
    return running;
  }

  async function sendAll(toTheEnd: boolean): Promise<void> {
    const saved = new Set<string>();
    const following = () =>
      work().find(
        ({ attempt, submitPending }) => toTheEnd || submitPending || !saved.has(attempt.id),
      );
    for (let next = following(); next; next = following()) {
      saved.add(next.attempt.id);
      if (state !== 'waiting') become('sending');
      try {
        await send(next);
        failures = 0;
        become('sending');
      } catch (error) {
        if (!(error instanceof RefusedByServer)) {
          failures += 1;
          askedToWait = error instanceof AskedToWait ? error.milliseconds : 0;
          become('waiting');
          return;
        }
        refused.add(next.attempt.id);
      }
    }
    become(refused.size > 0 ? 'refused' : 'idle');
  }

  async function send(stored: DeviceAttempt): Promise<void> {
    const sent = stored.pending;
    if (Object.keys(sent).length > 0) {
      await adopt(stored, await transport.save(stored, sent), sent);
      savedAt = now();
    } else await adopt(stored, await transport.submit(stored));
  }

  /** Adopts what the server holds, and notes which answers of this device it has replaced. */
  function adopt(
    { attempt: { id } }: DeviceAttempt,
    copy: ServerCopy,
    sent?: Readonly<Record<string, number>>,
  ): Promise<void> {
    return store.change(id, (now) => {
      if (!now) return undefined;
      const next = adoptServerCopy(now, copy, sent);
      const known = overruled.get(id) ?? [];
      const more = overruledItems(now, next).filter((item) => !known.includes(item));
      if (more.length > 0) overruled.set(id, [...known, ...more]);
      return next;
    });
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows the store until the returned function is called. */
    start(): () => void {
      const forget = store.subscribe(look);
      // A new start may be believed again: a refusal can have been for want of a session.
      if (followers === 0) refused.clear();
      followers += 1;
      look();
      return () => {
        forget();
        followers -= 1;
        if (followers === 0) rest();
      };
    },
    /** Answers given here that another device has replaced; the person is told. */
    overruled: (id: string): readonly string[] | undefined => overruled.get(id),
    /** The person has seen them. */
    forgetOverruled(id: string): void {
      overruled.delete(id);
      for (const listener of listeners) listener();
    },
    /** Asks what the server holds of a draft: another device may have gone on with it. */
    async refresh(id: string): Promise<void> {
      const stored = store.find(id);
      if (stored?.owner !== owner || stored.attempt.state !== 'draft') return;
      try {
        await adopt(stored, await transport.save(stored, {}));
        for (const listener of listeners) listener();
      } catch {
        // The next answer asks again.
      }
    },
    /** Tries now: on coming online, or before the person leaves. Resolves when the try is over. */
    flush(): Promise<void> {
      rest();
      return run(true);
    },
  };
}
