import { expect, test } from 'vitest';
import { callJson } from '#tests/database/attempts-for-tests.ts';
import { makeStaff } from '#tests/database/classes-for-tests.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { storeDemoCentre } from './demo-centre.ts';
import { createDemoPeople } from './demo-people.ts';
import { createRandom } from './random.ts';

const database = await startEmptiedDatabase();

test('a demonstration has a class that ended with 24 pupils and its picture, and one that runs', async () => {
  const lead = await makeStaff(database, 'Demo');
  const people = Array.from({ length: 120 }, createDemoPeople(createRandom(7), 1));
  await storeDemoCentre(database, lead.id, people);
  type Session = { id: string; ended: boolean; joined: number; finished: number; shared: number };
  const centres = await callJson<{ sessions: Session[] }[]>(lead.as, 'my_centres()', []);
  const [ended, running] = (centres[0]?.sessions ?? []).toSorted((a, b) => b.joined - a.joined);
  expect(ended).toMatchObject({ ended: true, joined: 24, finished: 24, shared: 16 });
  expect(running).toMatchObject({ ended: false, joined: 9, finished: 4 });
  expect(await callJson(lead.as, 'group_report($1)', [ended?.id])).toMatchObject({
    standing: 'made',
    sharers: 15,
  });
  const sheets = await callJson<{ attempts: object[] | null; summary: object }[]>(
    lead.as,
    'shared_sheets($1)',
    [ended?.id],
  );
  expect(sheets.filter(({ attempts }) => attempts?.length === 1)).toHaveLength(4);
});
