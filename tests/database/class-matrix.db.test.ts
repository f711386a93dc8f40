import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import { functionAccess } from './access-expectations.ts';
import { classAnyway, classCalls } from './class-calls.ts';
import { classCallers, classMatrix, type ClassCaller } from './class-matrix.ts';
import {
  hashOf,
  makeCentre,
  makeStaff,
  openClass,
  sentAttempt,
  summaryOf,
} from './classes-for-tests.ts';
import { anonymous, asPerson, createPerson, type PersonClaims } from './people.ts';
import { signedIn, signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const secretOf = () => randomBytes(32).toString('hex');

/** Names that only group A may read, put into every text of it. */
const marks = [
  'Ana-of-A',
  'Note-of-A',
  'Steps-of-A',
  'ECARIS',
  'Group-of-A',
  'Roster-of-A',
  'Colleague-A',
  'Family-of-Ana',
];

const { centre, lead } = await makeCentre(database);
const [counsellorA, counsellorB] = [
  await makeStaff(database, 'Colleague-A'),
  await makeStaff(database, 'Ben'),
];
const { lead: otherLead } = await makeCentre(database, { name: 'Other centre' });
const pupil = await createPerson(database);
const boss = await createPerson(database, { admin: true });
const [group, groupB] = await Promise.all(
  ['Group-of-A', '4B'].map((name) =>
    callJson<string>(lead.as, 'create_group($1, $2)', [centre, name]),
  ),
);
const [invitationSecret, meetingSecret, secret] = [secretOf(), secretOf(), secretOf()];
for (const [person, groups] of [
  [counsellorA, [group]],
  [counsellorB, [groupB]],
] as const) {
  const one = secretOf();
  await callJson(lead.as, `invite_staff($1, 'counsellor', $2, $3)`, [centre, groups, hashOf(one)]);
  await callJson(person.as, 'accept_invitation($1)', [one]);
}
await callJson(lead.as, 'set_group_staff($1, $2)', [group, [counsellorA.id]]);
await callJson(lead.as, 'set_group_staff($1, $2)', [groupB, [counsellorB.id]]);
const { id: invitation } = await callJson<{ id: string }>(
  lead.as,
  `invite_staff($1, 'counsellor', '{}', $2)`,
  [centre, hashOf(invitationSecret)],
);
await callJson(counsellorA.as, 'set_roster($1, $2)', [group, ['Roster-of-A']]);
const { id: session, code } = await openClass(counsellorA.as, group ?? '');
const pupilClaims = await signedIn(database, pupil);
const asPupil = asPerson(database, pupilClaims);
const { seat } = await callJson<{ seat: string }>(asPupil, 'join_class($1, $2, $3)', [
  code,
  'Ana-of-A',
  hashOf(secret),
]);
await callJson(asPupil, 'submit_class($1, $2::jsonb, $3::jsonb, $4)', [
  secret,
  JSON.stringify([sentAttempt()]),
  JSON.stringify(summaryOf('S')),
  'everything',
]);
await callJson(counsellorA.as, 'write_seat_note($1, $2, 0)', [seat, 'Note-of-A']);
await callJson(counsellorA.as, 'set_agreed_steps($1, $2)', [seat, 'Steps-of-A']);
const parentSecret = secretOf();
const { code: eveningCode } = await callJson<{ code: string }>(
  counsellorA.as,
  'open_evening($1, 3)',
  [session],
);
await callJson(asPerson(database, anonymous), 'guess_in_evening($1, $2, $3, $4)', [
  eveningCode,
  'Ana-of-A',
  'ECARIS',
  hashOf(parentSecret),
]);
const { guesses } = await callJson<{ guesses: { id: string }[] }>(
  asPerson(database, anonymous),
  'my_seat($1)',
  [secret],
);
const { id: meeting } = await callJson<{ id: string }>(
  asPupil,
  'create_meeting_link($1, $2::jsonb)',
  [hashOf(meetingSecret), JSON.stringify({ name: 'Family-of-Ana' })],
);

const claims: Record<ClassCaller, PersonClaims> = {
  anonymous,
  pupil: pupilClaims,
  counsellorA: await signedInWithFactor(database, counsellorA),
  counsellorB: await signedInWithFactor(database, counsellorB),
  lead: await signedInWithFactor(database, lead),
  otherLead: await signedInWithFactor(database, otherLead),
  admin: await signedInWithFactor(database, boss),
};
const named: Record<string, string | undefined> = {
  centre,
  group,
  session,
  code,
  seat,
  secret,
  invitation,
  invitationSecret,
  meeting,
  meetingSecret,
  eveningCode,
  parentSecret,
  guess: guesses[0]?.id,
  places: '{"R":[1,1],"I":[2,2],"A":[3,3],"S":[4,4],"E":[5,5],"C":[6,6]}',
  counsellorB: counsellorB.id,
  hash: hashOf(secretOf()),
};

/** What a call comes to, and what it says; nothing of it stays. */
async function attempted(
  caller: ClassCaller,
  call: string,
): Promise<{ outcome: string; said: string }> {
  let said = '';
  const outcome = await database
    .transaction(async (tx) => {
      await tx.query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
        [claims[caller].role, JSON.stringify(claims[caller])],
      );
      const sql = call.replaceAll(/\$(\w+)/g, (_, name: string) => named[name] ?? `no ${name}`);
      said = JSON.stringify(await tx.query(`select public.${sql} as value`));
      throw Object.assign(new Error('rolled back'), { code: 'done' });
    })
    .catch((error: { code?: string }) => error.code ?? 'no code');
  return { outcome: String(outcome), said };
}

