import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { answer, attemptHeader, saveAnswers } from './attempts-for-tests.ts';
import { asPerson, createPerson } from './people.ts';
import { createPostgresDatabase } from './start-database.ts';
import { isDrill } from '#tests/drill.ts';

const KILLS = isDrill ? 25 : 4;

const program = new URL('./answer-saver.ts', import.meta.url).pathname;

/** Runs the saver, kills it hard after so many acknowledgements, returns all that it got. */
async function saveUntilKilled(args: string[], killAfter: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === killAfter) child.kill('SIGKILL');
  }
  await exit;
  return acknowledged;
}

test(`killed ${KILLS} times with kill -9 while three people answer, it has every acknowledged answer, and sending again makes no second row (X01)`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'faro-crash-'));
  const url = await createPostgresDatabase();
  const open = () => openDatabase({ url, dataDir, log: () => {} });
  const before = await open();
  const people = [
    await createPerson(before),
    await createPerson(before),
    await createPerson(before),
  ];
  await before.close();

  const takers = people.map((person) => ({ person, attempt: crypto.randomUUID() }));
  const names = takers.map(({ person, attempt }) => `${person.id}:${attempt}`);
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const args = [dataDir, url, String(kill * 6), ...names];
    for (const line of await saveUntilKilled(args, 1 + ((kill * 4) % 15))) acknowledged.add(line);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * 5);

  const after = await open();
  for (const { person, attempt } of takers) {
    const as = asPerson(after, person.claims);
    const kept = await saveAnswers(as, attemptHeader(attempt), {});
    const own = [...acknowledged].filter((line) => line.startsWith(attempt));
    expect(Object.keys(kept.answers)).toEqual(
      expect.arrayContaining(own.map((line) => line.split(' ')[1])),
    );
    for (const [item, value] of Object.entries(kept.answers)) {
      expect(value).toBe(Number(item.slice(1)) % 5);
      expect(kept.item_times[item]?.at).toBe(Number(item.slice(1)) + 1);
    }
    const [line = ''] = own;
    const item = line.split(' ')[1] ?? '';
    const again = answer(kept.answers[item] ?? null, kept.item_times[item]?.at);
    await saveAnswers(as, attemptHeader(attempt), { [item]: again });
    expect(await as.query('select count(*)::int as rows from public.attempts')).toEqual([
      { rows: 1 },
    ]);
  }
  await after.close();
  rmSync(dataDir, { recursive: true });
});
