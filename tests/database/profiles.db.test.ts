import { expect, test } from 'vitest';
import { decide, signUpConsent } from './consent-words.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startDatabase } from './start-database.ts';

const database = await startDatabase();

async function interestsProfile(id: string) {
  const [row] = await database.query(
    'select full_name, locale, source, is_admin from public.profiles where id = $1',
    [id],
  );
  return row;
}

test('P01, P02: sign-up metadata becomes the profile and one account consent', async () => {
  const ana = await createPerson(database, {
    metadata: {
      full_name: 'Ana Núñez',
      locale: 'en',
      source: 'web',
      consent: signUpConsent('en'),
    },
  });
  expect(await interestsProfile(ana.id)).toEqual({
    full_name: 'Ana Núñez',
    locale: 'en',
    source: 'web',
    is_admin: false,
  });
  const consents = await database.query(
    'select purpose, granted, text_version, text_hash, locale, channel from public.consents where user_id = $1',
    [ana.id],
  );
  expect(consents).toEqual([
    {
      purpose: 'account',
      granted: true,
      ...signUpConsent('en'),
      locale: 'en',
      channel: 'sign-up',
    },
  ]);
});

test.each([
  ['rights', { is_admin: true, role: 'service_role', full_name: 'Eve' }, 'Eve'],
  ['a long name', { full_name: 'x'.repeat(500) }, 'x'.repeat(100)],
  ['line breaks', { full_name: 'Eve\r\nBcc: all@example.test' }, 'Eve Bcc: all@example.test'],
  ['wrong types', { full_name: { a: 1 }, locale: ['es'], source: 7, consent: 'yes' }, ''],
  [
    'odd values',
    { locale: 'fr', source: '<script>', consent: { text_version: '', text_hash: 'x' } },
    '',
  ],
])(
  'metadata with %s is cut to shape and gives nothing (A21, A22)',
  async (_what, metadata, name) => {
    const eve = await createPerson(database, { metadata });
    expect(await interestsProfile(eve.id)).toMatchObject({
      full_name: name,
      locale: 'es',
      is_admin: false,
    });
  },
);

test('the trigger keeps the admin flag even when the whole table is granted by mistake (D05)', async () => {
  const careless = await startDatabase();
  await careless.script('grant all on public.profiles to authenticated, service_role');
  const eve = await createPerson(careless);
  for (const role of ['authenticated', 'service_role'] as const) {
    const as = asPerson(careless, { ...eve.claims, role });
    await expect(as.query('update public.profiles set is_admin = true')).rejects.toMatchObject({
      code: '42501',
    });
  }
});

test('an admin grants and revokes, written down; others cannot', async () => {
  const fresh = await startDatabase();
  const [ada, ben] = [await createPerson(fresh, { admin: true }), await createPerson(fresh)];
  const call = 'select public.set_admin($1, $2)';
  await expect(asPerson(fresh, ben.claims).query(call, [ben.id, true])).rejects.toMatchObject({
    code: '42501',
  });
  await expect(asPerson(fresh, anonymous).query(call, [ben.id, true])).rejects.toMatchObject({
    code: '42501',
  });
  const asAda = asPerson(fresh, await signedInWithFactor(fresh, ada));
  await asAda.query(call, [ben.id, true]);
  await asAda.query(call, [ben.id, true]);
  await asAda.query(call, [ben.id, false]);
  expect(await fresh.query('select actor, person, action from private.audit order by id')).toEqual([
    { actor: null, person: ada.id, action: 'grant-admin' },
    { actor: ada.id, person: ben.id, action: 'grant-admin' },
    { actor: ada.id, person: ben.id, action: 'revoke-admin' },
  ]);
});

test('the last admin stays, and the audit is not rewritten', async () => {
  const fresh = await startDatabase();
  const [ada, bea] = [
    await createPerson(fresh, { admin: true }),
    await createPerson(fresh, { admin: true }),
  ];
  const asAda = asPerson(fresh, await signedInWithFactor(fresh, ada));
  const asBea = asPerson(fresh, await signedInWithFactor(fresh, bea));
  const revoked = await Promise.allSettled([
    asAda.query('select public.set_admin($1, false)', [bea.id]),
    asBea.query('select public.set_admin($1, false)', [ada.id]),
  ]);
  expect(revoked.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(
    await fresh.query('select count(*)::int as n from public.profiles where is_admin'),
  ).toEqual([{ n: 1 }]);
  await expect(fresh.query(`update private.audit set why = 'x'`)).rejects.toMatchObject({
    code: '42501',
  });
});

test('P01: a consent is added by its person and never changed or taken back by deleting', async () => {
  const ana = await createPerson(database);
  const as = asPerson(database, ana.claims);
  await decide(as, 'research');
  expect(await as.query('select purpose, granted from public.consents')).toEqual([
    { purpose: 'research', granted: true },
  ]);
  await expect(as.query('update public.consents set granted = false')).rejects.toMatchObject({
    code: '42501',
  });
  await expect(as.query('delete from public.consents')).rejects.toMatchObject({ code: '42501' });
});

test('erasing the account takes profile, consents and attempts along', async () => {
  const ana = await createPerson(database, {
    metadata: { consent: signUpConsent() },
  });
  await database.query('delete from auth.users where id = $1', [ana.id]);
  const left = await database.query(
    `select id::text from public.profiles where id = $1
     union all select id::text from public.consents where user_id = $1`,
    [ana.id],
  );
  expect(left).toEqual([]);
});
