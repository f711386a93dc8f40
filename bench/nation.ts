/**
 * `npm run bench:nation`: four server processes behind Caddy (`deploy/cluster/Caddyfile`), PgBouncer and PostgreSQL as an owner's, with 200,000
 * people stored. Prints what a nation asks in its busiest hour, then asks at steady rates: 250 static starts, 25 that write and 60 saves a
 * second for two minutes; 20,000 finished tests handed in within five minutes; and recovery mails beside 100,000 that wait. Limits: p99 below a second and
 * nothing wrong, all 20,000 stored, no recovery later than a minute. `--people`, `--minutes`, `--submissions`, `--mails` for a small run. Needs Debian's caddy and
 * pgbouncer; the load is made on the same processors. Exits 1 when a limit is missed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { makeSecrets } from '#server/secrets.ts';
import { poolerHere, startPooler } from '#tests/database/pooler.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { startSiteProcesses } from '#tools/machines/cluster/site-processes.ts';
import { fillPeople } from '#tools/demo/fill-people.ts';
import { startMailServer } from './auth/auth-server.ts';
import { aMillion, quantile, toldArithmetic } from './nation/arithmetic.ts';
import { askSteadily, createClient, type Measured } from './nation/open-load.ts';
import { queueMails, signInStored, type Taker } from './nation/stored-people.ts';
import { onCluster } from './on-cluster.ts';

const MOST_P99_MS = 1_000;
const MOST_RECOVERY_MS = 60_000;
const PORTS = [3101, 3102, 3103, 3104];
const URL_OF_SITE = 'http://127.0.0.1:8180';
const RATES = { staticStarts: 250, writingStarts: 25, saves: 60 };
/** A mail server that takes so long for each: 20 mails a second. */
const MAIL_MS = 50;
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200000' },
    minutes: { type: 'string', default: '2' },
    submissions: { type: 'string', default: '20000' },
    mails: { type: 'string', default: '100000' },
  },
});
const people = Number(values.people);
const seconds = Number(values.minutes) * 60;
const submissions = Number(values.submissions);
/** Five minutes, and less in a small run. */
const bell = seconds * 2.5;
const failures: string[] = [];
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!poolerHere() || !hasCaddy) {
  throw new Error('PgBouncer or Caddy was not found (Debian: apt-get install pgbouncer caddy).');
}

