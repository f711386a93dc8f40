import { expect, test } from 'vitest';
import { createPerson } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { controlPerson, findAccount, type ControlAct } from './control-person.ts';

const database = await startEmptiedDatabase();
const why = 'Asked by letter';

test('by address an account is corrected, frozen, unfrozen and erased, each with a row and a mail (P19)', async () => {
  const ana = await createPerson(database, { email: 'ana@example.test' });
  expect(await findAccount(database, 'nobody@example.test')).toBeUndefined();
  expect(await findAccount(database, ' Ana@Example.test ')).toMatchObject({
    id: ana.id,
    tests: 0,
    isAdmin: false,
    isFrozen: false,
  });
  const act = (act: ControlAct, reason = why) =>
    controlPerson(database, ana.id, { act, why: reason });
  expect(await act({ kind: 'correct', changes: { country: 'MX' } })).toBe('done');
  expect(await act({ kind: 'correct', changes: { country: 'MX' } })).toBe('unchanged');
  expect(await act({ kind: 'freeze', isMinor: false })).toBe('done');
  expect(await act({ kind: 'freeze', isMinor: true })).toBe('done');
  expect(await act({ kind: 'freeze', isMinor: true })).toBe('unchanged');
  expect(await act({ kind: 'unfreeze' })).toBe('done');
  expect(await act({ kind: 'unfreeze' })).toBe('unchanged');
  expect(await act({ kind: 'erase' }, 'ana@example.test asked')).toBe('named');
  expect(await act({ kind: 'erase' })).toBe('done');
  expect(await findAccount(database, ana.email)).toBeUndefined();
  expect(await database.query('select actor, action from private.audit order by id')).toEqual(
    ['correct-person', 'freeze-person', 'freeze-minor', 'unfreeze-person', 'erase-person'].map(
      (action) => ({ actor: null, action }),
    ),
  );
  expect(await database.query('select to_address, template from private.mail_outbox')).toEqual([
    { to_address: 'ana@example.test', template: 'account-erased-by-us' },
  ]);
});

test('the last admin stays', async () => {
  const boss = await createPerson(database, { admin: true });
  expect(await controlPerson(database, boss.id, { act: { kind: 'erase' }, why })).toBe('last');
});
