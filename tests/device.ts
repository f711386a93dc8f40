import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import type { Language } from './people.ts';
import type { RunningServer } from './serve.ts';

/** A guest's attempt with `count` answers in the order of asking; all sixty are a finished one. */
export function guestAttempt(language: Language, count = 60): DeviceAttempt {
  const items = fullOrder.slice(0, count);
  const begun = Date.now() - 600_000;
  const isFinished = count === fullOrder.length;
  return {
    attempt: {
      id: randomUUID(),
      instrument: 'riasec',
      version: 1,
      form: 'full',
      locale: language,
      state: isFinished ? 'submitted' : 'draft',
      answers: Object.fromEntries(items.map((item, index) => [item, index % 5])),
      itemTimes: Object.fromEntries(
        items.map((item, index) => [item, { at: begun + index * 8_000, ms: 8_000 }]),
      ),
      startedAt: new Date(begun).toISOString(),
      submittedAt: isFinished ? new Date(begun + 500_000).toISOString() : null,
    },
    owner: null,
    pending: {},
    submitPending: isFinished,
    declinedBy: [],
  };
}

/** Leaves attempts on the device, as an earlier use of this browser would have. */
export async function leaveOnDevice(
  page: Page,
  server: RunningServer,
  ...attempts: DeviceAttempt[]
): Promise<void> {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(async (records) => {
    const database = await new Promise<IDBDatabase>((opened, failed) => {
      const request = indexedDB.open('faro-attempts');
      request.onupgradeneeded = () => request.result.createObjectStore('attempts');
      request.onsuccess = () => opened(request.result);
      request.addEventListener('error', () => failed(request.error));
    });
    const change = database.transaction('attempts', 'readwrite');
    for (const record of records) change.objectStore('attempts').put(record, record.attempt.id);
    await new Promise((done) => {
      change.oncomplete = done;
    });
    database.close();
  }, attempts);
}

/** Everything that this origin keeps in the browser, as one text: storage, databases, caches, cookies. */
export async function deviceContents(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((opened) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => opened(request.result);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        databases.push(await new Promise((read) => (all.onsuccess = () => read(all.result))));
      }
      database.close();
    }
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      caches: await caches.keys(),
      history: history.state,
    };
  });
  return JSON.stringify([kept, await page.context().cookies()]);
}

/** The attempts on this device, as records. */
export async function attemptsOnDevice(page: Page): Promise<DeviceAttempt[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((opened) => {
      const request = indexedDB.open('faro-attempts');
      request.onsuccess = () => opened(request.result);
    });
    const all = database.transaction('attempts').objectStore('attempts').getAll();
    const records = await new Promise<DeviceAttempt[]>((read) => {
      all.onsuccess = () => read(all.result);
    });
    database.close();
    return records;
  });
}
