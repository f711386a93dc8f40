import { expect, type Page } from '@playwright/test';
import { bringSession, grantAdmin, makeAccount, giveResult } from './made-accounts.ts';
import { signIn, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 800 } });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

/** Notes, frame by frame, every link of the bar that could be seen since the document began. */
async function noteVisibleLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenLinks: seen });
    const look = () => {
      for (const link of document.querySelectorAll('.nav-auth :is(a, button)')) {
        if (link.checkVisibility({ visibilityProperty: true })) seen.add(link.textContent.trim());
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function seenLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seenLinks');
    return seen instanceof Set ? [...seen].map(String).sort() : [];
  });
}

const { nav } = words.es.site;
const bar = (page: Page) => page.locator('.nav-auth');

test('a visitor sees the way in, from the first frame on', async ({ page }) => {
  await noteVisibleLinks(page);
  await page.goto(`${server.url}/`);
  await expect(bar(page).getByRole('link', { name: nav.signIn })).toBeVisible();
  await page.goto(`${server.url}/auth`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seenLinks(page)).toEqual([nav.register, nav.signIn].sort());
});

test('a person sees a placeholder until it is known who they are, then their links only', async ({
  page,
}) => {
  const session = await makeAccount(server, 'person@example.com');
  await bringSession(page, server, session);
  await noteVisibleLinks(page);
  let letIn = () => {};
  const gate = new Promise<void>((open) => (letIn = open));
  await page.route('**/config.json', async (route) => {
    await gate;
    await route.continue();
  });
  for (const path of ['/', '/assessment']) {
    await page.goto(server.url + path);
    if (path === '/') {
      await expect(bar(page)).toHaveCSS('pointer-events', 'none');
      await expect(bar(page)).toHaveCSS('position', 'relative');
      await expect(bar(page).getByText(nav.signIn)).toBeHidden();
      await expect(bar(page).getByText(nav.register)).toBeHidden();
      letIn();
    }
    await expect(bar(page).getByRole('button', { name: nav.signOut })).toBeVisible();
    expect(await seenLinks(page), path).toEqual([nav.profile, nav.signOut].sort());
  }
  await page.goto(`${server.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('an admin sees the way to /admin as well, and the area behind it', async ({ page }) => {
  const { nav } = words.es.site;
  const email = 'admin.links@example.com';
  const session = await makeAccount(server, email);
  await grantAdmin(server, email);

  await bringSession(page, server, session);
  await noteVisibleLinks(page);
  await page.goto(`${server.url}/legal`);
  await page.locator('.nav-auth').getByRole('link', { name: nav.admin }).click();
  await expect(page).toHaveURL(`${server.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
  expect(await seenLinks(page)).toEqual([nav.profile, nav.admin, nav.signOut].sort());
});

test('the links of an admin with a result stand in one row wherever they lie open', async ({
  page,
}) => {
  const email = 'all.links@example.com';
  const session = await makeAccount(server, email);
  await grantAdmin(server, email);
  await giveResult(server, session);
  await bringSession(page, server, session);
  for (const path of ['/legal', '/en/legal']) {
    await page.goto(server.url + path);
    await expect(page.locator('.own-result-shape').first()).toHaveAttribute('d', /Z$/);
    await expect(page.locator('.nav-auth [href$="/admin"]')).toHaveCount(1);
    for (const width of [360, 768, 1215, 1216, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.locator('.site-header-inner').boundingBox();
      expect(bar?.height, `${path} at ${width}`).toBeLessThanOrEqual(76);
    }
  }
});

test('whoever signs in to an account with a result is greeted with it, without loading again', async ({
  page,
}) => {
  await giveResult(server, await makeAccount(server, 'greeted@example.com'));
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', 'greeted@example.com');
  await expect(page).toHaveURL(`${server.url}/`);
  const { back } = words.es.landing.hero;
  const card = page.locator('.entry-card').first();
  await expect(card.getByText(back.who)).toBeVisible();
  await expect(card.getByRole('link', { name: back.result.label })).toBeVisible();
  await expect(card.getByRole('link', { name: words.es.landing.test })).toBeHidden();
});

test('a signed-in person has nothing to do on /auth', async ({ page }) => {
  await bringSession(page, server, await makeAccount(server, 'again@example.com'));
  await page.goto(`${server.url}/auth`);
  await expect(page).toHaveURL(`${server.url}/`);
});
