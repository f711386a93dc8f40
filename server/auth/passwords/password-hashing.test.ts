import { parseOptions } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { runAsClient } from '#server/http/current-client.ts';
import { createPasswordHashing } from './password-hashing.ts';

test('hashes are argon2id of 19 MiB, two passes, one lane, with a salt of their own', async () => {
  const hashing = createPasswordHashing();
  const [one, two] = await Promise.all([hashing.hash('el faro'), hashing.hash('el faro')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(parseOptions(one ?? '')).toMatchObject({
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  expect(await hashing.verify(one, 'el faro')).toBe(true);
  expect(await hashing.verify(one, 'la isla')).toBe(false);
});

test('a stored hash of another kind opens nothing', async () => {
  const hashing = createPasswordHashing();
  expect(await hashing.verify('$2b$10$abcdefghijklmnopqrstuv', 'x')).toBe(false);
  expect(await hashing.verify('', 'x')).toBe(false);
});

test('A02: without a stored hash, or an empty one, the dummy is verified, and its password would not do', async () => {
  const verify = vi.fn<(stored: string, password: string) => Promise<boolean>>(async () => true);
  const hashing = createPasswordHashing({ argon: { hash: async () => 'dummy', verify } });
  expect(await hashing.verify(undefined, 'anything')).toBe(false);
  expect(await hashing.verify('', 'anything')).toBe(false);
  expect(verify.mock.calls).toEqual([
    ['dummy', 'anything'],
    ['dummy', 'anything'],
  ]);
});

test('H18: hashing runs off the main thread, which goes on turning meanwhile', async () => {
  const hashing = createPasswordHashing();
  let turns = 0;
  let working = true;
  const spin = () => {
    turns += 1;
    if (working) setImmediate(spin);
  };
  setImmediate(spin);
  await Promise.all(Array.from({ length: 4 }, (_, index) => hashing.hash(`password ${index}`)));
  working = false;
  // On the main thread the loop could turn at most once between two hashes.
  expect(turns).toBeGreaterThan(20);
});

test('H18: no more run at a time than there are workers, and above the cap it is 503 at once', async () => {
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const hashing = createPasswordHashing({
    workers: 2,
    queueLimit: 3,
    argon: {
      hash: async () => 'dummy',
      verify: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => gates.push(resolve));
        running -= 1;
        return true;
      },
    },
  });
  const accepted = Array.from({ length: 5 }, () => hashing.verify('stored', 'password'));
  await expect(hashing.verify('stored', 'password')).rejects.toMatchObject({
    code: 'over_capacity',
    status: 503,
    retryAfter: 2,
  });
  while (gates.length < 5) {
    gates.at(-1)?.();
    gates.forEach((open) => open());
    await new Promise((resolve) => setImmediate(resolve));
  }
  gates.forEach((open) => open());
  expect(await Promise.all(accepted)).toEqual([true, true, true, true, true]);
  expect(most).toBe(2);
  const after = hashing.verify('stored', 'password');
  await vi.waitUntil(() => gates.length === 6);
  gates.at(-1)?.();
  expect(await after).toBe(true);
});

test('A27: clients that wait take turns: one password of another does not wait for a crowd', async () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const hash = (password: string) =>
    new Promise<string>((end) => {
      started.push(password);
      ends.push(() => end('$argon2id$x'));
    });
  const hashing = createPasswordHashing({
    argon: { hash, verify: async () => false },
    workers: 1,
  });
  // The dummy that unknown addresses are compared with.
  started.length = 0;
  ends.length = 0;
  const flood = ['a1', 'a2', 'a3', 'a4'].map((password) =>
    runAsClient('flood', () => hashing.hash(password)),
  );
  const other = runAsClient('other', () => hashing.hash('b1'));
  for (let turn = 0; turn < 5; turn += 1) {
    ends[turn]?.();
    await new Promise((resume) => setImmediate(resume));
  }
  await Promise.all([...flood, other]);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});
