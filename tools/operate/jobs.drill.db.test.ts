import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/database/database.ts';
import { someOf } from '#tests/drill.ts';
import { createHostedDatabase } from '#tests/database/hosted-database.ts';
import { asPerson, createPerson } from '#tests/database/people.ts';
import { signedIn } from '#tests/database/signed-in.ts';
import { createPostgresDatabase } from '#tests/database/start-database.ts';
import { startMailSink, type MailSink } from '#tests/hosted/mail-sink.ts';

/** `npm run jobs` as the owner of a hosted project runs it: on a machine that has never seen the server. */
let elsewhere: string;
let sink: MailSink;
beforeAll(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'faro-jobs-'));
  sink = await startMailSink();
});
afterAll(async () => {
  await sink.close();
  await rm(elsewhere, { recursive: true, force: true });
});

/** These four settings, and nothing that this machine has otherwise. */
const four = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  SMTP_URL: `${sink.url}?ignoreTLS=true`,
  MAIL_FROM: 'Faro <hola@faro.example>',
  SITE_URL: 'https://faro.example',
});

function runJobs(env: Record<string, string>) {
  const program = resolve(import.meta.dirname, 'jobs.ts');
  const child = spawn(process.execPath, [program], {
    cwd: elsewhere,
    env: { PATH: process.env['PATH'], ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return new Promise<{ code: number | null; out: string; err: string }>((ended) =>
    child.once('close', (code) => ended({ code, ...said })),
  );
}

async function leave(owner: Database, email: string): Promise<void> {
  const person = await createPerson(owner, { email });
  const as = asPerson(owner, await signedIn(owner, person));
  await as.query('select public.delete_my_account()');
}

const runsIn = (database: Database) =>
  database.query<{ job: string; runner: string; ended: boolean; error: string | null }>(
    `select job, runner, finished_at is not null as ended, error from private.job_runs order by id`,
  );
const done = ['retention', 'follow-ups', 'requests', 'mails'].map((job) => ({
  job,
  runner: 'command',
  ended: true,
  error: null,
}));

const databases: [string, boolean][] = [
  ['a database of one’s own', false],
  ['a hosted project, whose owner is no superuser and owns nothing of auth', true],
];

test.each(someOf(databases, 1))(
  '%s: who has left gets the last mail, the runs are rows, and once a day is enough',
  async (_, isHosted) => {
    const { url, owner } = await (isHosted ? hostedDatabase() : ownDatabase());
    const email = `left${isHosted ? '.hosted' : ''}@example.com`;
    await leave(owner, email);
    const first = await runJobs(four(url));
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(
      /^retention: done.*\nfollow-ups: done.*\nrequests: done.*\nmails: done.*\n/m,
    );
    const mails = sink.mails.filter(({ to }) => to.includes(email));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.raw).toContain('From: Faro <hola@faro.example>');
    expect(mails[0]?.raw).toContain('Subject: Borramos tu cuenta de Faro Vocacional');
    expect(mails[0]?.raw).toContain('https://faro.example');
    expect(await owner.query('select from private.mail_outbox')).toEqual([]);
    expect(await runsIn(owner)).toEqual(done);

    const second = await runJobs(four(url));
    expect(second.code).toBe(0);
    expect(second.out).toMatch(
      /^retention: not due.*\nfollow-ups: not due.*\nrequests: not due.*\nmails: not due/m,
    );
    expect(await runsIn(owner)).toEqual(done);

    // Between two days a mail leaves all the same; a job that fails ends the command with 1.
    await leave(owner, `late.${email}`);
    await owner.script(`update private.job_runs set started_at = now() - interval '1 day';
      alter table private.policy_reports rename to policy_reports_away`);
    const third = await runJobs(four(url));
    expect(third.code).toBe(1);
    expect(third.out).toMatch(/^retention: failed/m);
    expect(sink.mails.filter(({ to }) => to.includes(`late.${email}`))).toHaveLength(1);
    expect((await runsIn(owner)).at(-4)?.error).toContain('42P01');
    await owner.close();
  },
);

test('each setting that is missing is one line by its name, and exit code 1', async () => {
  const whole = four(await createPostgresDatabase());
  const missing = Object.keys(whole);
  const answers = await Promise.all(missing.map((name) => runJobs({ ...whole, [name]: '' })));
  expect(answers).toEqual(
    missing.map((name) => ({
      code: 1,
      out: '',
      err: expect.stringMatching(new RegExp(`^${name} is missing[:,] [^\n]+\n$`)),
    })),
  );
});

async function ownDatabase() {
  const url = await createPostgresDatabase('template faro_template strategy file_copy');
  return { url, owner: await openDatabase({ url, log: () => {}, dataDir: '' }) };
}

async function hostedDatabase() {
  const { owner, migratorUrl: url } = await createHostedDatabase();
  // As `supabase db push` leaves it.
  const migrated = await openDatabase({ url, log: () => {}, dataDir: '' });
  await migrated.close();
  return { url, owner };
}
