import { SignJWT } from 'jose';
import { onCluster } from '#bench/on-cluster.ts';
import { findPublished } from '#content/instruments/publications.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { signedInWithFactor } from '#tests/database/signed-in.ts';
import { createPerson } from '#tests/database/people.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { startServer } from '#tests/serve.ts';

/** The tests of a class, at their longest. */
const TESTS = ['riasec', 'values', 'personality'] as const;

export type Answer = { status: number; body: unknown; ms: number };

/** The product's own server with the limits as shipped, on an owner's PostgreSQL, and what a bench of classes does with it. */
export async function startSchool() {
  const cluster = await startCluster();
  const settings = onCluster(cluster.url('postgres'));
  // Each class comes from an address of its own, as from a school's router.
  const server = await startServer({
    ...settings,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const database = await openPostgres(cluster.url('postgres'), 4);
  const anonKey = settings['ANON_KEY'] ?? '';

  /** One call of a function; a server that is not there is status 0. */
  async function call(
    name: string,
    body: object,
    who: { address: string; token?: string },
  ): Promise<Answer> {
    const start = performance.now();
    try {
      const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: anonKey,
          authorization: `Bearer ${who.token ?? anonKey}`,
          'content-type': 'application/json',
          'x-forwarded-for': who.address,
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text ? JSON.parse(text) : null,
        ms: performance.now() - start,
      };
    } catch {
      return { status: 0, body: null, ms: performance.now() - start };
    }
  }

  /** A counsellor with a centre and so many groups; her token lasts an hour. */
  async function makeCounsellor(groups: number) {
    const person = await createPerson(database, { metadata: { full_name: 'Counsellor' } });
    const claims = await signedInWithFactor(database, person);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(`${server.url}/auth/v1`)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(settings['JWT_SECRET']));
    const rows = await database.query<{ group: string }>(
      `with centre as (
         insert into private.centres (name, country, kind) values ('IES Bench', 'ES', 'school') returning id
       ), staff as (
         insert into private.centre_staff (centre_id, user_id, role) select id, $1, 'lead' from centre
       ), agreed as (
         insert into private.centre_agreements (centre_id, version, text_hash, country, legal_basis, notice_given, authorisations, minimum_age)
         select id, '1', repeat('a', 64), 'ES', 'public-task', true, true, 14 from centre
       ), made as (
         insert into private.class_groups (centre_id, name) select id, 'Class ' || n from centre, generate_series(1, $2::integer) as n returning id
       ), assigned as (
         insert into private.group_staff (group_id, user_id) select id, $1 from made
       ) select id as group from made`,
      [person.id, groups],
    );
    return { token, groups: rows.map(({ group }) => group) };
  }

  async function openSession(
    token: string,
    group: string,
    cap: number,
    asked: { tests: readonly string[]; form: 'full' | 'short' } = { tests: TESTS, form: 'full' },
  ): Promise<{ id: string; code: string }> {
    const wanted = {
      group,
      ...asked,
      hours: 2,
      cap,
      results: 'now',
      mode: 'personal',
      kind: 'class',
    };
    const { status, body } = await call('open_class_session', wanted, {
      address: '192.0.2.1',
      token,
    });
    const opened = Object(body);
    if (status !== 200) throw new Error(`no session was opened: ${status}`);
    return { id: String(opened.id), code: String(opened.code) };
  }

  return {
    call,
    database,
    makeCounsellor,
    openSession,
    server,
    async stop() {
      await database.close();
      await server.remove();
      await cluster.stop();
    },
  };
}
export type School = Awaited<ReturnType<typeof startSchool>>;

/** Everything that a pupil sends at the end: three tests in full, or what was asked instead. */
export function submission(
  secret: string,
  { tests, form }: { tests: readonly (typeof TESTS)[number][]; form: 'full' | 'short' } = {
    tests: TESTS,
    form: 'full',
  },
) {
  const attempts = tests.map((instrument) => {
    const published = findPublished(instrument, 2);
    const items = published?.forms[form] ?? [];
    const lowest = published?.choices.min ?? 0;
    return {
      id: crypto.randomUUID(),
      instrument,
      version: 2,
      form,
      locale: 'es',
      answers: Object.fromEntries(items.map((item, n) => [item, lowest + (n % 4)])),
      item_times: Object.fromEntries(
        items.map((item, n) => [item, { at: Date.now() - 9000 * n, ms: 4000 }]),
      ),
      started_at: new Date(Date.now() - 1_500_000).toISOString(),
    };
  });
  const summary = { letters: 'SIA', undecided: false, families: ['health'], values: [], lead: 'S' };
  return { secret, attempts, summary, shared: 'summary' };
}
