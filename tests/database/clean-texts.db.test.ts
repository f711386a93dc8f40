import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from '#server/auth/metadata.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();

/** What is written, and what is kept of it as a name. Both sides are held against the same table. */
const names: [string, string, string][] = [
  ['a plain name', 'Ana Núñez', 'Ana Núñez'],
  ['line breaks and a bell', '  Ana\r\nBcc: all@example.test\u0007 ', 'Ana Bcc: all@example.test'],
  ['a line that turns round', 'Ana\u202Egnp.exe\u202C', 'Anagnp.exe'],
  ['isolates', 'Ana\u2066 Ruiz\u2069', 'Ana Ruiz'],
  ['marks of direction', 'A\u200En\u200Fa\u061C', 'Ana'],
  ['invisible characters', 'A\u200Bn\u2060a\uFEFF \u00ADRu\u180Eiz', 'Ana Ruiz'],
  ['separators of lines', 'Ana\u2028Ruiz\u2029Peña', 'Ana Ruiz Peña'],
  ['many kinds of space', 'Ana\u00A0\u2003\u3000 Ruiz\t', 'Ana Ruiz'],
  ['hidden tags', 'Ana\u{E0041}\u{E0064}', 'Ana'],
  ['an accent apart', 'Jose\u0301', 'José'],
  ['an accent behind something invisible', 'Jose\u200B\u0301', 'José'],
  ['an emoji family', 'Familia 👨‍👩‍👧 ❤️', 'Familia 👨‍👩‍👧 ❤️'],
  ['an Arabic name', 'محمد علي', 'محمد علي'],
  ['a Persian name with a joiner inside', 'علی\u200Cرضا', 'علی\u200Cرضا'],
  ['joiners at the ends and in a row', '\u200D A\u200D\u200C\u200DB \u200C', 'A\u200DB'],
  ['a Chinese name', '李小龙', '李小龙'],
  ['nothing that is seen', '\u200B\u2063 \u00AD', ''],
  ['too long a name', 'ñ'.repeat(300), 'ñ'.repeat(100)],
  ['too many emoji', '🧭'.repeat(300), '🧭'.repeat(100)],
  ['a cut before a space', `${'a'.repeat(99)} b`, 'a'.repeat(99)],
];

test.each(names)('%s is cleaned alike by server and database', async (_what, said, kept) => {
  const [row] = await database.query('select private.clean_name($1) as name', [said]);
  expect(row).toEqual({ name: kept });
  expect(cleanName(said)).toBe(kept);
  expect(cleanName(kept)).toBe(kept);
});

test('server and database agree on whatever is put together of odd pieces', async () => {
  const pieces = names.flatMap(([, said]) => Array.from(said).slice(0, 30));
  const texts: string[] = [];
  assert(
    property(array(constantFrom(...pieces), { maxLength: 130 }), (some) => {
      texts.push(some.join(''));
    }),
    { numRuns: 300, seed: 7 },
  );
  const rows = await database.query<{ name: string }>(
    `select private.clean_name(said) as name from jsonb_array_elements_text($1::jsonb) with ordinality as each (said, place) order by place`,
    [JSON.stringify(texts)],
  );
  expect(rows.map(({ name }) => name)).toEqual(texts.map(cleanName));
});

const ODD = 'A\u202En\u200Ba\r\nRuiz\u0007';

test('a name is clean wherever it is written: in the profile, at sign-up, by a later change', async () => {
  const ana = await createPerson(database, { metadata: { full_name: ODD } });
  const nameOf = async () =>
    (await database.query('select full_name from public.profiles where id = $1', [ana.id]))[0];
  expect(await nameOf()).toEqual({ full_name: 'Ana Ruiz' });
  await asPerson(database, ana.claims).query('update public.profiles set full_name = $1', [
    `${ODD} Peña`,
  ]);
  expect(await nameOf()).toEqual({ full_name: 'Ana Ruiz Peña' });
  await database.query(
    `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', $2::text) where id = $1`,
    [ana.id, `${ODD} Luna`],
  );
  expect(await nameOf()).toEqual({ full_name: 'Ana Ruiz Luna' });
});

test('what a link is called, requests, answers and notes are clean; lines stay in what may have several', async () => {
  const [ana, boss] = [await createPerson(database), await createPerson(database, { admin: true })];
  const as = asPerson(database, ana.claims);
  const header = attemptHeader();
  await saveAnswers(as, header, { r1: answer(3) });
  await callJson(as, 'submit_attempt($1)', [header.id]);
  await callJson(as, 'create_share($1::jsonb, $2, $3, 7)', [
    [header.id],
    'a'.repeat(64),
    ' Ma\u202Emá\u200B ',
  ]);
  expect(await as.query('select label from public.shares')).toEqual([{ label: 'Mamá' }]);
  const wish = 'Ho\u202Ela\u0007:\r\n\r\n\r\n\r\ncambia \u200Besto\u2028ya  ';
  const kept = 'Hola :\n\ncambia esto\nya';
  await as.query(`insert into public.requests (kind, text) values ('rectification', $1)`, [wish]);
  expect(await as.query('select text from public.requests')).toEqual([{ text: kept }]);
  await database.query('update public.requests set answered_at = now(), outcome = $1', [wish]);
  expect(await as.query('select outcome from public.requests')).toEqual([{ outcome: kept }]);
  await database.query('insert into private.notes (user_id, text) values ($1, $2)', [
    boss.id,
    wish,
  ]);
  expect(await database.query('select text from private.notes')).toEqual([{ text: kept }]);
});