test('every function of classes has its row', () => {
  const known = Object.keys(functionAccess).filter(
    (name) => name in classCalls || name in classAnyway || /centre/.test(name),
  );
  expect(Object.keys(classMatrix).toSorted()).toEqual(known.toSorted());
});

// By the card, the code and the link everybody reads what belongs to it: that is what they are for.
const isByHolding = (call: string) => /ecret|\$code/.test(call);

test.each(Object.entries(classMatrix))(
  '%s answers the seven callers as the table says, and tells nobody a word of group A who may not know it (P18, P25)',
  async (name, [call, row]) => {
    const seen: [ClassCaller, string][] = [];
    const told: string[] = [];
    for (const caller of classCallers) {
      const { outcome, said } = await attempted(caller, call);
      seen.push([caller, outcome]);
      if (isByHolding(call)) continue;
      // Who is not assigned sees aliases and lists, and no result and no note. Administrators see who works at a centre.
      const hidden: Partial<Record<ClassCaller, readonly string[]>> = {
        counsellorB: marks,
        otherLead: marks,
        anonymous: marks,
        admin: name === 'admin_centre' ? marks.filter((mark) => mark !== 'Colleague-A') : marks,
        lead: ['Note-of-A', 'Steps-of-A', 'ECARIS', 'Family-of-Ana', '"answers"', '"letters"'],
      };
      told.push(...(hidden[caller] ?? []).filter((mark) => said.includes(mark)));
    }
    expect(told).toEqual([]);
    expect(seen).toEqual(classCallers.map((caller, place) => [caller, row[place]]));
  },
);

test('no table of classes can be read or written by any of them', async () => {
  const tables = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'
     and relname ~ '^(centre|class_|group_|family_|seat_|staff_|roster_|meeting_)' order by 1`,
  );
  expect(tables.length).toBeGreaterThanOrEqual(14);
  for (const { name } of tables) {
    for (const caller of classCallers) {
      const tried = asPerson(database, claims[caller]).query(`select 1 from ${name}`);
      await expect(tried).rejects.toMatchObject({ code: '42501' });
      const written = asPerson(database, claims[caller]).query(`delete from ${name}`);
      await expect(written).rejects.toMatchObject({ code: '42501' });
    }
  }
});

test('a removed counsellor has nothing at the next request, and a factor that is gone opens nothing', async () => {
  const as = asPerson(database, claims.counsellorA);
  expect(await callJson(as, 'my_centres()', [])).toHaveLength(1);
  await callJson(lead.as, 'remove_staff($1, $2)', [centre, counsellorA.id]);
  expect(await callJson(as, 'my_centres()', [])).toEqual([]);
  for (const call of [
    `class_board('${session}')`,
    `shared_sheet('${seat}')`,
    `group_report('${session}')`,
    `roster('${group}')`,
  ])
    await expect(callJson(as, call, [])).rejects.toMatchObject({ code: 'PT404' });
  await database.query(`update auth.sessions set aal = 'aal1' where id = $1`, [
    claims.lead['session_id'],
  ]);
  await expect(callJson(asPerson(database, claims.lead), 'my_centres()', [])).rejects.toMatchObject(
    { code: 'PT403' },
  );
});
