import { beforeEach, expect, test } from 'vitest';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { decide } from './consent-words.ts';
import { asPerson, createPerson, type Person } from './people.ts';
import { signedIn, signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const why = 'Lo pidió por carta';
let boss: Person;
let ana: Person;

beforeEach(async () => {
  await database.script(
    'delete from auth.users; delete from private.audit; delete from private.mail_outbox; delete from public.requests',
  );
  boss = await createPerson(database, { admin: true });
  ana = await createPerson(database, {
    metadata: { full_name: 'Ana Páez', locale: 'es' },
  });
});

const asBoss = async () => asPerson(database, await signedInWithFactor(database, boss));
const asAna = () => asPerson(database, ana.claims);
const mails = () =>
  database.query(
    'select to_address, template, locale, data from private.mail_outbox where to_address = $1 order by id',
    [ana.email],
  );
const trail = () =>
  database.query('select actor, person, action, why from private.audit order by id desc limit 1');
const profile = async () => {
  const [row] = await database.query(
    `select full_name, locale, country, age_band, study_level, restricted_at is not null as frozen, held_for
     from public.profiles where id = $1`,
    [ana.id],
  );
  return row;
};

const calls = [
  ['correct', `admin_correct_person($1, '{"country": "MX"}', $2)`],
  ['freeze', 'admin_freeze_person($1, false, $2)'],
  ['unfreeze', 'admin_unfreeze_person($1, $2)'],
  ['erase', 'admin_erase_person($1, $2)'],
] as const;

test.each(calls)(
  'to %s a person wants an admin, their second factor and a code of a moment ago (P19)',
  async (_, call) => {
    const ask = (claims: Person['claims'], reason = why) =>
      asPerson(database, claims).query(`select public.${call}`, [ana.id, reason]);
    await expect(ask(ana.claims)).rejects.toMatchObject({ code: '42501' });
    await expect(ask(await signedIn(database, boss))).rejects.toMatchObject({ code: 'PT403' });
    await expect(
      ask(await signedInWithFactor(database, boss, { minutesAgo: 11 })),
    ).rejects.toMatchObject({ code: 'PT428' });
    const claims = await signedInWithFactor(database, boss);
    await expect(ask(claims, ' a ')).rejects.toMatchObject({ code: '22023' });
    await expect(
      asPerson(database, claims).query(`select public.${call}`, [crypto.randomUUID(), why]),
    ).rejects.toMatchObject({ code: 'PT404' });
    expect(await profile()).toMatchObject({ full_name: 'Ana Páez', country: null, frozen: false });
    expect(await mails()).toEqual([]);
  },
);

test('a correction reaches the account and the profile, is written down and told (P06, P19)', async () => {
  const changes = {
    full_name: ' Ana  Paez ',
    locale: 'en',
    country: 'MX',
    age_band: '16-17',
    study_level: null,
  };
  const as = await asBoss();
  const correct = (said: object) =>
    callJson(as, 'admin_correct_person($1, $2, $3)', [ana.id, said, why]);
  expect(await correct(changes)).toEqual(['age_band', 'country', 'full_name', 'locale']);
  expect(await profile()).toMatchObject({
    full_name: 'Ana Paez',
    locale: 'en',
    country: 'MX',
    age_band: '16-17',
  });
  expect(
    await database.query('select raw_user_meta_data from auth.users where id = $1', [ana.id]),
  ).toEqual([{ raw_user_meta_data: { full_name: 'Ana Paez', locale: 'en' } }]);
  expect(await trail()).toEqual([
    { actor: boss.id, person: ana.id, action: 'correct-person', why },
  ]);
  const fields = ['age_band', 'country', 'full_name', 'locale'];
  expect(await mails()).toEqual([
    {
      to_address: ana.email,
      template: 'account-corrected',
      locale: 'en',
      data: { name: 'Ana Paez', fields },
    },
  ]);
  // The same again changes nothing and mails nothing.
  expect(await correct(changes)).toEqual([]);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['the address', { email: 'else@example.test' }],
  ['the admin flag', { is_admin: true }],
  ['an empty name', { full_name: ' ' }],
  ['no language', { locale: null }],
  ['nothing', {}],
  ['a list', []],
])('a correction does not take %s', async (_, changes) => {
  await expect(
    callJson(await asBoss(), 'admin_correct_person($1, $2, $3)', [
      ana.id,
      JSON.stringify(changes),
      why,
    ]),
  ).rejects.toMatchObject({ code: '22023' });
  expect(await mails()).toEqual([]);
});

test.each([{ country: 'Mexico' }, { age_band: '12-13' }, { locale: 'fr' }])(
  'a correction to %j is refused by the table itself',
  async (changes) => {
    await expect(
      callJson(await asBoss(), 'admin_correct_person($1, $2, $3)', [ana.id, changes, why]),
    ).rejects.toMatchObject({ code: '23514' });
  },
);

test('frozen by us: read-only, in no research and no mailing, and only we lift it (P07, P19)', async () => {
  await decide(asAna(), 'research');
  const header = attemptHeader();
  await saveAnswers(asAna(), header, { r01: answer(3) });
  const as = await asBoss();
  expect(await callJson(as, 'admin_freeze_person($1, false, $2)', [ana.id, why])).toBe(true);
  expect(await callJson(as, 'admin_freeze_person($1, false, $2)', [ana.id, why])).toBe(false);
  expect(await profile()).toMatchObject({ frozen: true, held_for: 'asked' });
  await expect(saveAnswers(asAna(), header, { r01: answer(4, 2000) })).rejects.toMatchObject({
    code: 'PT423',
  });
  await expect(asAna().query(`update public.profiles set country = 'MX'`)).rejects.toMatchObject({
    code: 'PT423',
  });
  expect(
    await database.query(`select id from private.consenting_people('research') as id`),
  ).toEqual([]);
  await expect(
    callJson(asAna(), `limit_processing('restriction', false)`, []),
  ).rejects.toMatchObject({ code: 'PT409' });
  // Correcting stays possible: it is a right of its own.
  expect(
    await callJson(as, `admin_correct_person($1, '{"country": "CO"}', $2)`, [ana.id, why]),
  ).toEqual(['country']);

  expect(await callJson(as, 'admin_unfreeze_person($1, $2)', [ana.id, why])).toBe(true);
  expect(await callJson(as, 'admin_unfreeze_person($1, $2)', [ana.id, why])).toBe(false);
  expect(await profile()).toMatchObject({ frozen: false, held_for: null });
  await saveAnswers(asAna(), header, { r01: answer(5, 3000) });
  expect((await mails()).map(({ template }) => template)).toEqual([
    'account-frozen',
    'account-corrected',
    'account-unfrozen',
  ]);
  expect(await asAna().query('select kind, outcome from public.requests order by id')).toEqual([
    { kind: 'restriction', outcome: 'frozen' },
    { kind: 'restriction', outcome: 'unfrozen' },
  ]);
});

test('the account of a child is frozen at once and waits thirty days for the parents (P21)', async () => {
  const as = await asBoss();
  expect(await callJson(as, 'admin_freeze_person($1, true, $2)', [ana.id, why])).toBe(true);
  expect(await profile()).toMatchObject({ frozen: true, held_for: 'minor' });
  expect(await trail()).toMatchObject([{ action: 'freeze-minor', why }]);
  expect((await mails()).map(({ template }) => template)).toEqual(['minor-frozen']);
  expect(
    await database.query(
      `select kind, channel, due_at = now() + interval '30 days' or due_at - at between interval '29 days 23 hours' and interval '30 days 1 hour' as month
       from public.requests where answered_at is null`,
    ),
  ).toEqual([{ kind: 'erasure', channel: 'controller', month: true }]);
  // A plain freeze does not make it less.
  expect(await callJson(as, 'admin_freeze_person($1, false, $2)', [ana.id, why])).toBe(false);
  // The parents agree: it is unfrozen, and the case is closed.
  await callJson(as, 'admin_unfreeze_person($1, $2)', [ana.id, 'Su madre está de acuerdo']);
  expect(
    await database.query(
      'select count(*)::int as n from public.requests where answered_at is null',
    ),
  ).toEqual([{ n: 0 }]);
});

test('erased by us: as by themselves, with the reason kept, the session dead and a mail (P05, P19)', async () => {
  const claims = await signedIn(database, ana);
  await saveAnswers(asAna(), attemptHeader(), { r01: answer(3) });
  const as = await asBoss();
  const erase = (reason: string) =>
    as.query('select public.admin_erase_person($1, $2)', [ana.id, reason]);
  for (const named of [`lo pidió ${ana.email.toUpperCase()}`, 'lo pidió ana páez.']) {
    await expect(erase(named)).rejects.toMatchObject({ code: 'PT422' });
  }
  await erase('Lo pidió su familia esta semana');
  expect(await trail()).toEqual([
    {
      actor: boss.id,
      person: null,
      action: 'erase-person',
      why: 'Lo pidió su familia esta semana',
    },
  ]);
  expect(await mails()).toEqual([
    { to_address: ana.email, template: 'account-erased-by-us', locale: 'es', data: {} },
  ]);
  await database.query('delete from private.mail_outbox');
  const tables = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p')
     and relnamespace::regnamespace::text in ('public', 'private', 'auth')`,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const [left] = await database.query<{ n: number }>(
      `select count(*)::int as n from ${name} as line where line::text ~* $1`,
      [`${ana.id}|${ana.email}|Ana Páez`],
    );
    expect([name, left?.n]).toEqual([name, 0]);
  }
  expect(
    await database.query('select from private.erasures where hash = private.erasure_hash($1)', [
      ana.id,
    ]),
  ).toHaveLength(1);
  await expect(
    saveAnswers(asPerson(database, claims), attemptHeader(), { r01: answer(3) }),
  ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23503)$/) });
});

test('no admin erases or freezes their own account here, and the last admin stays', async () => {
  const as = await asBoss();
  for (const call of ['admin_erase_person($1, $2)', 'admin_freeze_person($1, false, $2)']) {
    await expect(as.query(`select public.${call}`, [boss.id, why])).rejects.toMatchObject({
      code: '22023',
    });
  }
  await expect(
    database.query('select private.erase_for_controller(null, $1, $2)', [boss.id, why]),
  ).rejects.toMatchObject({ code: 'PT409' });
  const second = await createPerson(database, { admin: true });
  await as.query('select public.admin_erase_person($1, $2)', [second.id, why]);
  expect(await database.query('select from auth.users where id = $1', [second.id])).toEqual([]);
});
