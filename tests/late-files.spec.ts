import { expect, type Page } from '@playwright/test';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { copy as planEs } from '#content/dictionaries/es/pathway-plan.ts';
import { expectAccessible } from './axe.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import { watchForFaults, words } from './people.ts';
import { rejectCookies, test } from './site-fixture.ts';

// No service worker here: what was not loaded is not there.
test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

const { assessment, interests, results, site: frame } = words.es;
const { intro, test: taking } = assessment;
const scores = { name: interests.scores.title };

async function resume(page: Page): Promise<void> {
  await page.getByRole('button', { name: intro.start.resume }).click();
}

/** Answers whatever is left. */
async function answerRest(page: Page): Promise<void> {
  const finish = page.getByRole('button', { name: taking.review.finish });
  const question = page.locator('fieldset[data-item]');
  await expect(question.or(finish)).toBeVisible();
  while (!(await finish.isVisible())) {
    const item = await question.getAttribute('data-item');
    await question.locator('label').nth(1).click();
    await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
  }
}

test('what a result needs is here from question 40 on, and not before: its end needs no network (X07)', async ({
  page,
  context,
  site,
}) => {
  const expectNoFaults = watchForFaults(page);
  const files: string[] = [];
  page.on('requestfinished', (request) => files.push(new URL(request.url()).pathname));
  await leaveOnDevice(page, site, guestAttempt('es', 38));
  await page.goto(`${site.url}/assessment`, { waitUntil: 'networkidle' });
  await rejectCookies(page);
  await resume(page);
  const question = page.locator('fieldset[data-item]');
  const item = await question.getAttribute('data-item');
  await page.waitForLoadState('networkidle');
  const isOfResult = (path: string) => /\/assets\/(report|results)-/.test(path);
  expect(files.filter(isOfResult)).toEqual([]);
  await question.locator('label').nth(1).click();
  await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
  await expect.poll(() => files.filter(isOfResult).length).toBeGreaterThan(1);
  // They come in waves; a page that was idle once counts as idle for ever.
  const coming = async () => {
    const before = files.length;
    await page.waitForTimeout(1_500);
    return files.length - before;
  };
  await expect.poll(coming).toBe(0);
  await context.setOffline(true);
  await answerRest(page);
  const known = files.length;
  await page.getByRole('button', { name: taking.review.finish }).click();
  await expect(page.getByRole('heading', scores)).toBeVisible();
  expect(files.length).toBe(known);
  expectNoFaults();
});

test('a result whose files are not here says so, keeps the answers, and comes by itself with the network (X07)', async ({
  page,
  context,
  site,
}) => {
  await leaveOnDevice(page, site, guestAttempt('es', 59));
  await page.goto(`${site.url}/assessment`, { waitUntil: 'networkidle' });
  await rejectCookies(page);
  await context.setOffline(true);
  await resume(page);
  await answerRest(page);
  await page.getByRole('button', { name: taking.review.finish }).click();
  await expect(page.getByRole('heading', { name: frame.errors.pageMissing })).toBeVisible();
  await expect(page.getByRole('status').getByText(frame.errors.pageMissingHelp)).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await expectAccessible(page);
  const [kept] = await attemptsOnDevice(page);
  expect(kept?.attempt.state).toBe('submitted');
  expect(Object.keys(kept?.attempt.answers ?? {})).toHaveLength(60);
  await context.setOffline(false);
  await expect(page.getByRole('heading', scores)).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});

test('what tells a result is asked for again by itself, while the rest of the page stands', async ({
  page,
  site,
}) => {
  await leaveOnDevice(page, site, guestAttempt('es'));
  await page.route(/\/assets\/report-/, (route) => route.abort());
  await page.goto(`${site.url}/results`);
  await rejectCookies(page);
  await expect(page.getByText(results.page.viewFailed)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results.page.title);
  await expect(page.getByRole('navigation', { name: results.page.tabs.label })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/assets\/report-/);
  await expect(page.getByRole('heading', scores)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(results.page.viewFailed)).toHaveCount(0);
});

test('a part that comes late says so, leaves the page as it is, and is asked for again by itself', async ({
  page,
  site,
}) => {
  await page.route(/\/assets\/plan-summary-/, (route) => route.abort());
  await page.goto(`${site.url}/profile`);
  await rejectCookies(page);
  await expect(page.getByText(frame.errors.partMissing)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileEs.title);
  await expect(page.getByText(profileEs.visitor.text)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/assets\/plan-summary-/);
  await expect(page.getByRole('heading', { name: planEs.title })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(frame.errors.partMissing)).toHaveCount(0);
});

test('a part that did not arrive comes by a press, in every browser', async ({ page, site }) => {
  let isPressed = false;
  await page.route(/\/assets\/plan-summary-/, (route) =>
    isPressed ? route.continue() : route.abort(),
  );
  await page.goto(`${site.url}/profile`);
  await rejectCookies(page);
  const retry = page.getByRole('button', { name: frame.errors.retry });
  await expect(retry).toBeVisible();
  isPressed = true;
  await retry.click();
  await expect(page.getByRole('heading', { name: planEs.title })).toBeVisible();
});

test(
  'a file that fails once is not missed, and is asked for once more',
  inGate(),
  async ({ page, site }) => {
    let fetched = 0;
    await page.route(/\/assets\/plan-summary-/, (route) =>
      route.request().resourceType() === 'fetch' && (fetched += 1) === 1
        ? route.abort()
        : route.continue(),
    );
    await page.goto(`${site.url}/profile`);
    await expect(page.getByRole('heading', { name: planEs.title })).toBeVisible();
    expect(fetched).toBe(2);
  },
);

test('a page on its way to React fetches no file twice', inGate(), async ({ page, site }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/assets/'))
      fetched.push(pathname);
  });
  await page.goto(`${site.url}/profile`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: planEs.title })).toBeVisible();
  expect(fetched.length).toBeGreaterThan(10);
  expect(fetched).toEqual([...new Set(fetched)]);
});

test('a page that fails to render says so in its frame, and is rendered again when the network is back (S08)', async ({
  page,
  context,
  site,
}) => {
  const broken = `
    let isBroken = true;
    addEventListener('online', () => { isBroken = false; });
    export const copy = { head: { title: 'broken', description: 'broken' } };
    export function Page() {
      if (isBroken) throw new Error('broken');
      return 'mended';
    }`;
  await page.route(/\/assets\/what-you-study-[^/]+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto(`${site.url}/what-you-study`);
  await rejectCookies(page);
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await expectAccessible(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('main')).toHaveText('mended');
});
