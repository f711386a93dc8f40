import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { copy as en } from '#content/dictionaries/en/admin-area.ts';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { openDatabaseOf } from '#tests/open-database-of.ts';
import { expectAccessible } from './axe.ts';
import { bringSession, grantAdmin, mailsTo, makeAccount, type Session } from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { watchForFaults } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
// It opens the database beside the server.
test.skip(!!process.env.BASE_URL || !!process.env.JOURNEYS_CLUSTER);

const { acts } = es.control;
const why = 'Lo pidió por carta';
let server: RunningServer;
let admin: Session;
let ana: Session;
let child: Session;

test.beforeAll(async ({ site }) => {
  server = site;
  admin = await enrolFactor(server, await makeAccount(server, 'control.area@example.com'));
  ana = await makeAccount(server, 'ana.control@example.com');
  child = await makeAccount(server, 'child.control@example.com');
  await grantAdmin(server, 'control.area@example.com');
});

async function look(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

async function openRecord(page: Page, person: Session): Promise<void> {
  await bringSession(page, server, admin);
  await page.goto(`${server.url}/admin?view=people&person=${person.user.id}`);
  await page.getByLabel(es.person.why).fill(why);
  await page.getByRole('button', { name: es.person.open, exact: true }).click();
  await expect(page.getByRole('heading', { name: es.control.title })).toBeVisible();
}

/** Opens an act, gives the reason and says yes to the question. */
async function act(page: Page, words: (typeof acts)['freeze'], reason = why): Promise<void> {
  const fold = page.locator('details').filter({ hasText: words.title });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  await fold.getByLabel(es.control.why).fill(reason);
  await fold.getByRole('button', { name: es.control.next }).click();
  await page
    .getByRole('group', { name: words.question })
    .getByRole('button', { name: words.yes })
    .click();
}

/** The people told, by the subjects of their mails. */
async function subjects(email: string, count: number): Promise<string[]> {
  return (await mailsTo(server, email, count)).map(({ subject }) => subject);
}

test('an admin corrects a person, who is told and sees it (P06, P19)', async ({ page }) => {
  const expectNoFaults = watchForFaults(page);
  await openRecord(page, ana);
  const fold = page.locator('details').filter({ hasText: acts.correct.title });
  await fold.locator('summary').click();
  await fold.getByLabel(es.control.why).fill(why);
  await fold.getByRole('button', { name: es.control.next }).click();
  await expect(fold.getByText(es.control.fields.nothing)).toBeVisible();
  await fold.getByLabel(es.control.fields.name).fill('Ana Paez');
  await fold.getByLabel(es.control.fields.country).selectOption('CO');
  await look(page);
  await fold.getByRole('button', { name: es.control.next }).click();
  const question = page.getByRole('group', { name: acts.correct.question });
  await expect(question.getByRole('button', { name: acts.correct.yes })).toBeFocused();
  // "No" loses nothing of what was typed.
  await page.keyboard.press('Escape');
  await expect(fold.getByLabel(es.control.fields.name)).toHaveValue('Ana Paez');
  await act(page, acts.correct);
  await expect(page.getByText(acts.correct.done)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Paez');
  await expect(page.getByRole('definition').filter({ hasText: 'Colombia' })).toBeVisible();
  expect((await subjects(ana.user.email, 2)).at(-1)).toBe(
    'Corregimos un dato de tu cuenta · Faro Vocacional',
  );
  expectNoFaults();
});

test('an admin freezes and unfreezes a person, who cannot lift it (P07, P19)', async ({ page }) => {
  await openRecord(page, ana);
  await act(page, acts.freeze);
  await expect(page.getByText(acts.freeze.done)).toBeVisible();
  await expect(page.getByText(/^Congelada por administración/)).toBeVisible();
  await expect(page.getByText(acts.freeze.title, { exact: true })).toHaveCount(0);
  await look(page);

  await bringSession(page, server, ana);
  await page.goto(`${server.url}/profile?tab=settings`);
  await page.getByText(privacy.limits.title, { exact: true }).click();
  await expect(page.getByText(/La congeló quien responde de este sitio/)).toBeVisible();
  await page.getByText(privacy.requests.title, { exact: true }).click();
  await expect(page.getByRole('button', { name: privacy.limits.restriction.lift })).toHaveCount(0);
  await expect(page.getByText(privacy.requests.outcomes.frozen)).toBeVisible();

  await openRecord(page, ana);
  await act(page, acts.unfreeze);
  await expect(page.getByText(acts.unfreeze.done)).toBeVisible();
  await expect(page.getByText(/^Congelada/)).toHaveCount(0);
});

test('the account of a child: frozen at once, a case for the family, then erased (P21)', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  await openRecord(page, child);
  await act(page, acts.minor);
  await expect(page.getByText(acts.minor.done)).toBeVisible();
  expect((await subjects(child.user.email, 2)).at(-1)).toContain('Tu cuenta espera a tu madre');

  await page.goto(`${server.url}/admin?view=requests`);
  await expect(page.getByText(es.control.asker.minorCase)).toBeVisible();
  await look(page);

  await openRecord(page, child);
  await act(page, acts.erase, `lo pidió ${child.user.email}`);
  await expect(page.getByText(es.control.named)).toBeVisible();
  await act(page, acts.erase);
  await expect(page.getByText(acts.erase.done)).toBeVisible();
  await look(page);
  expect((await subjects(child.user.email, 3)).at(-1)).toBe(
    'Borramos tu cuenta de Faro Vocacional',
  );
  await page.goto(`${server.url}/admin?view=requests`);
  await expect(page.getByText(es.requests.noneOpen)).toBeVisible();
  await page.goto(`${server.url}/admin?view=audit`);
  const erased = page.getByRole('row').filter({ hasText: es.audit.actions['erase-person'] });
  await expect(erased).toContainText(why);
  await expect(erased).not.toContainText(child.user.email);
  expectNoFaults();
});

test('a letter of a mother is entered, her proof noted, answered; overdue it is an alarm (P19, P20)', async ({
  page,
}) => {
  await bringSession(page, server, admin);
  await page.goto(`${server.url}/admin?view=requests`);
  const words = es.control.enter;
  await page.getByText(words.title).click();
  const send = page.getByRole('button', { name: words.submit });
  await page.getByLabel(words.who).selectOption('guardian');
  await page.getByLabel(words.kind).selectOption('erasure');
  await page.getByLabel(words.account).fill('nobody.control@example.com');
  await send.click();
  await expect(page.getByText(words.problems.askedBy)).toBeVisible();
  await page.getByLabel(words.askedBy).fill('Luz Mora, 55 1234');
  await send.click();
  await expect(page.getByText(words.problems.account)).toBeVisible();
  await look(page);
  await page.getByLabel(words.account).fill(ana.user.email);
  await page.getByLabel(words.wish).fill('Pide que la borren.');
  await send.click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page.getByText('Luz Mora, 55 1234')).toBeVisible();
  await page.getByRole('button', { name: es.control.asker.steps['proof-asked'].act }).click();
  await expect(page.getByText(/^Prueba pedida el/)).toBeVisible();
  await look(page);

  await server.stop();
  const database = await openDatabaseOf(server);
  await database.script(
    `update public.requests set due_at = now() - interval '1 day' where answered_at is null`,
  );
  await database.close();
  await server.restart();
  const health = await fetch(`${server.url}/health/requests`);
  expect([health.status, await health.json()]).toEqual([503, { status: 'overdue' }]);
  await page.goto(`${server.url}/en/admin`);
  await page.getByRole('link', { name: en.overview.alarms.overdue.replace('{n}', '1') }).click();
  await expect(page.getByText(/^OVERDUE/)).toBeVisible();

  await page.locator('summary', { hasText: en.requests.answer }).click();
  await page
    .getByRole('textbox', { name: en.requests.outcome, exact: true })
    .fill('We wrote to the mother.');
  await page.getByRole('button', { name: en.requests.send }).click();
  await expect(page.getByText(en.requests.noneOpen)).toBeVisible();
});

test('the same by a command, which says what will happen and asks (P19)', async () => {
  await server.stop();
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['tools/operate/admin.ts', ...args], {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...process.env, ...server.env },
    });
  const asked = ['freeze', ana.user.email, '--reason', why];
  await expect(run(...asked)).rejects.toMatchObject({
    stdout: expect.stringContaining('Will be kept as it is'),
    stderr: expect.stringContaining('--yes'),
  });
  expect((await run(...asked, '--yes')).stdout).toContain(`${ana.user.email}: done.`);
  expect((await run('unfreeze', ana.user.email, '--reason', why, '--yes')).stdout).toContain(
    'done.',
  );
  await expect(run('erase', ana.user.email, '--yes')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--reason'),
  });
  expect((await run('erase', ana.user.email, '--reason', why, '--yes')).stdout).toContain('done.');
  await server.restart();
  // What waited for an account that is gone does not leave; the farewell does.
  expect((await subjects(ana.user.email, 5)).at(-1)).toBe('Borramos tu cuenta de Faro Vocacional');
});
