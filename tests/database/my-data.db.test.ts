import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { wordingEn } from '#content/instruments/interests/v2/wording-en.ts';
import { wordingEs } from '#content/instruments/interests/v2/wording-es.ts';
import { locales } from '#domain/locale.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { resultsOf } from '#app/features/privacy/my-data-file.ts';
import { fileHtml } from '#app/features/privacy/person-file/file-html.ts';
import { loadFileWords } from '#app/features/privacy/person-file/load-file-words.ts';
import { personFile } from '#app/features/privacy/person-file/person-file.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { signUpConsent } from './consent-words.ts';
import { asPerson, createPerson, type PersonClaims } from './people.ts';
import { signedIn, signedInWithFactor } from './signed-in.ts';
import { sitInClass } from './class-rows.ts';
import { saveSecondLook } from './second-looks-for-tests.ts';
import { startEmptiedDatabase } from './start-database.ts';

type MyData = { person: string; tables: Record<string, Record<string, unknown>[]> };

const interestsWordings = { es: wordingEs, en: wordingEn };
const database = await startEmptiedDatabase();
const schema: Parameters<typeof z.fromJSONSchema>[0] = JSON.parse(
  readFileSync(new URL('../../public/my-data.schema.json', import.meta.url), 'utf8'),
);
let [ana, admin, claims, mine]: [
  { id: string; email: string },
  { id: string; email: string },
  PersonClaims,
  MyData,
] = [{ id: '', email: '' }, { id: '', email: '' }, { role: 'anon' }, { person: '', tables: {} }];

const exported = (as: PersonClaims) => callJson<MyData>(asPerson(database, as), 'my_data()', []);

/** A row in everything that can be about a person, and the same of another person. */
beforeAll(async () => {
  const consent = signUpConsent();
  const people = [
    await createPerson(database, { metadata: { full_name: 'Ana Export', consent } }),
    await createPerson(database, { metadata: { full_name: 'Bob Other', consent } }),
  ];
  const boss = await createPerson(database, { admin: true });
  admin = boss;
  for (const person of people) {
    const as = asPerson(database, person.claims);
    const patch = Object.fromEntries(
      interestsV2.items.map(({ id }, index) => [id, answer(index % 5, 1000 + index)]),
    );
    const header = { ...attemptHeader(), version: 2 };
    await saveAnswers(as, header, patch);
    await as.query('select public.submit_attempt($1)', [header.id]);
    await as.query('select public.create_share($1::jsonb, md5($2) || md5($2), $3, 7)', [
      JSON.stringify([header.id]),
      person.id,
      'For a parent',
    ]);
    await as.query(
      `insert into public.reactions (career, reaction) values ('enfermeria', 'interested')`,
    );
    await as.query(`insert into public.directions (family) values ('health')`);
    await database.query(
      `insert into private.follow_ups (user_id, occasion, token_hash) values ($1, 'month-12', md5($2) || md5($2))`,
      [person.id, person.email],
    );
    await as.query(
      `insert into public.plans (country, diploma, aim, start, stay, region)
       values ('MX', 'ib', 'vocational', '2027-09', 'union', 'valencia')`,
    );
    await saveSecondLook(as, header.id, { 'machines-1': answer(3) });
    await as.query(`insert into public.requests (kind, text) values ('access', 'all of it')`);
    await database.query(
      `with came as (
         insert into public.requests (user_id, kind, channel) values ($1, 'access', 'letter') returning id
       ) insert into private.request_askers (request, who, asked_by) select id, 'guardian', 'Secret Mother, +52 55' from came`,
      [person.id],
    );
    await database.query(
      `insert into private.pending_sign_ups (user_id, browser_hash) values ($1, $2)`,
      [person.id, 'b'.repeat(64)],
    );
    await database.query(
      `insert into private.mail_outbox (to_address, template, locale) values ($1, 'recovery', 'es')`,
      [person.email],
    );
    await database.query(`select private.suppress_address($1, now())`, [person.email]);
    await database.query(
      `insert into private.audit (actor, person, action, why) values ($1, $2, 'look', 'a request')`,
      [boss.id, person.id],
    );
    await database.query(`insert into private.notes (user_id, text) values ($1, 'Called back')`, [
      person.id,
    ]);
    await database.query(
      `insert into private.content_editors (user_id, role) values ($1, 'editor')`,
      [person.id],
    );
    await database.query('insert into private.inactivity_notices values ($1, now())', [person.id]);
    await database.query('insert into private.last_uses values ($1, now())', [person.id]);
    await database.query(
      'insert into private.exported_contacts (user_id, address) values ($1, $2)',
      [person.id, person.email],
    );
    await database.query(
      `insert into private.withdrawals (user_id, address, reason) values ($1, $2, 'withdrawn')`,
      [person.id, person.email],
    );
    await database.query(
      `insert into private.known_devices values ($1, repeat('d', 64), now() - interval '1 day', now())`,
      [person.id],
    );
    await sitInClass(database, person.id);
    await database.query(
      `insert into private.guest_links (token_hash, secret_hash, summary, text_version, text_hash, locale, user_id)
       values (private.erasure_hash($1), private.erasure_hash($1), '{}', 'test', 'test', 'es', $1)`,
      [person.id],
    );
    const withFactor = await signedInWithFactor(database, person);
    await callJson(asPerson(database, withFactor), 'make_recovery_codes()', []);
    const session = withFactor['session_id'];
    await database.query(
      `insert into auth.refresh_tokens (token, user_id, parent, session_id)
       values ('secret ' || $1::uuid, $1::uuid::text, 'parent secret', $2)`,
      [person.id, session],
    );
    await database.query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
       values ($1, 'recovery_token', 'secret hash', $2)`,
      [person.id, person.email],
    );
    await database.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::uuid::text, $1::uuid, '{}', 'email')`,
      [person.id],
    );
  }
  const [first] = people;
  if (!first) throw new Error('nobody');
  ana = first;
  claims = await signedInWithFactor(database, first);
  mine = await exported(claims);
});

