/** What a page shows stays where it was when the rest arrives, and stays there when a session ends or a form is sent. */
import { expect, type Page } from '@playwright/test';
import { copy as pathway } from '#content/sentences/pathway/es/pathway.ts';
import { copy as careerEs } from '#content/dictionaries/es/career.ts';
import { emptySituation } from '#domain/situation/situation.ts';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import { bringSession, giveResult, makeAccount } from './made-accounts.ts';
import { password, words } from './people.ts';
import { rejectCookies, test } from './site-fixture.ts';

/** Adds up what the browser calls layout shift, from the first frame on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') seen.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(globalThis, 'seenShifts');
      return typeof seen === 'object' && seen && 'sum' in seen ? Number(seen.sum) : Number.NaN;
    });
}

const { start } = words.es.assessment.intro;

for (const width of [360, 1440]) {
  for (const [what, answers, shown] of [
    ['nothing', 0, start.begin],
    ['a draft', 12, start.resume],
    ['a result', 60, start.seeResult],
  ] as const) {
    test(
      `at ${width} px nothing moves on the page of a test with ${what}`,
      inGate(width === 360 && answers === 60),
      async ({ page, site }) => {
        await page.setViewportSize({ width, height: 760 });
        await page.goto(site.url);
        await rejectCookies(page);
        if (answers > 0) await leaveOnDevice(page, site, guestAttempt('es', answers));
        const shifts = await watchShifts(page);
        for (const visit of ['first', 'again']) {
          await page.goto(`${site.url}/assessment`, { waitUntil: 'networkidle' });
          await expect(page.locator('main').getByText(shown, { exact: true })).toBeVisible();
          await expect(page.locator('html')).not.toHaveAttribute('data-recalling');
          expect(await shifts(), visit).toBeLessThanOrEqual(0.005);
        }
      },
    );
  }

  test(`at ${width} px nothing moves on the page of a career when its answers can be pressed`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto(site.url);
    await rejectCookies(page);
    const shifts = await watchShifts(page);
    await page.goto(`${site.url}/carreras/psicologia-clinica`, { waitUntil: 'networkidle' });
    const mark = page.locator('#mark');
    await expect(mark.getByRole('link')).toHaveCount(3);
    await mark.hover();
    await expect(mark.getByRole('button')).toHaveCount(3);
    await expect(mark.getByRole('link')).toHaveCount(0);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    expect(await shifts()).toBeLessThanOrEqual(0.005);
    await mark.getByRole('button', { name: careerEs.react.known }).click();
    await expect(mark.getByRole('button', { pressed: true })).toHaveText(careerEs.react.known);
    expect(await shifts()).toBeLessThanOrEqual(0.005);
  });
}

for (const width of [360, 1440]) {
  test(`at ${width} px nothing is seen to move while the way of kept answers comes, which is in the first screen`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site.url);
    await rejectCookies(page);
    const said = { ...emptySituation, country: 'MX', diploma: 'national', aim: 'public-degree' };
    await page.evaluate(
      (kept) => localStorage.setItem('faro-situation', kept),
      JSON.stringify(said),
    );
    // Faces that come late move every page a little: this is about the answer.
    await page.route('**/*.woff2', (route) => route.abort());
    const shifts = await watchShifts(page);
    await page.goto(`${site.url}/ruta-a-espana`, { waitUntil: 'networkidle' });
    const now = page.getByRole('heading', { name: pathway.months.now });
    await expect(now).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-wake');
    expect(await shifts()).toBeLessThanOrEqual(0.005);
  });
}

for (const width of [360, 1280, 1440]) {
  test(
    `at ${width} px nothing is seen to move while a person's own pages come`,
    inGate(width === 360),
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 760 });
      const session = await makeAccount(site, `own-${width}@example.com`);
      await giveResult(site, session);
      await bringSession(page, site, session);
      await page.goto(site.url);
      await rejectCookies(page);
      const shifts = await watchShifts(page);
      for (const path of ['/profile', '/profile?tab=settings', '/results']) {
        await page.goto(site.url + path, { waitUntil: 'networkidle' });
        await expect(page.locator('main .spinner-mark')).toHaveCount(0);
        await expect(page.locator('main h2').first()).toBeVisible();
        expect(await shifts(), path).toBeLessThanOrEqual(0.02);
      }
    },
  );
}

test('a session that is ended elsewhere is said to have ended, and the result stays on the page', async ({
  page,
  site,
}) => {
  const { page: result } = words.es.results;
  const session = await makeAccount(site, 'ended@example.com');
  await giveResult(site, session);
  await bringSession(page, site, session);
  await page.goto(`${site.url}/results`);
  const scores = page.getByRole('heading', { name: words.es.interests.scores.title });
  await expect(scores).toBeVisible();
  const { anonKey } = await (await fetch(`${site.url}/config.json`)).json();
  await fetch(`${site.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: anonKey, authorization: `Bearer ${session.access_token}` },
  });
  // What asks the account again, as a connection that comes back does.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: words.es.auth.again.title });
  await expect(dialog).toContainText(words.es.auth.again.onPage);
  await expect(scores).toBeVisible();
  await expect(page.getByText(result.unreachable)).toHaveCount(0);
  await expect(page.getByText(result.emptyTitle)).toHaveCount(0);
  await expectAccessible(page);
  const { form, modes } = words.es.auth;
  await dialog.getByLabel(form.fields.email).fill('ended@example.com');
  await dialog.getByLabel(form.fields.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: modes['sign-in'].submit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(scores).toBeVisible();
  await expect(page.getByText(result.sessionOver)).toHaveCount(0);
});

test(
  'while a registration is sent its button is disabled, the focus is kept, and what was typed stays',
  inGate(true),
  async ({ page, site }) => {
    const { form } = words.es.register;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/auth/v1/signup**', async (route) => {
      await answered;
      await route.fulfill({ status: 422, json: { code: 'user_already_exists', msg: 'taken' } });
    });
    await page.goto(`${site.url}/register`);
    await rejectCookies(page);
    await page.getByLabel(form.fields.name, { exact: true }).fill('Ana');
    await page.getByLabel(form.fields.email, { exact: true }).fill('ana.busy@example.com');
    await page.getByLabel(form.fields.password, { exact: true }).fill(password);
    await page.getByLabel(form.fields.confirmPassword, { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    const send = page.getByRole('button', { name: form.submit });
    await send.focus();
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: form.submitting });
    await expect(busy).toBeDisabled();
    await expect(page.locator('main [role=status]:focus')).toContainText(form.submitting);
    answer();
    await expect(send).toBeEnabled();
    await expect(send).toBeFocused();
    await expect(page.getByLabel(form.fields.password, { exact: true })).toHaveValue(password);
    await expect(page.getByLabel(form.fields.email, { exact: true })).toHaveValue(
      'ana.busy@example.com',
    );
  },
);

for (const language of ['es', 'en'] as const) {
  test(`${language}: the address /login shows the way in first`, async ({ page, site }) => {
    const { login } = words[language];
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${site.url}${language === 'en' ? '/en' : ''}/login`);
    const way = page.locator('main .btn').first();
    await expect(way).toHaveText(login.toAuth);
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: login.submit })).toBeDisabled();
    await way.click();
    await expect(page).toHaveURL(/\/auth$/);
  });
}
