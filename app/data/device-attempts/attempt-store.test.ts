import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';
import type { Channel } from './tab-channel.ts';
import { localNotes, notePrefix } from './write-ahead-notes.ts';
import { indexedDbAttempts, type AttemptDatabase } from './attempt-database.ts';
import {
  finished,
  newAttempt,
  claimedBy,
  withAnswer,
  type DeviceAttempt,
} from './device-attempt.ts';

const id = '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a10';
const start = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' } as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

/** A database that takes a change and never says that it has written it, because its tab has died. */
function dying(): AttemptDatabase {
  return { readAll: indexedDbAttempts().readAll, change: () => new Promise(() => {}) };
}

const notesKept = () => Object.keys(localStorage).filter((key) => key.startsWith(notePrefix));

/** Tabs of one browser: what one posts, the others hear. */
function browser() {
  const tabs: (() => void)[] = [];
  return (storage: AttemptDatabase = indexedDbAttempts()): AttemptStore => {
    let own: () => void = () => {};
    const channel: Channel = {
      post: () => tabs.filter((listen) => listen !== own).forEach((listen) => listen()),
      onMessage: (listen) => {
        own = listen;
        tabs.push(listen);
      },
    };
    return createAttemptStore({ storage, notes: localNotes(), channel });
  };
}

function answer(store: AttemptStore, item: string, value: number, now: number): Promise<void> {
  return store.change(id, (stored) =>
    withAnswer(stored ?? newAttempt(start, null, now), { item, value, ms: 1, now }),
  );
}

function answersIn(store: AttemptStore): unknown {
  return store.find(id)?.attempt.answers;
}

/** Resolves when the store shows what is wanted; the test's time limit ends a wait in vain. */
function shows(store: AttemptStore, wanted: (stored: DeviceAttempt | undefined) => boolean) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (wanted(store.find(id))) resolve();
    };
    store.subscribe(look);
    look();
  });
}

