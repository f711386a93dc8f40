import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import {
  codeOf,
  join,
  makeCentre,
  openClass,
  submit,
  summaryOf,
  type Pupil,
} from './classes-for-tests.ts';
import { anonymous, asPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const guest = asPerson(database, anonymous);

type Shown = readonly string[] | null;

/** What the database shows of tables of numbers, each with its total and its people. */
async function shownOf(
  tables: readonly { people: readonly number[]; n: number; total: number }[],
): Promise<Shown[]> {
  const rows = await database.query<{ shown: Shown }>(
    `select private.shown_table((select array_agg(one::integer order by place) from jsonb_array_elements_text(asked -> 'people') with ordinality as each (one, place)),
       (asked ->> 'total')::integer, (asked ->> 'n')::integer) as shown
     from jsonb_array_elements($1::jsonb) with ordinality as every (asked, nth) order by nth`,
    [JSON.stringify(tables)],
  );
  return rows.map(({ shown }) => shown);
}

/** All ways to put n people into so many groups. */
function* waysTo(n: number, groups: number): Generator<number[]> {
  if (groups === 1) yield [n];
  else
    for (let first = 0; first <= n; first += 1)
      for (const rest of waysTo(n - first, groups - 1)) yield [first, ...rest];
}

test('whoever knows how many share and this rule finds all of 0 to 4 possible behind each "few", and as many behind each "many" (P18)', async () => {
  const narrow: unknown[] = [];
  for (const [groups, upTo] of [
    [3, 24],
    [4, 17],
    [7, 11],
  ] as const) {
    for (let n = 10; n <= upTo; n += 1) {
      const ways = [...waysTo(n, groups)];
      const shown = await shownOf(ways.map((people) => ({ people, n, total: n })));
      // All classes that look alike, and what each of their numbers can be.
      const alike = Map.groupBy(
        ways.map((_, nth) => nth),
        (nth) => JSON.stringify(shown[nth]),
      );
      for (const [look, classes] of alike) {
        const table: Shown = JSON.parse(look);
        table?.forEach((cell, place) => {
          const possible = [...new Set(classes.map((nth) => ways[nth]?.[place] ?? -1))].toSorted(
            (a, b) => a - b,
          );
          const [least, most] = [Math.min(...possible), Math.max(...possible)];
          const from = cell === 'many' ? n - 4 : 0;
          const isWhole = possible.length === 5 && least === from && most === from + 4;
          if (cell === 'few' || cell === 'many' ? !isWhole : least < 5)
            narrow.push([n, look, possible]);
        });
      }
    }
  }
  expect(narrow).toEqual([]);
});

test('a number is a multiple of five, two away at most, and neither it nor the rest is below five', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 9 }),
      async (people) => {
        const n = people.reduce((sum, one) => sum + one, 0);
        fc.pre(n >= 10);
        const [shown] = await shownOf([{ people, n, total: n }]);
        const wrong = (shown ?? []).filter((cell, place) => {
          const real = people[place] ?? -1;
          if (cell === 'few') return real >= 5;
          if (cell === 'many') return n - real >= 5;
          const isNear = Number(cell) % 5 === 0 && Math.abs(Number(cell) - real) <= 2;
          return !isNear || Math.min(real, n - real) < 5;
        });
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test('of thirty made-up pupils nine classes in ten show their types', async () => {
  // Types are not alike in number: a third leads with one of them.
  const shares = [0.1, 0.15, 0.15, 0.3, 0.15, 0.1, 0.05];
  let state = 7;
  const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const classes = Array.from({ length: 400 }, () => {
    const people = shares.map(() => 0);
    for (let pupil = 0; pupil < 30; pupil += 1) {
      let left = chance();
      const place = shares.findIndex((share) => (left -= share) < 0);
      people[place === -1 ? 3 : place]! += 1;
    }
    return { people, n: 30, total: 30 };
  });
  const hidden = (await shownOf(classes)).filter((shown) => shown === null);
  expect(hidden.length).toBeLessThan(40);
});

type Report = {
  standing: string;
  sharers?: number;
  types?: Record<string, string> | null;
  families?: { family: string; people: string }[] | null;
  made_at?: string;
};
type Open = { id: string; pupils: Pupil[] };

const { centre, lead } = await makeCentre(database);
const report = (id: string) => callJson<Report>(lead.as, 'group_report($1)', [id]);
const newGroup = () => callJson<string>(lead.as, `create_group($1, '4A')`, [centre]);

/** A class of so many pupils by type, all of whom share. */
async function sit(
  group: string,
  leads: readonly (string | null)[],
  shared = 'summary',
): Promise<Open> {
  const { id, code } = await openClass(lead.as, group, { cap: 100 });
  const pupils: Pupil[] = [];
  for (const [place, letter] of leads.entries()) {
    const pupil = await join(database, code, `p${place}`);
    await submit(database, pupil.secret, {
      summary: summaryOf(letter, letter === 'S' ? ['health', 'education'] : ['arts']),
      shared,
    });
    pupils.push(pupil);
  }
  return { id, pupils };
}
const times = (letter: string | null, n: number) => Array.from({ length: n }, () => letter);
const close = (id: string) => callJson(lead.as, 'close_class_session($1)', [id]);

test('a class of twenty: rounded, nothing below five, and who is undecided', async () => {
  const { id } = await sit(await newGroup(), [
    ...times('S', 11),
    ...times('A', 6),
    ...times(null, 3),
  ]);
  expect(await report(id)).toEqual({ standing: 'open' });
  await close(id);
  expect(await report(id)).toMatchObject({
    standing: 'made',
    sharers: 20,
    types: { R: 'few', I: 'few', A: 'many', S: '10', E: 'few', C: 'few', undecided: 'few' },
    families: [
      { family: 'education', people: '10' },
      { family: 'health', people: '10' },
      { family: 'arts', people: '10' },
    ].toSorted((a, b) => a.family.localeCompare(b.family)),
  });
});

test('nine who share are no picture, however many sit there', async () => {
  const group = await newGroup();
  const { id, code } = await openClass(lead.as, group);
  for (let place = 0; place < 14; place += 1) {
    const { secret } = await join(database, code, `p${place}`);
    await submit(database, secret, { shared: place < 9 ? 'everything' : 'nothing' });
  }
  await close(id);
  expect(await report(id)).toMatchObject({ standing: 'too-few' });
  expect(Object.keys(await report(id)).toSorted()).toEqual(['made_at', 'standing']);
});

test('later changes change no byte: withdrawals, sharing, an erased account; nor is there a second picture to subtract', async () => {
  const group = await newGroup();
  const { id, code } = await openClass(lead.as, group);
  const pupils = [];
  for (let place = 0; place < 13; place += 1) {
    const pupil = await join(database, code, `p${place}`);
    if (place < 12)
      await submit(database, pupil.secret, {
        summary: summaryOf(place < 6 ? 'S' : 'I'),
        shared: 'summary',
      });
    pupils.push(pupil);
  }
  // Nobody presses anything: the time and its fifteen minutes are over, and what comes first afterwards is a withdrawal.
  await database.query(
    `update private.class_sessions set opened_at = now() - interval '1 hour', closes_at = now() - interval '15 minutes' where id = $1`,
    [id],
  );
  await callJson(guest, 'withdraw_seat($1)', [pupils[0]?.secret]);
  const frozen = JSON.stringify(await report(id));
  expect(frozen).toContain('"made"');
  await callJson(guest, 'change_seat_sharing($1, $2)', [pupils[1]?.secret, 'nothing']);
  await database.query('delete from private.class_seats where id = $1', [pupils[2]?.seat]);
  expect(JSON.stringify(await report(id))).toBe(frozen);
  expect(frozen).toContain('"sharers": 10'.replace(' ', ''));
  // The same pupils without the one who withdrew, an hour later: held against the first, it would say what she was.
  const again = await sit(group, [...times('S', 5), ...times('I', 6)]);
  await close(again.id);
  expect(await report(again.id)).toMatchObject({ standing: 'repeated' });
});

test('the picture waits for who is still answering, the fifteen minutes at most, and counts them', async () => {
  const { id, code } = await openClass(lead.as, await newGroup());
  const pupils: Pupil[] = [];
  for (let place = 0; place < 11; place += 1) pupils.push(await join(database, code, `p${place}`));
  const handIn = (place: number) =>
    submit(database, pupils[place]?.secret ?? '', { summary: summaryOf('S'), shared: 'summary' });
  for (let place = 0; place < 9; place += 1) await handIn(place);
  await close(id);
  expect(await report(id)).toMatchObject({ standing: 'waiting', missing: 2 });
  await handIn(9);
  // Nine are left who share: nothing is made before the last answer.
  await callJson(guest, 'change_seat_sharing($1, $2)', [pupils[0]?.secret, 'nothing']);
  expect(await report(id)).toMatchObject({ standing: 'waiting', missing: 1 });
  await handIn(10);
  expect(await report(id)).toMatchObject({ standing: 'made', sharers: 10 });
});

test('who never hands in holds the picture up for fifteen minutes', async () => {
  const group = await newGroup();
  const { id, pupils } = await sit(group, times('S', 10));
  const [{ code = '' } = {}] = await database.query<{ code: string }>(
    'select code from private.class_sessions where id = $1',
    [id],
  );
  await join(database, code, 'Gone');
  await close(id);
  const moved = (minutes: number) =>
    database.query(
      `update private.class_sessions set opened_at = now() - interval '1 hour', closed_at = now() - $2 * interval '1 minute' where id = $1`,
      [id, minutes],
    );
  await moved(14);
  expect(await report(id)).toMatchObject({ standing: 'waiting', missing: 1 });
  await moved(15);
  await callJson(guest, 'withdraw_seat($1)', [pupils[0]?.secret]);
  expect(await report(id)).toMatchObject({ standing: 'made', sharers: 10 });
});

test('two sessions of a group that end together are one picture', async () => {
  const group = await newGroup();
  const both = [await sit(group, times('S', 10)), await sit(group, times('I', 10))];
  await Promise.all(both.map(({ id }) => close(id)));
  const standings = [];
  for (const { id } of both) standings.push((await report(id)).standing);
  expect(standings.toSorted()).toEqual(['made', 'repeated']);
});

test('a session without the interests, and one that only counts, have no picture', async () => {
  const group = await newGroup();
  const values = await openClass(lead.as, group, { tests: ['values'] });
  const count = await openClass(lead.as, group, { mode: 'count' });
  for (const { id } of [values, count]) {
    await close(id);
    expect(await report(id)).toMatchObject({ standing: 'no-interests' });
  }
  expect(await codeOf(callJson(guest, 'group_report($1)', [values.id]))).toBe('42501');
});
