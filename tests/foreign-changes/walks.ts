import { expect, type Locator, type Page } from '@playwright/test';
import { guestAttempt, leaveOnDevice } from '#tests/device.ts';
import { bringSession, giveResult, makeAccount } from '#tests/made-accounts.ts';
import { password } from '#tests/people.ts';
import type { RunningServer } from '#tests/serve.ts';
import { shownRoutes } from '#tests/shown-routes.ts';
import { unfold } from '#tests/unfold.ts';
import { useEverything } from './use-everything.ts';

export type Walk = (page: Page, site: RunningServer) => Promise<void>;

/** A test from its page to its result, by finger; the count moves on with each answer, whatever its words are. */
function takeTest(path: string): Walk {
  return async (page, { url }) => {
    await page.goto(url + path);
    await page.locator('main form [type=submit]').first().click();
    const question = page.locator('fieldset[data-item]');
    const cards = page.locator('.test-card');
    const finish = page.locator('main section > .actions .btn-primary');
    const line = page.locator('.test-bar-line');
    let answered = 0;
    for (;;) {
      await expect(question.or(cards.first()).or(finish)).toBeVisible();
      if (!(await question.isVisible())) break;
      const item = await question.getAttribute('data-item');
      const choice = answered % 5;
      await question.locator('label').nth(choice).click();
      answered += 1;
      await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
      // One question of a test may be there to see whether it is read, and is not counted.
      await expect.poll(() => countIn(line)).toBeGreaterThanOrEqual(answered - 1);
    }
    expect(answered).toBeGreaterThan(20);
    const count = await cards.count();
    for (let at = 0; at < count; at += 1) await cards.nth(at).click();
    if (count > 0) await page.locator('.test-cards .btn-primary').click();
    await finish.click();
    await expect(page).toHaveURL(/\/results/);
    await expect(page.locator('main table').first()).toBeAttached();
  };
}

async function countIn(line: Locator): Promise<number> {
  return Number(/\d+/.exec(await line.innerText())?.[0]);
}

/** A result with its files; everything on its page is used. */
const readResult: Walk = async (page, site) => {
  await leaveOnDevice(page, site, guestAttempt('es'));
  await page.goto(`${site.url}/results`);
  await unfold(page, 'take');
  const ways = page.locator('.take-actions .btn-quiet');
  for (const [way, ending] of [
    [ways.last(), '.csv'],
    [page.locator('.take-actions .btn-primary'), '.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await way.click();
    expect((await download).suggestedFilename()).toContain(ending);
  }
  await useEverything(page, 12);
};

/** A wrong password, a sign-up without its box, a link that is asked for: each is answered on the page. */
const failToSignIn: Walk = async (page, { url }) => {
  await page.goto(`${url}/auth`);
  const send = page.locator('main form [type=submit]');
  const answer = page.locator('main :is([role=alert], .field-error, .error-summary, .notice)');
  for (const typed of ['no.estoy@example.com', 'tampoco@example.com']) {
    await page.locator('[type=email]').first().fill(typed);
    await page.locator('[type=password]').first().fill(password);
    await send.click();
    await expect(answer.first()).toBeVisible();
    await expect(page.locator('[type=email]').first()).toHaveValue(typed);
  }
  await page.goto(`${url}/auth?mode=sign-up`);
  await page.locator('[type=email]').first().fill('esto no es un correo');
  await page.locator('[name=privacy]').check();
  await send.click();
  await expect(answer.first()).toBeVisible();
  await page.goto(`${url}/auth?mode=reset-request`);
  await page.locator('[type=email]').first().fill('no.estoy@example.com');
  await send.click();
  await expect(answer.first()).toBeVisible();
  await useEverything(page, 4);
};

const register =
  (email: string): Walk =>
  async (page, { url }) => {
    await page.goto(`${url}/register`);
    await page.locator('[name=name]').fill('Ana');
    await page.locator('[name=email]').fill(email);
    for (const field of await page.locator('[type=password]').all()) await field.fill(password);
    await page.locator('main [type=checkbox]').first().check();
    await page.locator('main form [type=submit]').click();
    await expect(page).toHaveURL(/\/auth$/);
    // Where the mail went is said with its address, which no translator changes.
    await expect(page.locator('main')).toContainText(/@/);
  };

/** The country is answered, and answered otherwise. */
const findPathway: Walk = async (page, { url }) => {
  await page.goto(`${url}/ruta-a-espana`);
  const choices = page.locator('#pathway-form select');
  const country = choices.first();
  await page.locator('#pathway-form [name=studies]').first().check();
  await choices.nth(1).selectOption({ index: 1 });
  const answer = page.locator('#pathway-answer');
  const said: string[] = [];
  for (const index of [3, 7]) {
    await country.selectOption({ index });
    await expect(answer).toHaveText(/\d/);
    await expect.poll(() => answer.innerText()).not.toBe(said.at(-1));
    said.push(await answer.innerText());
  }
  await useEverything(page, 6);
};

/** The search says how many it has found, each time anew. */
const searchCareers: Walk = async (page, { url }) => {
  await page.goto(`${url}/carreras`);
  const field = page.locator('[data-filter] [name=text]');
  const status = page.locator('[data-filter] [role=status]');
  await field.fill('medicina');
  await expect(page.locator('[data-career]:visible, .career-card:visible').first()).toBeVisible();
  const first = await status.innerText();
  await field.fill('ingenieria');
  await expect(status).not.toHaveText(first);
  await useEverything(page, 4);
};

/** What an account has: its profile, both parts of it. */
const lookAtProfile =
  (email: string): Walk =>
  async (page, site) => {
    const session = await makeAccount(site, email);
    await giveResult(site, session);
    await bringSession(page, site, session);
    for (const path of ['/profile', '/profile?tab=settings', '/results']) {
      await page.goto(site.url + path);
      await expect(page.locator('h1').first()).toBeVisible();
      await useEverything(page, 5);
    }
  };

const visit =
  (path: string, most: number): Walk =>
  async (page, { url }) => {
    await page.goto(url + path);
    await page.locator('header a, header button').locator('visible=true').first().hover();
    await expect(page.locator('h1').first()).toBeVisible();
    await useEverything(page, most);
  };

export const walks: Record<string, (seed: number) => Walk> = {
  'the test of interests': () => takeTest('/assessment'),
  'the test of values': () => takeTest('/values-test'),
  'the test of personality': () => takeTest('/personality-test'),
  'a result and its files': () => readResult,
  'signing in with mistakes': () => failToSignIn,
  registering: (seed) => register(`traducida.${seed}@example.com`),
  'a profile': (seed) => lookAtProfile(`perfil.traducido.${seed}@example.com`),
  'the way to Spain': () => findPathway,
  'the search for careers': () => searchCareers,
};

/** A few pages of each kind, to be opened and used. */
export const visits = new Map(
  shownRoutes
    .filter(({ page, takes }) => !takes && !['admin', 'results', 'auth', 'profile'].includes(page))
    .map(({ es }) => [es, visit(es, 3)] as const),
);

/** What only an administrator sees. */
export const lookAround: Walk = async (page, { url }) => {
  for (const view of ['', '?view=people', '?view=requests', '?view=research', '?view=audit']) {
    await page.goto(`${url}/admin${view}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await useEverything(page, 4);
  }
};
