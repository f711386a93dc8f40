import { expect, test } from 'vitest';
import { shownTexts } from '#tools/build/consent-rows.ts';
import { decide, decision, signUpConsent } from './consent-words.ts';
import { asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();

const add = `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
  values ($1, $2, $3, $4, $5, $6, $7)`;

test('the database knows every text that the site shows, and no role of the API reads or changes the list (D17)', async () => {
  const known = await database.query(
    'select purpose, version, hash, locale from private.consent_texts order by purpose, locale desc',
  );
  expect(known).toEqual(expect.arrayContaining([...shownTexts]));
  const ana = await createPerson(database);
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    const as = asPerson(database, { ...ana.claims, role });
    await expect(as.query('select 1 from private.consent_texts')).rejects.toMatchObject({
      code: '42501',
    });
  }
  for (const change of [
    `update private.consent_texts set hash = repeat('0', 64)`,
    'delete from private.consent_texts',
  ]) {
    await expect(database.query(change)).rejects.toMatchObject({ code: '42501' });
  }
});

const shown = decision('research');
const account = decision('account');
test.each([
  ['a version never shipped', { ...shown, text_version: 'never-shipped' }],
  ['any text as the hash', { ...shown, text_hash: '0'.repeat(64) }],
  ['the hash of another purpose', { ...shown, text_hash: account.text_hash }],
  ['the words of another language', { ...shown, locale: 'en' }],
  ['words of another purpose', { ...shown, purpose: 'marketing' }],
  ['the words of generated people', { ...shown, text_version: 'demo', text_hash: '0'.repeat(64) }],
])(
  'P01: a consent with %s is refused for every role, the owner of the database included',
  async (_what, row) => {
    const ana = await createPerson(database);
    const values = Object.values(row);
    const as = asPerson(database, ana.claims);
    await expect(
      as.query(
        `insert into public.consents (${Object.keys(row).join()}) values ($1, $2, $3, $4, $5, $6)`,
        values,
      ),
    ).rejects.toMatchObject({ code: '22023' });
    await expect(database.query(add, [ana.id, ...values])).rejects.toMatchObject({ code: '22023' });
    expect(await as.query('select id from public.consents')).toEqual([]);
  },
);

test('an account made elsewhere with words never shown is made, without a row; the next visit can add it', async () => {
  const consent = { text_version: 'never-shipped', text_hash: '0'.repeat(64) };
  const ana = await createPerson(database, { metadata: { full_name: 'Ana', consent } });
  const none = await createPerson(database, { metadata: { full_name: 'Ben' } });
  for (const { id, claims } of [ana, none]) {
    const rows = () =>
      database.query('select purpose from public.consents where user_id = $1', [id]);
    expect(await rows()).toEqual([]);
    await decide(asPerson(database, claims), 'account');
    expect(await rows()).toEqual([{ purpose: 'account' }]);
  }
});

test('new words are taken from the day of their migration; the old row stays beside the new one (P01)', async () => {
  const ana = await createPerson(database, { metadata: { consent: signUpConsent() } });
  const row = { ...account, text_version: '2027-01.es', text_hash: 'e'.repeat(64) };
  const change = () => database.query(add, [ana.id, ...Object.values(row)]);
  await expect(change()).rejects.toMatchObject({ code: '22023' });
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into private.consent_texts (purpose, version, hash, locale, shipped_on)
       values ('account', '2027-01.es', repeat('e', 64), 'es', '2027-01-07')`,
    );
    await tx.query(add, [ana.id, ...Object.values(row)]);
    expect(
      await tx.query('select text_version from public.consents where user_id = $1 order by id', [
        ana.id,
      ]),
    ).toEqual([{ text_version: '2026-11.es' }, { text_version: '2027-01.es' }]);
    await tx.query('set local session_replication_role = replica');
    await tx.query(`delete from private.consent_texts where version = '2027-01.es'`);
  });
});
