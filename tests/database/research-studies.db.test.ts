import { beforeAll, expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson, type Person } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
let boss: Person;
let ana: Person;
const asBoss = () => asPerson(database, boss.claims);
const accept = (calibration: number, why = 'read by two of us') =>
  callJson(asBoss(), 'admin_accept_calibration($1, $2)', [calibration, why]);

type Research = {
  studies: { instrument: string; version: number; figures: { n: number } }[];
  calibrations: { id: number; accepted_at: string | null; accepted_by: string | null }[];
};

beforeAll(async () => {
  boss = await createPerson(database, { admin: true });
  boss = { ...boss, claims: await signedInWithFactor(database, boss) };
  ana = await createPerson(database);
  await database.query(
    `insert into private.research_studies (instrument, version, figures, is_synthetic)
     values ('riasec', 1, '{"n": 300}', false), ('riasec', 1, '{"n": 400}', false), ('riasec', 2, '{"n": 20}', false)`,
  );
  await database.query(
    `insert into private.calibrations (instrument, version, figures, is_synthetic)
     values ('riasec', 1, '{}', false), ('riasec', 1, '{}', true)`,
  );
});

test('no role of the API reads or writes the tables, administrators neither (F01)', async () => {
  for (const claims of [anonymous, ana.claims, boss.claims]) {
    for (const table of ['research_studies', 'calibrations', 'accepted_calibrations']) {
      const as = asPerson(database, claims);
      await expect(as.query(`select 1 from private.${table}`)).rejects.toMatchObject({
        code: '42501',
      });
      await expect(as.query(`delete from private.${table}`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  }
});

test('an administrator reads the newest figures of each version, apart', async () => {
  const { studies } = await callJson<Research>(asBoss(), 'admin_research()', []);
  expect(studies.map(({ version, figures }) => [version, figures.n])).toEqual([
    [2, 20],
    [1, 400],
  ]);
});

test('accepting says who, when and which, once, and is written down', async () => {
  await accept(1);
  await accept(1, 'again');
  const { calibrations } = await callJson<Research>(asBoss(), 'admin_research()', []);
  expect(calibrations.find(({ id }) => id === 1)).toMatchObject({
    accepted_by: boss.email,
    accepted_at: expect.any(String),
  });
  expect(
    await database.query(
      `select actor, why from private.audit where action = 'accept-calibration'`,
    ),
  ).toEqual([{ actor: boss.id, why: 'riasec 1: read by two of us' }]);
});

test('generated people decide nothing, and what is not there or without a reason is refused', async () => {
  await expect(accept(2)).rejects.toMatchObject({ code: '22023' });
  await expect(accept(99)).rejects.toMatchObject({ code: 'PT404' });
  await expect(accept(1, ' ')).rejects.toMatchObject({ code: '22023' });
  const stale = asPerson(database, (await createPerson(database, { admin: true })).claims);
  await expect(
    callJson(stale, 'admin_accept_calibration($1, $2)', [1, 'no code given']),
  ).rejects.toBeDefined();
  const accepted = await database.query(
    'select calibration::integer from private.accepted_calibrations',
  );
  expect(accepted).toEqual([{ calibration: 1 }]);
});

test('what was made does not change, and an erased administrator leaves what they accepted', async () => {
  await expect(
    database.query(`update private.calibrations set figures = '{"n": 1}'`),
  ).rejects.toMatchObject({ code: 'PT409' });
  await expect(
    database.query(`update private.research_studies set figures = '{"n": 1}'`),
  ).rejects.toMatchObject({ code: 'PT409' });
  await createPerson(database, { admin: true });
  await database.query('select private.erase_person($1, now())', [boss.id]);
  expect(
    await database.query('select calibration::integer, actor from private.accepted_calibrations'),
  ).toEqual([{ calibration: 1, actor: null }]);
});
