import { setTimeout as pause } from 'node:timers/promises';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { createAsker, type LoadPerson } from './ask.ts';
import type { Read, Save } from './ledger.ts';

/** People who answer without end, and an administrator who looks at the figures; all of it is written down. */
export type Load = {
  saves: Save[];
  reads: Read[];
  /** Whose attempt it is, noted before anything of it is sent. */
  begun: Map<string, string>;
  /** Rows of another person that somebody was shown. */
  shownForeign: string[];
  /** Answers that were no acknowledgement, by status. */
  refused: Record<string, number>;
  stop(): Promise<void>;
};

const EVERY_MS = 250;
const READ_EVERY_MS = 500;
const AGAIN_MS = 250;

export function startLoad(options: {
  url: string;
  anonKey: string;
  people: readonly LoadPerson[];
  admin: LoadPerson;
}): Load {
  const { url, anonKey, people, admin } = options;
  const over = new AbortController();
  const ask = createAsker(url, anonKey);
  const load: Load = {
    saves: [],
    reads: [],
    begun: new Map(),
    shownForeign: [],
    refused: {},
    stop,
  };
  const works = [...people.map((person, index) => answer(person, index)), look()];

  async function stop(): Promise<void> {
    over.abort();
    await Promise.all(works);
  }

  /** Answers the test from its first question to its last, and begins the next one; sends what was not acknowledged again. */
  async function answer(person: LoadPerson, index: number): Promise<void> {
    await pause((index * EVERY_MS) / people.length);
    while (!over.signal.aborted) {
      const attempt = crypto.randomUUID();
      load.begun.set(attempt, person.id);
      for (const item of fullOrder) {
        if (over.signal.aborted) return;
        await save(person, attempt, item);
      }
      await readBack(person);
    }
  }

  async function save(person: LoadPerson, attempt: string, item: string): Promise<void> {
    const value = Math.floor(Math.random() * 5);
    const began = performance.now();
    const header = { id: attempt, instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
    const patch = { [item]: { value, at: Date.now(), ms: 900 } };
    while (!over.signal.aborted) {
      const { status } = await ask(person, '/rest/v1/rpc/save_answers', { attempt: header, patch });
      if (status === 200) {
        const done = performance.now();
        load.saves.push({ person: person.id, attempt, item, value, began, done });
        return pause(Math.max(0, EVERY_MS - (done - began)));
      }
      load.refused[status] = (load.refused[status] ?? 0) + 1;
      await pause(AGAIN_MS);
    }
  }

  async function readBack(person: LoadPerson): Promise<void> {
    const { status, text } = await ask(person, '/rest/v1/attempts?select=user_id&limit=5');
    if (status !== 200) return;
    const rows: { user_id: string }[] = JSON.parse(text);
    for (const { user_id: owner } of rows) {
      if (owner !== person.id) load.shownForeign.push(`${person.id} saw a row of ${owner}`);
    }
  }

  async function look(): Promise<void> {
    while (!over.signal.aborted) {
      const asked = performance.now();
      const path = '/rest/v1/rpc/admin_overview';
      const { status, text, age } = await ask(admin, path, { weeks: 1 });
      if (status === 200) {
        const seen: { attempts: { started: number }[] } = JSON.parse(text);
        const started = seen.attempts.reduce((sum, each) => sum + Number(each.started), 0);
        // The header has one place behind the point.
        const said = age === null ? undefined : Number(age) * 1000 + 50;
        load.reads.push({ asked, started, age: said });
      }
      await pause(READ_EVERY_MS);
    }
  }

  return load;
}
