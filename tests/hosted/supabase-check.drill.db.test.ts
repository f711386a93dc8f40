import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFront } from '#tests/server/start-front.ts';
import { createHttpServer, listen } from '#server/http/http-server.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import { dailyJobs } from '#server/jobs/daily-jobs.ts';
import { freePort } from '#tests/two-processes.ts';
import { accessToken } from './access-token.ts';
import { startProject } from './project-for-tests.ts';
import { pushedSettings } from './settings.ts';

/** A project, our server in front of it, and the command run at the two. */
async function start() {
  const port = await freePort();
  const projectUrl = `http://127.0.0.1:${port}`;
  const project = await startProject(projectUrl, '');
  const { app, database, config, settings } = project;
  const server = createHttpServer(app.fetch, securityOptions(config));
  const running = await listen(server, port, '127.0.0.1');
  const front = await startFront({
    env: { BACKEND_URL: projectUrl, ANON_KEY: config.anonKey },
    backend: undefined,
  });
  return {
    settings,
    site: front.url,
    /** Has a job end so many hours ago. */
    async endJob(job: string, hoursAgo: number) {
      await database.query(
        `insert into private.job_runs (job, started_at, finished_at)
         values ($1, now() - $2::int * interval '1 hour', now() - $2::int * interval '1 hour')`,
        [job, hoursAgo],
      );
    },
    forgetJobs: () => database.query('delete from private.job_runs'),
    check: (env: Record<string, string> = {}) =>
      runCheck(front.url, {
        SUPABASE_ACCESS_TOKEN: accessToken,
        SUPABASE_API_URL: projectUrl,
        ...env,
      }),
    async stop() {
      await front[Symbol.asyncDispose]();
      await running.stop();
      await project.close();
    },
  };
}

async function runCheck(site: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/check/supabase-check.ts', site], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const code = await new Promise((ended) => child.once('exit', ended));
  const lines = said.trim().split('\n');
  const wrong = lines.flatMap((line) => /^WRONG {2}(.+?) {2,}/.exec(line)?.[1] ?? []);
  return { code, wrong, last: lines.at(-1), said };
}

let hosted: Awaited<ReturnType<typeof start>>;
const daily = dailyJobs.filter(({ every }) => every === 'day').map(({ name }) => name);
beforeAll(async () => {
  hosted = await start();
});
beforeEach(async () => {
  Object.assign(hosted.settings, pushedSettings(hosted.site));
  await hosted.forgetJobs();
  for (const job of daily) await hosted.endJob(job, 3);
});
afterAll(() => hosted.stop());

test('of a project as the clone sets it up nothing is wrong', async () => {
  const { code, wrong, last } = await hosted.check();
  expect(wrong).toEqual([]);
  expect(code).toBe(0);
  expect(last).toContain('Next: sign up once by hand');
});

test('without its owner’s token the command says what it cannot see, and how it would', async () => {
  const { code, last, said } = await hosted.check({ SUPABASE_ACCESS_TOKEN: '' });
  expect(code).toBe(0);
  expect(said).toMatch(/^\? .*templates, factors and limits/m);
  expect(last).toContain('SUPABASE_ACCESS_TOKEN');
});

const templates = () => {
  hosted.settings.templates['confirmation'] = {
    subject: 'Confirm Your Signup',
    content: '<p><a href="{{ .ConfirmationURL }}">Confirm your mail</a></p>',
  };
};
const site = () => {
  hosted.settings.site_url = 'http://old.example';
  hosted.settings.uri_allow_list = ['/', '/assessment', '/profile']
    .map((path) => hosted.site + path)
    .join(',');
};
const factors = () => {
  hosted.settings.mfa_totp_enroll_enabled = false;
};

test.each([
  ['templates of the project’s own', templates, 'supabase/templates', /^a mail of confirmation in/],
  [
    'another site’s address',
    site,
    'site_url, additional_redirect_urls',
    /^links may lead to .*held/,
  ],
  ['second factors that are off', factors, 'switch second factors on', /^mfa_totp_enroll_enabled/],
])('%s: found, and told as the one thing to do next', async (_, plant, todo, finding) => {
  plant();
  const { code, wrong, last } = await hosted.check();
  expect(code).toBe(1);
  expect(wrong).toContainEqual(expect.stringMatching(finding));
  expect(last).toMatch(/^Next: /);
  expect(last).toContain(todo);
});

test('of three faults at once the one is told that comes first on the way to a running project', async () => {
  for (const plant of [factors, templates, site]) plant();
  const { wrong, last } = await hosted.check();
  expect(wrong.length).toBeGreaterThan(3);
  expect(last).toContain('site_url');
});

test('daily jobs that have not run for three days are told', async () => {
  await hosted.forgetJobs();
  for (const job of daily) await hosted.endJob(job, 72);
  const { wrong, last } = await hosted.check();
  expect(wrong).toEqual(['the daily jobs have run']);
  expect(last).toContain('have the daily jobs run every day');
});
