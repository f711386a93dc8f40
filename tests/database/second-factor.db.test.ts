/** The second factor in the database: people below their level, and every function of admins (threat A29). */
import { beforeAll, describe, expect, test } from 'vitest';
import { functionAccess, relationAccess } from './access-expectations.ts';
import { classAnyway, classCalls } from './class-calls.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { signUpConsent } from './consent-words.ts';
import { asPerson, createPerson, type Person } from './people.ts';
import { giveFactor, signedIn, signedInWithFactor } from './signed-in.ts';
import { saveSecondLook } from './second-looks-for-tests.ts';
import { startEmptiedDatabase } from './start-database.ts';

// What the database itself holds for people with a second factor, whatever stands in front of it: on a
// hosted project it is the only one that asks.
const database = await startEmptiedDatabase();
let ana: Person;
let below: Person['claims'];
let above: Person['claims'];
let boss: Person;
let bossBelow: Person['claims'];
let bossAbove: Person['claims'];
const share = 'b'.repeat(64);
const submitted = { ...attemptHeader(), version: 2 };

beforeAll(async () => {
  ana = await createPerson(database, {
    metadata: { full_name: 'Ana', consent: signUpConsent() },
  });
  const as = asPerson(database, ana.claims);
  await saveAnswers(as, submitted, { r1: answer(3) });
  await as.query('select public.submit_attempt($1)', [submitted.id]);
  await as.query('select public.create_share($1::jsonb, $2, $3, 7)', [
    JSON.stringify([submitted.id]),
    share,
    'Mamá',
  ]);
  await as.query(`insert into public.requests (kind, text) values ('access', 'What do you have?')`);
  await as.query(
    `insert into public.reactions (career, reaction) values ('enfermeria', 'interested')`,
  );
  await as.query(`insert into public.directions (family) values ('health')`);
  await as.query(
    `insert into public.plans (country, diploma, aim, start) values ('MX', 'ib', 'vocational', '2027-09')`,
  );
  await saveSecondLook(as, submitted.id, { 'machines-1': answer(3) });
  await giveFactor(database, ana);
  below = await signedIn(database, ana);
  above = await signedInWithFactor(database, ana);
  boss = await createPerson(database, { admin: true });
  await giveFactor(database, boss);
  bossBelow = await signedIn(database, boss);
  bossAbove = await signedInWithFactor(database, boss);
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  );
const ownRows = (claims: Person['claims'], relation: string) =>
  asPerson(database, claims).query(
    `select 1 from public.${relation} where ${relation === 'profiles' ? 'id' : 'user_id'} = $1`,
    [ana.id],
  );
// Rows of no person: the same for all.
const tables = Object.keys(relationAccess).filter((name) => name !== 'research_releases');

describe('a person with a second factor who has not used it', () => {
  test.each(tables)(
    'sees none of their own rows of %s, and all of them afterwards',
    async (name) => {
      expect(await ownRows(below, name)).toEqual([]);
      expect(await ownRows(above, name)).toHaveLength(1);
    },
  );

  test.each(tables)('writes nothing into %s', async (name) => {
    const key = name === 'profiles' ? 'id' : 'user_id';
    const writes = relationAccess[name]?.writes ?? [];
    const statements = [
      ...(writes.includes('DELETE') ? [`delete from public.${name}`] : []),
      ...(writes.some((write) => write.startsWith('UPDATE'))
        ? [
            `update public.${name} set ${writes.find((w) => w.startsWith('UPDATE'))?.slice(7)} = null`,
          ]
        : []),
      ...(writes.some((write) => write.startsWith('INSERT'))
        ? [
            `insert into public.${name} (${writes.find((w) => w.startsWith('INSERT'))?.slice(7)}) values (null)`,
          ]
        : []),
      // What only definer functions may write: the same statement as the owner of the database.
      `as owner: update public.${name} set ${key} = ${key} where ${key} = '${ana.id}'`,
    ];
    for (const statement of statements) {
      const tried = statement.startsWith('as owner: ')
        ? database.transaction(async (tx) => {
            await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
              JSON.stringify(below),
            ]);
            await tx.query(statement.slice('as owner: '.length));
          })
        : asPerson(database, below).query(statement);
      expect([statement, await codeOf(tried)]).toEqual([statement, 'PT403']);
    }
  });

  // A function of which nothing stands here is a new one: say how it is called, or why it may answer.
  const answersAnyway: Record<string, string> = {
    ...classAnyway,
    answer_follow_up: 'is for the holder of the mail’s link, without signing in',
    stop_follow_ups: 'is for the holder of the mail’s link, without signing in',
    guess_share: 'is for the holder of the link, without an account',
    open_share: 'is for the holder of the link, without an account',
    keep_guest_link: 'is for guests',
    open_guest_link: 'is for the holder of the link, without an account',
    end_guest_links: 'is for the browser that made them, without an account',
    guest_guess: 'is for the browser that made the link, without an account',
    agree_guest_guess: 'is for the browser that made the link, without an account',
    guess_guest_link: 'is for the holder of the link, without an account',
    stop_guess_mails: 'is for the holder of the mail’s link, without signing in',
    hold_guest_attempt: 'is for guests',
    is_admin: 'says nothing but whether the caller looks after the site',
    use_recovery_code: 'takes the factor away, for one of the ten codes',
    requests_state: 'is for monitoring from outside, without an account',
    jobs_state: 'is for monitoring from outside, without an account',
  };
  const calls: Record<string, [string, unknown[]]> = {
    ...classCalls,
    claim_guest_links: [`claim_guest_links('none')`, []],
    my_guest_links: ['my_guest_links()', []],
    my_waiting_guess: ['my_waiting_guess()', []],
    agree_my_guest_guess: ['agree_my_guest_guess($1)', [submitted.id]],
    end_my_guest_links: ['end_my_guest_links()', []],
    save_answers: [
      'save_answers($1::jsonb, $2::jsonb)',
      [JSON.stringify(attemptHeader()), JSON.stringify({ r1: answer(1) })],
    ],
    save_second_look: [
      'save_second_look($1, 1, $2::jsonb)',
      [submitted.id, JSON.stringify({ 'machines-1': answer(1) })],
    ],
    submit_attempt: ['submit_attempt($1)', [submitted.id]],
    withdraw_attempt: ['withdraw_attempt($1)', [submitted.id]],
    withdraw_my_attempts: ['withdraw_my_attempts()', []],
    create_share: [
      'create_share($1::jsonb, $2, $3, 7)',
      [JSON.stringify([submitted.id]), 'c'.repeat(64), 'Papá'],
    ],
    ask_guess: ['ask_guess((select gen_random_uuid()), true)', []],
    agree_guess: ['agree_guess((select gen_random_uuid()))', []],
    revoke_share: ['revoke_share((select gen_random_uuid()))', []],
    limit_processing: [`limit_processing('restriction', false)`, []],
    my_data: ['my_data()', []],
    my_sessions: ['my_sessions()', []],
    end_my_session: ['end_my_session(gen_random_uuid())', []],
    my_recovery_codes: ['my_recovery_codes()', []],
    make_recovery_codes: ['make_recovery_codes()', []],
    delete_my_account: ['delete_my_account()', []],
    claim_held_attempt: [`claim_held_attempt('a secret of a guest')`, []],
    look_at_held_attempt: [`look_at_held_attempt('a secret of a guest')`, []],
  };
  const mine = Object.keys(functionAccess).filter(
    (name) => !/^(admin_|set_admin$)/.test(name) && !answersAnyway[name],
  );
  test.each(mine)('is refused by %s', async (name) => {
    if (name === 'claim_held_attempt') {
      await database.query(
        `insert into private.held_attempts (secret_hash, payload)
         values (encode(sha256('a secret of a guest'), 'hex'), jsonb_build_array($1::jsonb))`,
        [{ ...attemptHeader(), state: 'submitted', answers: { r1: 1 }, item_times: {} }],
      );
    }
    const [call, params] = calls[name] ?? [`${name}()`, []];
    const tried = asPerson(database, below).query(`select public.${call}`, params);
    expect(await codeOf(tried)).toBe('PT403');
  });

  test('a person without one is served as before', async () => {
    const ben = await createPerson(database);
    const as = asPerson(database, await signedIn(database, ben));
    expect(await as.query('select id from public.profiles')).toEqual([{ id: ben.id }]);
    expect(await callJson(as, 'my_sessions()', [])).toHaveLength(1);
    await callJson(as, 'my_data()', []);
  });
});

