import { indexedDbAttempts, memoryAttempts, type AttemptDatabase } from './attempt-database.ts';
import { parseDeviceAttempt, type DeviceAttempt } from './device-attempt.ts';
import { tabChannel, type Channel } from './tab-channel.ts';
import { localNotes, withNote, type WriteAheadNotes } from './write-ahead-notes.ts';

export type AttemptsSnapshot =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly attempts: readonly DeviceAttempt[];
      /** `memory`: the browser refuses to keep anything; closing the tab loses the answers. */
      readonly place: 'device' | 'memory';
      /** A change is shown, but neither written nor noted yet: "saved" may not be said. */
      readonly isWriting: boolean;
    };

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/**
 * The attempts of this device. A change shows at once and resolves when it is written; until then a note of it lies
 * beside the database, and what a closed tab has left there is written by the next. When the browser refuses to
 * write, everything goes on in memory and `place` says so.
 */
export function createAttemptStore({
  storage: durable,
  notes,
  channel,
}: {
  storage: AttemptDatabase;
  notes: WriteAheadNotes;
  channel: Channel;
}) {
  let snapshot: AttemptsSnapshot = { kind: 'loading' };
  let storage = durable;
  let writing = 0;
  /** Of those, the ones without a note. */
  let unnoted = 0;
  const noted = new Set<string>();
  /** Something else changed the device while a change was being written. */
  let isOutdated = false;
  const written = new Map<string, DeviceAttempt | undefined>();
  const listeners = new Set<() => void>();

  function show(attempts: readonly DeviceAttempt[]): void {
    const place = storage === durable ? 'device' : 'memory';
    snapshot = { kind: 'ready', attempts, place, isWriting: unnoted > 0 };
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const records = await storage.readAll().catch(async () => {
      await moveToMemory();
      return storage.readAll();
    });
    // What was changed meanwhile is newer than what was read; the end of its write reloads.
    if (writing > 0) isOutdated = true;
    else show(records.flatMap((record) => parseDeviceAttempt(record) ?? []));
  }

  /** Shows what the writes have left on the device; reads it again only if that is not all that changed. */
  async function showWritten(): Promise<void> {
    if (writing > 0) return;
    const changes = new Map(written);
    written.clear();
    if (isOutdated || storage !== durable || snapshot.kind === 'loading') {
      isOutdated = false;
      await reload();
      return;
    }
    const others = snapshot.attempts.filter(({ attempt }) => !changes.has(attempt.id));
    show([...others, ...[...changes.values()].filter((kept) => kept !== undefined)]);
  }

  async function moveToMemory(): Promise<void> {
    if (storage !== durable) return;
    storage = memoryAttempts();
    const known = snapshot.kind === 'ready' ? snapshot.attempts : [];
    for (const stored of known) await storage.change(stored.attempt.id, () => stored);
  }

  let opening: Promise<void> | undefined;
  function open(): Promise<void> {
    opening ??= writeNotes().then(reload);
    return opening;
  }

  /** Whether what is about to be written is safe already. */
  function takesNote(next: DeviceAttempt | undefined): boolean {
    if (next === undefined || !notes.write(next)) return false;
    noted.add(next.attempt.id);
    return true;
  }

  /** What is removed must not come back by a note, not by one that a dead tab has left either. */
  function putNotesAway(id: string): void {
    for (const { stored, putAway } of notes.left()) if (stored.attempt.id === id) putAway();
  }

  /** Once nothing is on its way: a note holds everything that was changed before it. */
  function forgetNotes(): void {
    if (writing > 0) return;
    for (const id of noted) notes.forget(id);
    noted.clear();
  }

  async function writeNotes(): Promise<void> {
    for (const { stored: note, putAway } of notes.left()) {
      const isWritten = storage.change(note.attempt.id, (stored) =>
        withNote(parseDeviceAttempt(stored), note),
      );
      await isWritten.then(putAway, () => undefined);
    }
  }

  async function change(
    id: string,
    update: (stored: DeviceAttempt | undefined) => DeviceAttempt | undefined,
  ): Promise<void> {
    if (snapshot.kind === 'loading') await open();
    writing += 1;
    let kept: DeviceAttempt | undefined;
    // Asked for before anything is drawn: on a slow phone drawing would delay it by several frames.
    const isWritten = storage.change(id, (stored) => (kept = update(parseDeviceAttempt(stored))));
    const shown = snapshot.kind === 'ready' ? snapshot.attempts : [];
    const next = update(shown.find(({ attempt }) => attempt.id === id));
    const others = shown.filter(({ attempt }) => attempt.id !== id);
    const isNoted = storage === durable && takesNote(next);
    if (!isNoted) unnoted += 1;
    if (!next) {
      putNotesAway(id);
      // The device's mark that something lies there is put right by reading all.
      isOutdated = true;
    }
    show(next ? [...others, next] : others);
    try {
      await isWritten;
      written.set(id, kept);
    } catch {
      await moveToMemory();
    } finally {
      writing -= 1;
      if (!isNoted) unnoted -= 1;
      forgetNotes();
    }
    await showWritten();
    channel.post();
  }

  channel.onMessage(() => void reload());

  return {
    /** Reads the device once; later calls wait for the same reading. */
    open,
    change,
    snapshot: () => snapshot,
    find: (id: string) =>
      snapshot.kind === 'ready'
        ? snapshot.attempts.find(({ attempt }) => attempt.id === id)
        : undefined,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let store: AttemptStore | undefined;

/** The one store of this tab. */
export function attemptStore(): AttemptStore {
  store ??= createAttemptStore({
    storage: indexedDbAttempts(),
    notes: localNotes(),
    channel: tabChannel(),
  });
  return store;
}