describe('the store of attempts', () => {
  it('has every acknowledged answer when the tab is opened again', async () => {
    const open = browser();
    const before = open();
    for (let n = 1; n <= 60; n += 1) await answer(before, `r${n}`, n % 5, n);
    const after = open();
    await after.open();
    expect(Object.keys(after.find(id)?.attempt.answers ?? {})).toHaveLength(60);
    expect(after.find(id)?.attempt.answers).toEqual(before.find(id)?.attempt.answers);
  });

  it('shows an answer at once, but without a note says that it is being written', async () => {
    vi.stubGlobal('localStorage', undefined);
    const store = browser()();
    await store.open();
    const written = answer(store, 'r01', 4, 1);
    expect(answersIn(store)).toEqual({ r01: 4 });
    expect(store.snapshot()).toMatchObject({ isWriting: true });
    await written;
    expect(store.snapshot()).toMatchObject({ isWriting: false, place: 'device' });
  });

  it('has noted an answer before the database has written it, and then forgets the note', async () => {
    const store = browser()();
    await store.open();
    const written = answer(store, 'r01', 4, 1);
    expect(store.snapshot()).toMatchObject({ isWriting: false, place: 'device' });
    expect(notesKept()).toHaveLength(1);
    await written;
    expect(notesKept()).toEqual([]);
  });

  it('has the answers of tabs that died before the database wrote them (X08)', async () => {
    const open = browser();
    await answer(open(), 'r01', 4, 1);
    const [left, right] = [open(dying()), open(dying())];
    await Promise.all([left.open(), right.open()]);
    void answer(left, 'r02', 3, 2);
    void answer(left, 'r01', 0, 3);
    void answer(right, 'r03', 2, 4);
    const after = open();
    await after.open();
    expect(answersIn(after)).toEqual({ r01: 0, r02: 3, r03: 2 });
    expect(after.find(id)?.pending).toEqual({ r01: 3, r02: 2, r03: 4 });
    expect(notesKept()).toEqual([]);
    const again = open();
    await again.open();
    expect(answersIn(again)).toEqual(answersIn(after));
  });

  it('does not reopen what another tab finished, nor bring back what was removed', async () => {
    const open = browser();
    const store = open();
    await answer(store, 'r01', 4, 1);
    const dead = open(dying());
    await dead.open();
    void answer(dead, 'r01', 0, 2);
    await store.change(id, (stored) => stored && finished(stored, 3));
    const after = open();
    await after.open();
    expect(after.find(id)?.attempt).toMatchObject({ state: 'submitted', answers: { r01: 4 } });

    const removing = open(dying());
    await removing.open();
    void removing.change(id, (stored) => stored && claimedBy(stored, 'somebody'));
    expect(notesKept()).toHaveLength(1);
    await store.change(id, () => undefined);
    expect(notesKept()).toEqual([]);
  });

  it('passes over a note that cannot be read', async () => {
    localStorage.setItem(`${notePrefix}${id}-tab`, '{"attempt":');
    const store = browser()();
    await answer(store, 'r01', 4, 1);
    expect(answersIn(store)).toEqual({ r01: 4 });
    expect(notesKept()).toEqual([]);
  });

  it('writes an answer without reading everything again', async () => {
    const disk = indexedDbAttempts();
    let readings = 0;
    const readAll = () => {
      readings += 1;
      return disk.readAll();
    };
    const store = browser()({ ...disk, readAll });
    await store.open();
    await answer(store, 'r01', 4, 1);
    await answer(store, 'r02', 3, 2);
    expect(answersIn(store)).toEqual({ r01: 4, r02: 3 });
    expect(readings).toBe(1);
  });

  it('shows what another tab removed while this one was writing something else', async () => {
    const open = browser();
    const [left, right] = [open(), open()];
    const other = { ...start, id: '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a11' };
    await left.change(other.id, () => newAttempt(other, null, 1));
    await right.open();
    await Promise.all([
      left.change(other.id, () => undefined),
      answer(right, 'r01', 4, 1),
      answer(right, 'r02', 3, 2),
    ]);
    await shows(right, () => right.find(other.id) === undefined);
    expect(answersIn(right)).toEqual({ r01: 4, r02: 3 });
    expect(right.snapshot()).toMatchObject({ isWriting: false, place: 'device' });
  });

  it('keeps every answer of two tabs that answer at the same time (X08)', async () => {
    const open = browser();
    const [left, right] = [open(), open()];
    await Promise.all([left.open(), right.open()]);
    await Promise.all([
      answer(left, 'r01', 4, 1),
      answer(right, 'r02', 0, 2),
      answer(left, 'r03', 1, 3),
      answer(right, 'r01', 2, 4),
    ]);
    const all = { r01: 2, r02: 0, r03: 1 };
    const isComplete = (stored?: DeviceAttempt) =>
      JSON.stringify(
        Object.entries(stored?.attempt.answers ?? {}).sort(([a], [b]) => a.localeCompare(b)),
      ) === JSON.stringify(Object.entries(all));
    await Promise.all([shows(left, isComplete), shows(right, isComplete)]);
    expect(answersIn(left)).toEqual(answersIn(right));
  });

  it('goes on in memory, and says so, when the browser refuses to open a database (X14)', async () => {
    const refused = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const store = browser()({ readAll: refused, change: refused });
    await answer(store, 'r01', 4, 1);
    await answer(store, 'r02', 3, 2);
    expect(answersIn(store)).toEqual({ r01: 4, r02: 3 });
    expect(store.snapshot()).toMatchObject({ place: 'memory', isWriting: false });
  });

  it('goes on in memory where merely touching the database throws (X14)', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const store = browser()();
    await answer(store, 'r01', 4, 1).finally(() =>
      Object.defineProperty(globalThis, 'indexedDB', { writable: true, value: undefined }),
    );
    expect(answersIn(store)).toEqual({ r01: 4 });
    expect(store.snapshot()).toMatchObject({ place: 'memory' });
  });

  it('loses nothing when the disk fills up in the middle (X14)', async () => {
    const disk = indexedDbAttempts();
    let isFull = false;
    const store = browser()({
      readAll: disk.readAll,
      change: (key, update) =>
        isFull
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : disk.change(key, update),
    });
    await answer(store, 'r01', 4, 1);
    isFull = true;
    await answer(store, 'r02', 3, 2);
    await answer(store, 'r03', 2, 3);
    expect(answersIn(store)).toEqual({ r01: 4, r02: 3, r03: 2 });
    expect(store.snapshot()).toMatchObject({ place: 'memory' });
  });

  it('removes an attempt from the device and from the other tabs', async () => {
    const open = browser();
    const [left, right] = [open(), open()];
    await answer(left, 'r01', 4, 1);
    await right.open();
    await left.change(id, () => undefined);
    await shows(right, (stored) => stored === undefined);
    const again = open();
    await again.open();
    expect(again.find(id)).toBeUndefined();
  });
});
