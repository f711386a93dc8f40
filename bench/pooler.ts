/**
 * `npm run bench:pooler`: through the data API and PgBouncer in transaction mode, where every transaction may meet a
 * session that served another person a moment ago. First the whole matrix of who may see, write and call what; then
 * 100,000 requests of 200 people in no order: none may see a row of another, nor be refused their own, and among them
 * are strangers, ended sessions and statements that fail. Exits 1 when one does, or where PostgreSQL or PgBouncer is
 * not installed. `-- --requests=5000` for a quick look.
 */
import { deepStrictEqual } from 'node:assert';
import { parseArgs } from 'node:util';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { createRest } from '#server/rest/rest.ts';
import type { Caller } from '#server/rest/rest-transaction-setup.ts';
import { makeSecrets } from '#server/secrets.ts';
import { functionAccess, relationAccess } from '#tests/database/access-expectations.ts';
import { observeAccess } from '#tests/database/observe-access.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { makePeople } from './rows/people.ts';
import { poolerHere, startPooler } from '#tests/database/pooler.ts';

const PEOPLE = 200;
const AT_ONCE = 50;
const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
const requests = Number(values.requests);

if (!poolerHere()) {
  throw new Error('PgBouncer was not found on this machine (Debian: apt-get install pgbouncer).');
}
const cluster = await startCluster();
const pooler = await startPooler(cluster);
const poolUrl = pooler.url('postgres');
const url = cluster.url('postgres');
const database = await openDatabase({ url, poolUrl, dataDir: '', log: () => {} });
const faults: string[] = [];
try {
  const observed = await observeAccess(database);
  deepStrictEqual(observed, { relations: relationAccess, functions: functionAccess });
  const cells = 4 * (Object.keys(relationAccess).length + Object.keys(functionAccess).length);
  console.log(`access of four callers to relations and functions, ${cells} cells: as expected`);
  const secrets = { embeddedSecrets: () => makeSecrets(new Date()), now: new Date() };
  const people = await makePeople(database, parseConfig({}, secrets), PEOPLE);
  const ended = await makePeople(database, parseConfig({}, secrets), 1);
  await database.query('delete from auth.sessions where user_id = $1', [ended[0]?.id]);
  const callers: Caller[] = [...people, ...ended].map(({ caller }) => caller);
  const rest = createRest({
    database,
    log: silentLog,
    identify: async ({ headers }) =>
      callers[Number(headers.get('x-person') ?? -1)] ?? { sub: '', role: 'anon' },
  });
  const attempts = people.map(() => crypto.randomUUID());

  const ask = async (person: number, path: string, body?: object) => {
    const headers = { 'x-person': String(person), 'content-type': 'application/json' };
    const more = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await rest(new Request(`http://s/rest/v1/${path}`, { headers, ...more }));
    return `${answer.status} ${await answer.text()}`;
  };
  const works: ((person: number, turn: number) => Promise<boolean>)[] = [
    async (person) =>
      (await ask(person, 'profiles?select=id')) === `200 [{"id":"${people[person]?.id}"}]`,
    async (person) => {
      const seen = await ask(person, 'attempts?select=user_id');
      return seen === '200 []' || seen === `200 [{"user_id":"${people[person]?.id}"}]`;
    },
    async (person, turn) => {
      const header = { instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
      const patch = { r01: { value: turn % 5, at: turn + 1, ms: 50 } };
      const attempt = { id: attempts[person], ...header };
      const seen = await ask(person, 'rpc/save_answers', { attempt, patch });
      return seen.startsWith(`200 {"id": "${attempts[person]}"`);
    },
    async () => (await ask(-1, 'profiles?select=id')).startsWith('401 '),
    async () => (await ask(callers.length - 2, 'profiles?select=id')).startsWith('401 '),
    async (person) => (await ask(person, 'profiles?select=id&id=eq.no')).startsWith('400 '),
    async (person) => (await ask(person, 'rpc/admin_people', {})).startsWith('404 '),
  ];

  const started = performance.now();
  let turn = 0;
  async function repeat(): Promise<void> {
    while (turn < requests) {
      const own = turn++;
      const work = works[Math.floor(Math.random() * works.length)];
      const person = Math.floor(Math.random() * PEOPLE);
      const isRight = await work?.(person, own);
      if (!isRight) faults.push(`request ${own}, kind ${works.findIndex((each) => each === work)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, repeat));
  const seconds = (performance.now() - started) / 1000;
  const [left] = await database.query<{ roles: number }>(
    `select count(*)::int as roles from pg_stat_activity where state like 'idle in transaction%'`,
  );
  if (left?.roles !== 0) faults.push(`${left?.roles} sessions are left in a transaction`);
  console.log(
    `${requests} requests of ${PEOPLE} people in ${seconds.toFixed(0)} s: ${faults.length} wrong answers`,
  );
} finally {
  await database.close();
  await pooler.stop();
  await cluster.stop();
}
for (const fault of faults.slice(0, 20)) console.error(`WRONG  ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
