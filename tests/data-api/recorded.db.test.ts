import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playRequests, type Answered } from './play-requests.ts';

const recorded: Answered[] = JSON.parse(
  readFileSync(new URL('../fixtures/aa937cb/data-api.json', import.meta.url), 'utf8'),
);

test('every request of the data API is answered as it was when the answers were recorded', async () => {
  const answered = await playRequests();
  expect(answered.map(({ asked }) => asked)).toEqual(recorded.map(({ asked }) => asked));
  for (const [index, answer] of answered.entries()) expect(answer).toEqual(recorded[index]);
}, 60_000);