test('an export needs the password a moment ago, and a session that began with it', async () => {
  const owner = await createPerson(database);
  for (const refused of [
    owner.claims,
    await signedIn(database, owner, { minutesAgo: 11 }),
    await signedIn(database, owner, { method: 'otp' }),
  ]) {
    await expect(exported(refused)).rejects.toMatchObject({ code: '42501' });
  }
});

test('whatever row of whatever table names the person is in the export (P04)', async () => {
  const tables = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p')
     and relnamespace::regnamespace::text in ('public', 'private', 'auth') order by 1`,
  );
  const walked: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ n: number }>(
      `select count(*)::int as n from ${name} as line
       where line::text like '%' || $1 || '%' or line::text like '%' || $2 || '%'`,
      [ana.id, ana.email],
    );
    const full = name.includes('.') ? name : `public.${name}`;
    if (row?.n) walked[full] = row.n;
  }
  const counts = Object.entries(mine.tables).map(([name, rows]) => [name, rows.length] as const);
  // Tied to a session, a seat or by a fingerprint, and not to the account's id: found by its key alone.
  const byKeyOnly = [
    'auth.mfa_amr_claims',
    'private.family_guesses',
    'private.request_askers',
    'private.seat_appointments',
    'private.seat_notes',
    'private.seat_results',
    'private.seat_steps',
    'private.suppressed_addresses',
  ];
  expect(
    Object.fromEntries(counts.filter(([name, n]) => n > 0 && !byKeyOnly.includes(name))),
  ).toEqual(walked);
  expect(mine.tables['auth.mfa_amr_claims']).toHaveLength(4);
});

test('every table of ours that can be about a person has a row of the seeded one', () => {
  const empty = Object.entries(mine.tables).filter(
    ([name, rows]) => !name.startsWith('auth.') && rows.length === 0,
  );
  expect(empty.map(([name]) => name)).toEqual([]);
});

test('no column holds a person’s id without a foreign key that the export follows', async () => {
  const loose = await database.query<{ name: string }>(
    `select a.attrelid::regclass || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
     where c.relnamespace::regnamespace::text in ('public', 'private') and a.atttypid = 'uuid'::regtype
       and a.attnum > 0 and not a.attisdropped and not private.is_author_column(a.attname)
       and not exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'f'
         and k.conkey = array[a.attnum])
     order by 1`,
  );
  const known = [
    'private.centres.id',
    'private.class_groups.id',
    'private.class_seats.id',
    'private.class_sessions.id',
    'private.family_guesses.id',
    'private.guest_links.id',
    'private.installation.id',
    'private.meeting_links.id',
    'private.staff_invitations.id',
    'private.mail_outbox.message_id',
    'attempts.id',
    'public.attempts.id',
    'private.audit.person',
    'shares.id',
  ];
  expect(loose.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  const wide = await database.query(
    `select conname from pg_constraint where contype = 'f' and cardinality(conkey) > 1
     and connamespace::regnamespace::text in ('public', 'private')`,
  );
  expect(wide).toEqual([]);
});

test('nothing of other people and nothing that opens an account is in it', () => {
  const text = JSON.stringify(mine);
  expect(text).not.toMatch(/Bob Other|Secret Mother|secret|encrypted_password|token_hash|argon2/);
  expect(text).not.toContain(admin.id);
  expect(text).not.toContain(admin.email);
  expect(mine.tables['private.audit']).toMatchObject([
    { person: ana.id, actor: null, action: 'look', why: 'a request' },
  ]);
});

test('the file is as its published schema says (P08)', () => {
  expect(z.fromJSONSchema(schema).safeParse(mine).error).toBeUndefined();
  const broken = { ...mine, tables: { ...mine.tables, 'public.attempts': [{ id: 1 }] } };
  expect(z.fromJSONSchema(schema).safeParse(broken).success).toBe(false);
});

test.each(locales)(
  'the file to read says every value of the export, in words and nothing of the machine (%s)',
  async (locale) => {
    const words = await loadFileWords(locale);
    const data = {
      format: 'faro-my-data',
      version: 1,
      exported_at: '2026-11-26T10:00:00Z',
      ...mine,
    };
    const html = fileHtml(await personFile(data, await resultsOf(data), words), '');
    const said = [...html.matchAll(/<(dd|td)[^>]*>([^<]+)</g)];
    const values = Object.values(mine.tables)
      .flat()
      .flatMap((row) => Object.entries(row))
      .filter(([, value]) => !['null', '""', '[]', '{}'].includes(JSON.stringify(value)));
    // Answers stand in three columns, results in two; each has a row of its own.
    const answers = values.filter(([column]) => column === 'answers');
    const times = values.filter(([column]) => column === 'item_times');
    const asked = answers.flatMap(([, value]) =>
      Object.keys(z.record(z.string(), z.number()).parse(value)),
    );
    expect([answers.length, times.length, asked.length]).toEqual([2, 2, 61]);
    expect(said).toHaveLength(values.length - 4 + asked.length * 3 + 6 * 2);
    expect(html).toContain(interestsWordings[locale].items['r01']);
    for (const text of [
      'Ana Export',
      'all of it',
      'Called back',
      'a request',
      'For a parent',
      ana.email,
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/public\.|private\.|auth\.|_at\b|2026-\d\d-\d\dT/);
  },
);

test('two downloads on one day are one line in the register', async () => {
  const again = await exported(claims);
  const downloads = again.tables['public.requests']?.filter(
    ({ outcome }) => outcome === 'downloaded',
  );
  expect(downloads).toHaveLength(1);
});

test('put into an empty instance, the exported answers give the same results (P08)', async () => {
  const score = (rows: Record<string, unknown>[]) =>
    rows.map(({ answers, form }) =>
      scoreScales(
        interestsV2,
        z.record(z.string(), z.number()).parse(answers),
        z.enum(['full', 'short']).parse(form),
      ),
    );
  const [before] = await database.query<{ rows: Record<string, unknown>[] }>(
    `select jsonb_agg(to_jsonb(a)) as rows from public.attempts a where user_id = $1`,
    [ana.id],
  );
  const file: MyData = JSON.parse(JSON.stringify(mine));
  await database.query('delete from auth.users');
  const into = (target: string, columns: string, table: string) =>
    database.query(
      `insert into ${target} select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [file.tables[table]],
    );
  await into('auth.users (id, email)', 'id, email', 'auth.users');
  await database.query('delete from public.profiles');
  await into('public.profiles', '*', 'public.profiles');
  await into('public.consents overriding system value', '*', 'public.consents');
  await into('public.attempts', '*', 'public.attempts');
  await into('public.second_looks', '*', 'public.second_looks');
  const after = await database.query('select * from public.attempts');
  expect(score(after)).toEqual(score(before?.rows ?? []));
  expect(score(after)[0]?.every(({ kind }) => kind === 'scored')).toBe(true);
});