for (const line of toldArithmetic(aMillion, RATES)) console.log(line);
const folder = mkdtempSync('/tmp/faro-nation-');
const cluster = await startCluster({ durable: true });
const pooler = await startPooler(cluster, 'transaction', 20);
const recoveries = new Map<string, number>();
const mail = await startMailServer(MAIL_MS, (to) => recoveries.set(to, performance.now()));
const env = {
  ...onCluster(cluster.url('postgres')),
  POOL_URL: pooler.url('postgres'),
  SITE_URL: URL_OF_SITE,
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: 'all=100000000/60',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  SMTP_URL: `smtp://127.0.0.1:${mail.port}?ignoreTLS=true&pool=true&maxConnections=4`,
  MAIL_FROM: 'Faro <hola@faro.example>',
};
const config = parseConfig(env, {
  embeddedSecrets: () => makeSecrets(new Date()),
  now: new Date(),
});
const database = await openDatabase({ url: cluster.url('postgres'), dataDir: '', log: () => {} });
let site: ReturnType<typeof startSiteProcesses> = [];
try {
  await fillPeople(database, people);
  const takers = await signInStored(database, config, Math.min(5_000, Math.floor(people / 2)));
  site = startSiteProcesses({ folder, url: URL_OF_SITE, host: '127.0.0.1', ports: PORTS, env });
  await ready();
  const [{ size } = { size: '' }] = await database.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(
    `\nPostgreSQL ${database.version}, ${size} of ${people} people, PgBouncer ${poolerHere()}, ${PORTS.length} servers, ${availableParallelism()} cores`,
  );
  const client = createClient(URL_OF_SITE, config.anonKey);
  await steadyHour(client, takers);
  await handIn(client, takers);
  await recoverBesideMails(client);
  client.close();
} finally {
  for (const each of site) await each.stop();
  await database.close();
  await mail.close();
  await pooler.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

type Client = ReturnType<typeof createClient>;

/** Static starts, writing ones and saves at the same time. */
async function steadyHour(client: Client, takers: readonly Taker[]): Promise<void> {
  console.log(`\n${seconds} s at steady rates, load average ${loadavg()[0]?.toFixed(1)}`);
  const going = takers
    .slice(0, RATES.saves * 10)
    .map((taker) => ({ taker, id: crypto.randomUUID() }));
  const taken = await Promise.all([
    askSteadily(RATES.staticStarts, seconds, async (turn) => {
      const { status, text } = await client.send(
        ['/', '/assessment', '/carreras', '/en'][turn % 4] ?? '/',
      );
      return status === '200' && text.length > 1_000 ? 'ok' : status;
    }),
    askSteadily(RATES.writingStarts, seconds, (turn) =>
      save(client, takerAt(takers, turn), crypto.randomUUID(), answersOf(turn, 0, 1)),
    ),
    askSteadily(RATES.saves, seconds, (turn) => {
      const one = going[turn % going.length];
      if (!one) throw new Error('nobody answers');
      const from = Math.floor(turn / going.length) * 3;
      return save(client, one.taker, one.id, answersOf(turn, from, from + 3));
    }),
  ]);
  const names = ['static starts', 'writing starts', 'saves'];
  for (const [index, measured] of taken.entries()) tell(names[index] ?? '', measured, MOST_P99_MS);
  console.log(`load average ${loadavg()[0]?.toFixed(1)} at the end`);
}

/** Everybody hands in at the bell: what is refused waits on the device and is sent again. */
async function handIn(client: Client, takers: readonly Taker[]): Promise<void> {
  const rate = submissions / bell;
  console.log(
    `\n${submissions} finished tests in ${(bell / 60).toFixed(1)} minutes, ${rate.toFixed(0)} a second`,
  );
  let again = 0;
  const measured = await askSteadily(rate, bell, async (turn) => {
    const taker = takerAt(takers, turn);
    const id = crypto.randomUUID();
    for (let tries = 0; tries < 40; tries += 1) {
      const saved = await save(client, taker, id, answersOf(turn, 0, fullOrder.length));
      const path = '/rest/v1/rpc/submit_attempt';
      const { status } =
        saved === 'ok' ? await client.send(path, taker.token, { attempt: id }) : { status: saved };
      if (status === '200') return 'ok';
      again += 1;
      await pause(1_000);
    }
    return 'given up';
  });
  tell('handed in', measured, Infinity);
  const [row] = await database.query<{ stored: number }>(
    `select count(*)::int as stored from public.attempts where state = 'submitted' and submitted_at > now() - interval '1 hour'
       and answered = $1 and answers <> '{}'`,
    [fullOrder.length],
  );
  console.log(
    `stored ${row?.stored} of ${measured.times.length} acknowledged; ${again} sent again`,
  );
  if (measured.times.length < submissions || (row?.stored ?? 0) < submissions) {
    failures.push(
      `${submissions - Math.min(measured.times.length, row?.stored ?? 0)} tests were not stored`,
    );
  }
}

/** People who forgot their password while a hundred thousand notices wait for a slow mail server. */
async function recoverBesideMails(client: Client): Promise<void> {
  await queueMails(database, Number(values.mails));
  const emails = await database.query<{ email: string }>(
    `select email from auth.users where email_confirmed_at is not null order by id desc limit 10`,
  );
  await pause(3_000);
  let latest = 0;
  for (const { email } of emails) {
    const asked = performance.now();
    const { status } = await client.send('/auth/v1/recover', config.anonKey, { email });
    if (status !== '200') failures.push(`a recovery was answered ${status}`);
    while (!recoveries.has(email) && performance.now() - asked < 2 * MOST_RECOVERY_MS)
      await pause(50);
    latest = Math.max(latest, (recoveries.get(email) ?? Infinity) - asked);
    await pause(1_000);
  }
  const [left] = await database.query<{ waiting: number }>(
    'select count(*)::int as waiting from private.mail_outbox where sent_at is null and dead_at is null',
  );
  console.log(
    `\n${emails.length} recovery mails beside ${left?.waiting} that wait: the latest after ${(latest / 1000).toFixed(1)} s`,
  );
  if (latest > MOST_RECOVERY_MS) failures.push('a recovery mail came later than a minute');
}

async function save(client: Client, { token }: Taker, id: string, patch: object): Promise<string> {
  const attempt = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
  const { status } = await client.send('/rest/v1/rpc/save_answers', token, { attempt, patch });
  return status === '200' ? 'ok' : status;
}

function answersOf(turn: number, from: number, to: number): object {
  const items = Array.from(
    { length: to - from },
    (_, index) => fullOrder[(from + index) % fullOrder.length] ?? '',
  );
  return Object.fromEntries(
    items.map((item, index) => [
      item,
      { value: (turn + index) % 5, at: Date.now() + index, ms: 1_500 },
    ]),
  );
}

function takerAt(takers: readonly Taker[], turn: number): Taker {
  const taker = takers[turn % takers.length];
  if (!taker) throw new Error('nobody is signed in');
  return taker;
}

function tell(what: string, { times, wrong }: Measured, most: number): void {
  const at = (share: number) => `${quantile(times, share).toFixed(0)} ms`.padStart(9);
  const errors = Object.entries(wrong).map(([name, count]) => `${count} × ${name}`);
  console.log(
    `${what.padEnd(16)} ${String(times.length).padStart(7)}  p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  max ${at(1)}  ${errors.join(', ')}`,
  );
  if (quantile(times, 0.99) > most) failures.push(`${what}: p99 ${at(0.99).trim()}`);
  if (times.length === 0 || errors.length > 0)
    failures.push(`${what}: ${errors.join(', ') || 'none'}`);
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const isReady = await fetch(`${URL_OF_SITE}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(500);
  }
  execFileSync('tail', ['-n', '20', `${folder}/server-${PORTS[0]}.log`], { stdio: 'inherit' });
  throw new Error('the servers did not start');
}
