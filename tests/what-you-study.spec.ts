/** What a person studies: said after a result, and asked again by mail. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { copy as privacyEs } from '#content/dictionaries/es/profile-privacy.ts';
import { copy as en } from '#content/dictionaries/en/what-you-study.ts';
import { copy as es } from '#content/dictionaries/es/what-you-study.ts';
import { openDatabaseOf } from '#tests/open-database-of.ts';
import { expectAccessible } from './axe.ts';
import { bringSession, giveResult, mailsTo, makeAccount, type Session } from './made-accounts.ts';
import { startServer, type OutboxMail, type RunningServer } from './serve.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 360, height: 640 }, colorScheme: 'light', reducedMotion: 'reduce' });
// It opens the database beside the server.
test.skip(!!process.env.BASE_URL || !!process.env.JOURNEYS_CLUSTER);

const address = 'asked.again@example.com';
let server: RunningServer;
let session: Session;

test.beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'all=1000000/60' }, { isEmbedded: true });
  session = await makeAccount(server, address);
  await giveResult(server, session);
});
test.afterAll(() => server.remove());

/** A year goes by, and a day's jobs are done by hand. */
async function aYearLater(): Promise<void> {
  await server.stop();
  const database = await openDatabaseOf(server);
  await database.script(
    `update public.consents set at = at - interval '12 months'; delete from private.job_runs;
     delete from private.follow_ups;`,
  );
  await database.close();
  const env = { ...process.env, ...server.env, SITE_URL: server.url };
  const cwd = resolve(import.meta.dirname, '..');
  await promisify(execFile)(process.execPath, ['tools/operate/jobs.ts'], { cwd, env });
  await server.restart();
}

function linkOf({ text }: OutboxMail, wish: 'answer' | 'stop'): string {
  const link = [...text.matchAll(/http:\S+/g)]
    .map(([one]) => one)
    .find((one) => one.endsWith(wish));
  if (!link) throw new Error(`no link to ${wish}`);
  return link;
}

/** At the widths and in the colours that people have. */
async function look(page: Page, state: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, { within: 'main' });
      const shots = process.env.SHOTS;
      if (shots) await page.screenshot({ path: `${shots}/${state}-${width}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('after a result a person says what they study with the keyboard, changes it and takes it back', async ({
  page,
}) => {
  await bringSession(page, server, session);
  await page.goto(`${server.url}/results`);
  const open = page.getByRole('button', { name: es.onResult.reopen });
  await open.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: es.send, exact: true }).press('Enter');
  await expect(page.getByText(es.choose)).toBeVisible();
  await page.getByLabel(es.field).selectOption('science');
  await look(page, 'result-asking');
  await page.getByRole('button', { name: es.send, exact: true }).press('Enter');
  await expect(page.getByText('Nos dijiste: Ciencias y matemáticas.')).toBeVisible();
  await page.reload();
  await page.getByText('Nos dijiste: Ciencias y matemáticas.').scrollIntoViewIfNeeded();
  await look(page, 'result-said');
  await page.getByRole('button', { name: es.onResult.remove }).click();
  await expect(open).toBeVisible();

  await page.getByText(privacyEs.consents.ask.title).click();
  const again = page.getByRole('group', { name: privacyEs.consents.purposes.recontact.title });
  await again.getByRole('button', { name: privacyEs.consents.ask.yes }).click();
  await expect(page.getByText(privacyEs.consents.ask.done)).toBeVisible();
});

test('a year later a mail asks; its link answers without signing in, once, and opening it answers nothing', async ({
  page,
}) => {
  await aYearLater();
  const mail = (await mailsTo(server, address, 2)).at(-1);
  if (!mail) throw new Error('no mail arrived');
  await page.goto(linkOf(mail, 'answer'));
  await expect(page.getByRole('button', { name: es.send, exact: true })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await look(page, 'mailed-question');
  await page.reload();
  await page.getByLabel(es.field).selectOption('undecided');
  await page.getByRole('button', { name: es.send, exact: true }).click();
  await expect(
    page.getByRole('heading', { name: es.mailed.outcomes.answered.title }),
  ).toBeVisible();
  await look(page, 'mailed-answered');

  await page.goto(`${server.url}/robots.txt`);
  await page.goto(linkOf(mail, 'answer'));
  await page.getByLabel(es.field).selectOption('health');
  await page.getByRole('button', { name: es.send, exact: true }).click();
  const before = es.mailed.outcomes['answered-before'].title;
  await expect(page.getByRole('heading', { name: before })).toBeVisible();

  await page.goto(`${server.url}/robots.txt`);
  await page.goto(linkOf(mail, 'stop'));
  await page.getByRole('button', { name: es.mailed.stop }).press('Enter');
  await expect(page.getByRole('heading', { name: es.mailed.outcomes.stopped.title })).toBeVisible();
  await page.goto(`${server.url}/en/what-you-study`);
  await expect(page.getByRole('heading', { name: en.mailed.outcomes.unknown.title })).toBeVisible();
  await look(page, 'mailed-unknown');
});
