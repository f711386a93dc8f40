import { expect, test } from 'vitest';
import type { Statement } from '#server/database/database.ts';
import { startDatabase } from './start-database.ts';
import {
  codeOf,
  leftBehind,
  MAKE_TRIED,
  nothing,
  settings,
  statement,
  write,
} from './tried-statements.ts';

const database = await startDatabase();
await database.script(MAKE_TRIED);

test.each<[string, Statement, () => Statement, string]>([
  ['the opening fails', statement('select 1 / 0'), () => write, '22012'],
  ['the opening cannot be read', statement('selec 1'), () => write, '42601'],
  ['the second statement fails', settings, () => statement('select 1 / 0'), '22012'],
  ['the second statement may not', settings, () => write, '42501'],
  ['the first wrote, the second fails', write, () => statement('select 1 / 0'), '22012'],
  [
    'the refusal of what the opening told',
    write,
    () => {
      throw new Error('refused');
    },
    'refused',
  ],
])(
  '%s: all of it is rolled back, and nothing is left in the session',
  async (_, first, next, code) => {
    const failed = await database.rest.run(first, next).catch(codeOf);
    expect(failed).toBe(code);
    expect(await leftBehind(database)).toEqual(nothing);
  },
);

test('role and claims end with their transaction', async () => {
  const during = `select current_user::text as role, current_setting('request.jwt.claims') as claims`;
  const row = await database.rest.run(settings, () => statement(during));
  expect(row).toEqual({ role: 'anon', claims: '{"sub": "ana"}' });
  expect(await leftBehind(database)).toEqual(nothing);
});