type AdminFunction = { name: string; source: string; call: string };

/** Every function that admins call, by its name or because it asks who is one; with nulls for arguments. */
async function adminFunctions(): Promise<AdminFunction[]> {
  return database.query<AdminFunction>(
    `select proname::text as name, prosrc as source, format('public.%I(%s)', proname,
       (select string_agg('null::' || format_type(type, null), ', ' order by n)
        from unnest(proargtypes::oid[]) with ordinality as argument (type, n))) as call
     from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'is_admin'
       and (proname ~ 'admin' or prosrc ~ 'admin')
     order by 1`,
  );
}
const calling = (claims: Person['claims'], { call }: AdminFunction) =>
  codeOf(asPerson(database, claims).query(`select ${call}`));

describe('an admin', () => {
  test('without the second factor is refused by every function of theirs, with a code of its own', async () => {
    const all = (await adminFunctions()).filter(({ name }) => name !== 'delete_my_account');
    expect(all.map(({ name }) => name)).toEqual(
      Object.keys(functionAccess)
        .filter((name) => /admin/.test(name) && name !== 'is_admin')
        .toSorted(),
    );
    const person = await signedInWithFactor(database, ana);
    const withoutFactor = await createPerson(database, { admin: true });
    // The token alone says nothing: the session in the database has to say the same.
    const forged = { ...bossBelow, aal: 'aal2' };
    for (const each of all) {
      expect([each.name, 'below', await calling(bossBelow, each)]).toEqual([
        each.name,
        'below',
        'PT403',
      ]);
      expect([each.name, 'forged', await calling(forged, each)]).toEqual([
        each.name,
        'forged',
        'PT403',
      ]);
      expect([each.name, 'none', await calling(withoutFactor.claims, each)]).toEqual([
        each.name,
        'none',
        'PT403',
      ]);
      expect([each.name, 'no admin', await calling(person, each)]).toEqual([
        each.name,
        'no admin',
        '42501',
      ]);
    }
    await database.query('update public.profiles set is_admin = false where id = $1', [
      withoutFactor.id,
    ]);
  });

  test('whose factor was taken away is none from that moment, whatever the token says', async () => {
    const other = await createPerson(database, { admin: true });
    const claims = await signedInWithFactor(database, other);
    expect(await codeOf(asPerson(database, claims).query('select public.admin_overview(4)'))).toBe(
      'answered',
    );
    await database.query('select private.remove_factors($1, $2, $3)', [
      other.id,
      claims['session_id'],
      'factor-removed',
    ]);
    expect(await codeOf(asPerson(database, claims).query('select public.admin_overview(4)'))).toBe(
      'PT403',
    );
    await database.query('update public.profiles set is_admin = false where id = $1', [other.id]);
  });

  const fresh: [string, string, unknown[]][] = [
    ['admin_export', `admin_export('people', 'yearly report', null)`, []],
    ['admin_person', `admin_person($1, 'asked for help')`, ['ana']],
    ['set_admin', 'set_admin($1, true)', ['ana']],
  ];
  test.each(fresh)(
    'exports, opens a record and grants only after a sign-in or a code of the last ten minutes: %s',
    async (_, call, params) => {
      const tried = (claims: Person['claims']) =>
        codeOf(
          asPerson(database, claims).query(
            `select public.${call}`,
            params.map((each) => (each === 'ana' ? ana.id : each)),
          ),
        );
      expect(await tried(await signedInWithFactor(database, boss, { minutesAgo: 11 }))).toBe(
        'PT428',
      );
      // A new code in the running session is enough, and so is the password.
      expect(
        await tried(
          await signedInWithFactor(database, boss, { minutesAgo: 300, codeMinutesAgo: 9 }),
        ),
      ).toBe('answered');
      expect(
        await tried(
          await signedInWithFactor(database, boss, { minutesAgo: 9, codeMinutesAgo: 300 }),
        ),
      ).toBe('answered');
      await database.query('update public.profiles set is_admin = false where id = $1', [ana.id]);
    },
  );

  test('looks at lists and counts without a fresh one', async () => {
    const old = asPerson(database, await signedInWithFactor(database, boss, { minutesAgo: 300 }));
    await old.query(`select public.admin_people('', 'all', 'newest', 1)`);
    await old.query('select public.admin_overview(4)');
    await old.query('select public.admin_audit(null, null)');
    expect(bossAbove['aal']).toBe('aal2');
  });

  test('policies do not ask whether a caller is an admin: what admins see goes through functions', async () => {
    const asking = await database.query(
      `select policyname from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'is_admin'`,
    );
    expect(asking).toEqual([]);
  });
});
