import { describe, expect, it, vi } from 'vitest';
import { createAttemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { memoryAttempts } from '#app/data/device-attempts/attempt-database.ts';
import { createAttemptSync } from './attempt-sync.ts';
import { AskedToWait, RefusedByServer, type AttemptTransport } from './attempt-transport.ts';
import { finished, newAttempt, withAnswer } from '#app/data/device-attempts/device-attempt.ts';
import type { ServerCopy } from '#app/data/device-attempts/server-copy.ts';
import { localNotes } from '#app/data/device-attempts/write-ahead-notes.ts';

const id = '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a10';
const start = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' } as const;

/** A server with the law of save_answers, which can be down, refuse, or forget to answer. */
function createServer() {
  const server: {
    row: ServerCopy;
    calls: string[];
    fault: 'down' | 'lost-answer' | 'refuse' | 'limit' | undefined;
  } = {
    row: { state: 'draft', answers: {}, itemTimes: {}, submittedAt: null },
    calls: [],
    fault: undefined,
  };
  function respond(): ServerCopy {
    if (server.fault === 'lost-answer') throw new Error('the answer was lost');
    return server.row;
  }
  function receive(call: string): void {
    if (server.fault === 'down') throw new Error('unreachable');
    if (server.fault === 'limit') throw new AskedToWait(42_000);
    if (server.fault === 'refuse') throw new RefusedByServer('42501');
    server.calls.push(call);
  }
  const transport: AttemptTransport = {
    async save({ attempt }, sent) {
      receive(`save ${Object.keys(sent).join()}`);
      if (server.row.state === 'draft') {
        const answers = { ...server.row.answers };
        const itemTimes = { ...server.row.itemTimes };
        for (const [item, at] of Object.entries(sent)) {
          if ((itemTimes[item]?.at ?? -1) > at) continue;
          answers[item] = attempt.answers[item] ?? null;
          itemTimes[item] = { at, ms: 1 };
        }
        server.row = { ...server.row, answers, itemTimes };
      }
      return respond();
    },
    async submit() {
      receive('submit');
      server.row = { ...server.row, state: 'submitted', submittedAt: '2026-11-20T12:00:00+00:00' };
      return respond();
    },
  };
  return { server, transport };
}

/** A timer that the test turns: `waits` are the planned delays, `tick` runs what is due. */
function createTimer() {
  const planned: { run: () => void; milliseconds: number }[] = [];
  return {
    waits: () => planned.map(({ milliseconds }) => milliseconds),
    tick: () => planned.splice(0).forEach(({ run }) => run()),
    timer: (run: () => void, milliseconds: number) => {
      const entry = { run, milliseconds };
      planned.push(entry);
      return () => void planned.splice(planned.indexOf(entry) >>> 0, 1);
    },
  };
}

async function setUp() {
  const { server, transport } = createServer();
  const { waits, tick, timer } = createTimer();
  const channel = { post: () => {}, onMessage: () => {} };
  const store = createAttemptStore({ storage: memoryAttempts(), notes: localNotes(), channel });
  await store.open();
  const clock = { now: 0 };
  const sync = createAttemptSync({ store, owner: 'ana', transport, timer, now: () => clock.now });
  const stop = sync.start();
  const answer = (item: string, value: number, now: number) =>
    store.change(id, (stored) =>
      withAnswer(stored ?? newAttempt(start, 'ana', now), { item, value, ms: 1, now }),
    );
  return { server, store, sync, answer, waits, tick, stop, clock };
}

describe('the sync of attempts', () => {
  it('gathers the answers of a moment into one call and then has nothing pending', async () => {
    const { server, store, sync, answer, waits } = await setUp();
    await answer('r01', 4, 1);
    await answer('i01', 3, 2);
    expect(waits()).toEqual([400]);
    await sync.flush();
    expect(server.calls).toEqual(['save r01,i01']);
    expect(server.row.answers).toEqual({ r01: 4, i01: 3 });
    expect(store.find(id)?.pending).toEqual({});
    expect(sync.state()).toBe('idle');
  });

  it('sends a draft once in ten seconds, and the end of a test at once', async () => {
    const { server, store, sync, answer, waits, tick, clock } = await setUp();
    const sent = async () => {
      tick();
      await sync.flush();
    };
    await answer('r01', 4, 1);
    await sent();
    clock.now = 3000;
    await answer('i01', 3, 2);
    await answer('a01', 2, 3);
    expect(waits()).toEqual([7000]);
    clock.now = 10_000;
    await sent();
    expect(server.calls).toEqual(['save r01', 'save i01,a01']);
    // What is answered while a save is on its way waits for its turn as well.
    clock.now = 20_000;
    await answer('e01', 1, 4);
    tick();
    await answer('c01', 1, 4);
    await vi.waitFor(() => expect(sync.state()).toBe('idle'));
    expect(server.calls.slice(2)).toEqual(['save e01']);
    expect(waits()).toEqual([10_000]);
    await sync.flush();
    server.calls.length = 2;
    clock.now = 22_000;
    await answer('s01', 1, 4);
    expect(waits()).toEqual([8000]);
    await store.change(id, (stored) => stored && finished(stored, 5));
    expect(waits()).toEqual([400]);
    await sent();
    expect(server.calls.slice(2)).toEqual(['save s01', 'submit']);
    clock.now = 60_000;
    expect(waits()).toEqual([]);
  });

  it('waits as long as a server asks that has had enough of it, and loses nothing (A27)', async () => {
    const { server, store, sync, answer, waits, tick } = await setUp();
    server.fault = 'limit';
    await answer('r01', 4, 1);
    tick();
    await sync.flush();
    expect(sync.state()).toBe('waiting');
    expect(waits()).toEqual([42_000]);
    await answer('i01', 3, 2);
    expect(waits()).toEqual([42_000]);
    server.fault = 'down';
    tick();
    await sync.flush();
    expect(Math.max(...waits())).toBeLessThanOrEqual(8_000);
    server.fault = undefined;
    tick();
    await sync.flush();
    expect(server.row.answers).toEqual({ r01: 4, i01: 3 });
    expect(store.find(id)?.pending).toEqual({});
  });

  it('keeps trying with growing pauses while the server is down, and then catches up (X02)', async () => {
    const { server, sync, answer, waits, tick } = await setUp();
    server.fault = 'down';
    await answer('r01', 4, 1);
    const pauses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      tick();
      await sync.flush();
      pauses.push(...waits());
    }
    expect(sync.state()).toBe('waiting');
    expect(pauses[0]).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...pauses)).toBe(8_000);
    server.fault = undefined;
    await answer('i01', 3, 2);
    await sync.flush();
    expect(server.row.answers).toEqual({ r01: 4, i01: 3 });
    expect(sync.state()).toBe('idle');
  });

  it('stores once what was sent twice because the answer got lost (X01)', async () => {
    const { server, store, sync, answer } = await setUp();
    server.fault = 'lost-answer';
    await answer('r01', 4, 1);
    await sync.flush();
    expect(Object.keys(store.find(id)?.pending ?? {})).toEqual(['r01']);
    server.fault = undefined;
    await sync.flush();
    expect(server.calls).toEqual(['save r01', 'save r01']);
    expect(server.row.answers).toEqual({ r01: 4 });
    expect(store.find(id)?.pending).toEqual({});
  });

  it('keeps an answer that was changed while the older one was on its way (X08)', async () => {
    const { server, store, sync, answer } = await setUp();
    await answer('r01', 4, 1);
    const sending = sync.flush();
    await answer('r01', 0, 2);
    await sending;
    expect(server.row.answers).toEqual({ r01: 0 });
    expect(store.find(id)?.attempt.answers).toEqual({ r01: 0 });
  });

  it('sends the answers before the end, and the end once (X12)', async () => {
    const { server, store, sync, answer } = await setUp();
    await answer('r01', 4, 1);
    await store.change(id, (stored) => stored && finished(stored, 5));
    await store.change(id, (stored) => stored && finished(stored, 6));
    await Promise.all([sync.flush(), sync.flush()]);
    await sync.flush();
    expect(server.calls).toEqual(['save r01', 'submit']);
    expect(store.find(id)).toMatchObject({
      submitPending: false,
      attempt: { state: 'submitted', submittedAt: '2026-11-20T12:00:00+00:00' },
    });
  });

  it('says which answers another device has replaced, until they were seen (X09)', async () => {
    const { server, store, sync, answer } = await setUp();
    await answer('r01', 4, 10);
    await answer('i01', 2, 11);
    await sync.flush();
    expect(sync.overruled(id)).toBeUndefined();
    server.row = {
      ...server.row,
      answers: { ...server.row.answers, r01: 0 },
      itemTimes: { ...server.row.itemTimes, r01: { at: 50, ms: 1 } },
    };
    await sync.refresh(id);
    expect(store.find(id)?.attempt.answers).toEqual({ r01: 0, i01: 2 });
    expect(sync.overruled(id)).toEqual(['r01']);
    sync.forgetOverruled(id);
    await sync.refresh(id);
    expect(sync.overruled(id)).toBeUndefined();
  });

  it('hears on coming back that the test was submitted on another device (X09)', async () => {
    const { server, store, sync, answer } = await setUp();
    await answer('r01', 4, 1);
    await sync.flush();
    server.row = { ...server.row, state: 'submitted', submittedAt: '2026-11-20T12:00:00+00:00' };
    await sync.refresh(id);
    expect(store.find(id)?.attempt.state).toBe('submitted');
    server.fault = 'down';
    await sync.refresh(id);
    expect(store.find(id)?.attempt.state).toBe('submitted');
  });

  it('adopts a result that was submitted on another device (X09)', async () => {
    const { server, store, sync, answer } = await setUp();
    server.row = { ...server.row, state: 'submitted', answers: { r01: 2 } };
    await answer('r01', 4, 1);
    await sync.flush();
    expect(store.find(id)?.attempt).toMatchObject({ state: 'submitted', answers: { r01: 2 } });
  });

  it('says so when the server refuses, keeps the answers and does not send them again', async () => {
    const { server, store, sync, answer, waits } = await setUp();
    server.fault = 'refuse';
    await answer('r01', 4, 1);
    await sync.flush();
    expect(sync.state()).toBe('refused');
    expect(store.find(id)?.attempt.answers).toEqual({ r01: 4 });
    expect(waits()).toEqual([]);
  });

  it('believes a server again that refused, once the person is back (X11)', async () => {
    const { server, store, sync, answer, stop } = await setUp();
    server.fault = 'refuse';
    await answer('r01', 4, 1);
    await sync.flush();
    stop();
    server.fault = undefined;
    sync.start();
    await sync.flush();
    expect(server.row.answers).toEqual({ r01: 4 });
    expect(store.find(id)?.pending).toEqual({});
  });

  it("leaves a guest's answers and another person's alone", async () => {
    const { server, store, sync, waits } = await setUp();
    for (const owner of [null, 'bea']) {
      await store.change(id, () =>
        withAnswer(newAttempt(start, owner, 1), { item: 'r01', value: 1, ms: 1, now: 1 }),
      );
    }
    expect(waits()).toEqual([]);
    await sync.flush();
    expect(server.calls).toEqual([]);
  });
});
