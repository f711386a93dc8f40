import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { copy as en } from '#content/dictionaries/en/admin-area.ts';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { openDatabase } from '#server/database/database.ts';
import { expectAccessible } from './axe.ts';
import { bringSession, grantAdmin, makeAccount, type Session } from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { startServer, type RunningServer } from './serve.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
// It opens the database beside the server.
test.skip(!!process.env.BASE_URL || !!process.env.JOURNEYS_CLUSTER);

let server: RunningServer;
let admin: Session;

test.beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
  admin = await enrolFactor(server, await makeAccount(server, 'jobs.area@example.com'));
  await grantAdmin(server, 'jobs.area@example.com');
});
test.afterAll(() => server.remove());

/** Writes into the database as its owner, for what a day or a mailing service would. */
async function change(script: string): Promise<void> {
  await server.stop();
  const { dataDir } = server;
  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  await database.script(script);
  await database.close();
  await server.restart();
}

async function look(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

const run = (job: string, hours: number, error = 'null') =>
  `insert into private.job_runs (job, started_at, finished_at, runner, outcome, error)
   values ('${job}', now() - interval '${hours} hours', now() - interval '${hours} hours', 'pg_cron', '{"outbox": 2}', ${error});`;

test('an admin sees that jobs never ran, that they ran, that one failed and that one is late', async ({
  page,
}) => {
  await change('delete from private.job_runs');
  await bringSession(page, server, admin);
  await page.goto(`${server.url}/admin`);
  const jobs = page.locator('section', { has: page.getByRole('heading', { name: es.jobs.title }) });
  await expect(jobs).toContainText('todavía no se ha hecho ninguna vez');
  await expect(jobs).toContainText(es.jobs.none);
  await look(page);

  // By hand, as on a machine whose server is not running.
  await server.stop();
  const env = { ...process.env, ...server.env };
  const cwd = resolve(import.meta.dirname, '..');
  await promisify(execFile)(process.execPath, ['tools/operate/jobs.ts'], { cwd, env });
  await server.restart();
  await page.reload();
  await expect(jobs).toContainText(es.jobs.fine);
  await expect(jobs).toContainText(es.jobs.runners.command);
  expect(await (await fetch(`${server.url}/health/jobs`)).json()).toEqual({ status: 'ok' });

  await change(`delete from private.job_runs; ${run('retention', 75)} ${run('mails', 20)}
    ${run('mails', 1, `'ECONNREFUSED'`)}`);
  await page.reload();
  await expect(jobs.getByRole('status').first()).toContainText('hace 3 días');
  await expect(jobs).toContainText('falló, con el código ECONNREFUSED');
  const health = await fetch(`${server.url}/health/jobs`);
  expect([health.status, await health.json()]).toEqual([503, { status: 'late' }]);
  await look(page);
  // Above the figures, and seen without scrolling; the line leads down to what it is about.
  const { alarms } = es.overview;
  const lines = page.getByRole('status').filter({ hasText: alarms.title }).getByRole('link');
  await expect(lines).toHaveText([alarms.late, alarms.failed]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(lines.last()).toBeInViewport({ ratio: 1 });
  }
  await lines.first().press('Enter');
  await expect(page.getByRole('heading', { name: es.jobs.title })).toBeInViewport();
  await page.goto(`${server.url}/en/admin`);
  await expect(page.getByText('nobody has done it well for 3 days')).toBeVisible();
});

test('an admin takes the list of addresses to remove, removes them by hand and says so', async ({
  page,
}) => {
  await change(
    `insert into private.withdrawals (address, reason, at, attempts, last_error, given_up_at)
     values ('gone@example.com', 'erased', now() - interval '5 days', 8, 'HTTP 500', now()),
       ('=cmd@example.com', 'withdrawn', now() - interval '1 hour', 0, null, null)`,
  );
  await bringSession(page, server, admin);
  await page.goto(`${server.url}/en/admin`);
  const { byHand } = en.overview.alarms;
  await page.getByRole('link', { name: byHand.replace('{n}', '1') }).click();
  await expect(page).toHaveTitle(/^Export · /);
  await expect(page.getByRole('heading', { name: en.withdrawals.title })).toBeInViewport();
  const words = en.withdrawals;
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: words.title }),
  });
  await expect(section).toContainText('To remove by hand: 1.');
  await expect(section).toContainText('HTTP 500');
  await section.getByLabel(en.exports.why).fill('The list of November');
  await section.getByRole('button', { name: words.submit }).click();
  await expect(section).toContainText('2 addresses');
  await look(page);
  const downloading = page.waitForEvent('download');
  await section.getByRole('link').click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain('gone@example.com');
  expect(csv).toContain(`'=cmd@example.com`);
  await section.getByRole('button', { name: words.done }).click();
  await expect(section).toContainText('Noted: 2 addresses removed.');
  await expect(section).toContainText(words.none);
  await expect(section.getByRole('table')).toContainText(words.receipts.hand);
  await look(page);
});
