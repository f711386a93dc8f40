import type { AnswerStore } from './answer-store.ts';
import {
  overruledItems,
  withServerSheet,
  type ServerSheet,
  type StoredAttempt,
} from './stored-attempt.ts';

/** What the server must understand; `attempts.ts` speaks it, tests play it. */
export type Transport = {
  /** Sends the answers of `sent` (item to moment) and returns what the server then holds. */
  save(stored: StoredAttempt, sent: Readonly<Record<string, number>>): Promise<ServerSheet>;
  submit(stored: StoredAttempt): Promise<ServerSheet>;
};

/** The server understood and said no: sending the same again is no use. */
export class RefusedByServer extends Error {}

/** The server answered, and asks to be left alone for so long. */
export class AskedToWait extends Error {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    super(`asked to wait ${milliseconds} ms`);
    this.milliseconds = milliseconds;
  }
}

/** Runs something later; returns how to call it off. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** `waiting`: the server could not be reached, the next try is planned. */
export type SyncState = 'idle' | 'sending' | 'waiting' | 'refused';

const gatherFor = 400;
const firstRetry = 1_000;
/** Back within ten seconds of the server, as X02 asks. */
const longestRetry = 8_000;

export type AnswerSync = ReturnType<typeof createAnswerSync>;

/**
 * Brings one person's answers to the server, in order and as often as needed: what is sent twice
 * is stored once, and only what the server acknowledged stops being pending.
 */
export function createAnswerSync({
  store,
  owner,
  transport,
  timer,
}: {
  store: AnswerStore;
  owner: string;
  transport: Transport;
  timer: Timer;
}) {
  let state: SyncState = 'idle';
  let failures = 0;
  let askedToWait = 0;
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

  function work(): StoredAttempt[] {
    const snapshot = store.snapshot();
    if (snapshot.kind === 'loading') return [];
    return snapshot.attempts.filter(
      (stored) => stored.owner === owner && isUnsent(stored) && !refused.has(stored.attempt.id),
    );
  }

  function plan(milliseconds: number): void {
    callOff ??= timer(() => {
      callOff = undefined;
      void run();
    }, milliseconds);
  }

  function look(): void {
    if (work().length > 0 && !running) plan(gatherFor);
  }

  function run(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined;
      if (followers === 0) return;
      const pause = Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
      if (state === 'waiting') plan(Math.max(askedToWait, pause));
      else look();
    });
    return running;
  }

  async function sendAll(): Promise<void> {
    for (let next = work()[0]; next; next = work()[0]) {
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

  async function send(stored: StoredAttempt): Promise<void> {
    const sent = stored.pending;
    if (Object.keys(sent).length > 0)
      await takeOver(stored, await transport.save(stored, sent), sent);
    else await takeOver(stored, await transport.submit(stored));
  }

  /** Takes over what the server holds, and notes which answers of this device it has replaced. */
  function takeOver(
    { attempt: { id } }: StoredAttempt,
    sheet: ServerSheet,
    sent?: Readonly<Record<string, number>>,
  ): Promise<void> {
    return store.change(id, (now) => {
      if (!now) return undefined;
      const next = withServerSheet(now, sheet, sent);
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
      // Whoever comes back may be believed again: a refusal can have been for want of a session.
      if (followers === 0) refused.clear();
      followers += 1;
      look();
      return () => {
        forget();
        followers -= 1;
        if (followers > 0) return;
        callOff?.();
        callOff = undefined;
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
        await takeOver(stored, await transport.save(stored, {}));
        for (const listener of listeners) listener();
      } catch {
        // The next answer asks again.
      }
    },
    /** Tries now: on coming online, or before the person leaves. Resolves when the try is over. */
    flush(): Promise<void> {
      callOff?.();
      callOff = undefined;
      return run();
    },
  };
}

export function isUnsent({ pending, submitPending }: StoredAttempt): boolean {
  return submitPending || Object.keys(pending).length > 0;
}
