import { expect, test } from 'vitest';
import { limitRequestsAtOnce } from './requests-at-once.ts';

test('a client has so many turns at once, the rest of it waits in line, and no other client does', async () => {
  const takeTurn = limitRequestsAtOnce({ atOnce: 2, mostWaiting: 3 });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const start = async (client: string, name: string) => {
    const end = await takeTurn(client);
    if (end === undefined) return 'refused';
    started.push(name);
    ends.push(end);
    return 'started';
  };
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => start('flood', name));
  expect(await flood[5]).toBe('refused');
  expect(await start('other', 'b1')).toBe('started');
  expect(started).toEqual(['a1', 'a2', 'b1']);
  ends[0]?.();
  await flood[2];
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a client that has nothing under way is forgotten, and begins anew', async () => {
  const takeTurn = limitRequestsAtOnce({ atOnce: 1, mostWaiting: 0 });
  for (let round = 0; round < 3; round += 1) {
    const end = await takeTurn('a');
    expect(await takeTurn('a')).toBeUndefined();
    end?.();
  }
});
