// Servers that are asked the same: ours, and a bare one on the same database.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { onCluster } from '#bench/on-cluster.ts';
import { parseConfig } from '#server/config.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { STATEMENT_TIMEOUT_MS } from '#server/database/rest-on-postgres.ts';
import { makeSecrets } from '#server/secrets.ts';
import { keepCatalogue } from '#server/rest/rest-catalogue.ts';
import { transactionSetupFor } from '#server/rest/rest-transaction-setup.ts';
import { readAddress } from '#server/rest/rest-query.ts';
import { readHeaders } from '#server/rest/rest-headers.ts';
import { statementFor } from '#server/rest/rest-statement.ts';
import { pageOf } from '#server/rest/rest-read.ts';
import { fillPeople } from '#tools/demo/fill-people.ts';
import type { startCluster } from '#tests/database/postgres-cluster.ts';
import { startServer } from '#tests/serve.ts';
import type { Bare } from './bare-server.ts';
import type { Call } from './load.ts';
import { makePeople, type SignedIn } from './people.ts';

type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Work = 'own row' | 'save_answers' | 'admin list';

export type Target = {
  name: string;
  url: string;
  anonKey: string;
  calls: Record<Work, (turn: number) => Call>;
  people: readonly SignedIn[];
  database: string;
  stop(): Promise<void>;
};

const LISTED = 2_000;
const PEOPLE = 20;
const OWN_ROW = (id: string) => `/rest/v1/profiles?select=full_name,country,locale&id=eq.${id}`;
const SAVE = '/rest/v1/rpc/save_answers';
const LIST = '/rest/v1/rpc/admin_people';
const PAGE = JSON.stringify({ search: '', filter: 'all', sort: 'newest', page: 1 });

/** The product's server of this or another checkout, on a database of its own with people in it. */
export async function startOurs(cluster: Cluster, name: string, root?: string): Promise<Target> {
  const database = `rows_${name.replaceAll(/\W/g, '').toLowerCase()}`;
  const admin = await openPostgres(cluster.url('postgres'), 1);
  await admin.query(`create database ${database}`);
  await admin.close();
  const settings = {
    ...onCluster(cluster.url(database)),
    RATE_LIMITS: 'all=100000000/60',
    LOG_LEVEL: 'error',
  };
  const server = await startServer(settings, { root });
  const config = parseConfig(
    { ...settings, SITE_URL: server.url },
    { embeddedSecrets: () => makeSecrets(new Date()), now: new Date() },
  );
  const queries = await openPostgres(cluster.url(database), 2);
  await fillPeople(queries, LISTED);
  const people = await makePeople(queries, config, PEOPLE);
  await queries.script('analyze');
  await queries.close();
  const { url, remove } = server;
  const calls = callsOf(people);
  return { name, url, anonKey: config.anonKey, calls, people, database, stop: remove };
}

/** The bare server on the database of `ours`, for the same people. */
export async function startBare(cluster: Cluster, ours: Target): Promise<Target> {
  const url = cluster.url(ours.database);
  const queries = await openPostgres(url, 1);
  const catalogue = await keepCatalogue(queries)();
  await queries.close();
  const understand = (path: string, body: object | undefined) => {
    const asked = new Request(`http://localhost${path}`);
    const [address, wishes] = [readAddress(asked), readHeaders(asked)];
    const method = body ? 'POST' : 'GET';
    const given = { rows: body ? [body] : [], text: body ? `[${JSON.stringify(body)}]` : '[]' };
    const page = pageOf(address, wishes, 1000);
    return statementFor({ method, address, wishes, page, body: given }, catalogue);
  };
  const bare: Bare = {
    url,
    openings: ours.people.map(({ caller }) => transactionSetupFor(caller, STATEMENT_TIMEOUT_MS)),
    reads: Object.fromEntries(
      ours.people.map(({ id }) => [OWN_ROW(id), understand(OWN_ROW(id), undefined)]),
    ),
    calls: {
      [SAVE]: understand(SAVE, { attempt: {}, patch: {} }).text,
      [LIST]: understand(LIST, JSON.parse(PAGE)).text,
    },
  };
  const child = fork(new URL('./bare-server.ts', import.meta.url), {
    env: { ...process.env, BARE: JSON.stringify(bare) },
  });
  const [port] = await once(child, 'message');
  const target = { ...ours, name: 'bare', url: `http://127.0.0.1:${Number(port)}` };
  return {
    ...target,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function callsOf(people: readonly SignedIn[]): Target['calls'] {
  const boss = people.length - 1;
  const attempts = people.map(() => crypto.randomUUID());
  const who = (person: number) => ({ person, token: people[person]?.token ?? '' });
  return {
    'own row': (turn) => {
      const person = turn % boss;
      return { ...who(person), path: OWN_ROW(people[person]?.id ?? '') };
    },
    save_answers: (turn) => {
      const person = turn % boss;
      const attempt = {
        id: attempts[person],
        instrument: 'riasec',
        version: 1,
        form: 'full',
        locale: 'es',
      };
      const patch = { r01: { value: turn % 5, at: 1_000 + turn, ms: 50 } };
      return { ...who(person), path: SAVE, body: JSON.stringify({ attempt, patch }) };
    },
    'admin list': () => ({ ...who(boss), path: LIST, body: PAGE }),
  };
}
