import { expect, test } from 'vitest';
import { functionAccess, relationAccess } from './access-expectations.ts';
import { observeAccess } from './observe-access.ts';
import { startDatabase } from './start-database.ts';

test('through the data API each caller sees, writes and calls what the expectations say, and no more (D04)', async () => {
  const observed = await observeAccess(await startDatabase());
  expect(observed).toEqual({ relations: relationAccess, functions: functionAccess });
});
