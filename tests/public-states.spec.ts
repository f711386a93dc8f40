import { expect, type Page } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import { shownRoutes } from './shown-routes.ts';
import { test, watchTrouble } from './site-fixture.ts';

const publicRoutes = shownRoutes.filter(({ kind }) => kind === 'public');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page reads whole, shows no banner, and leads to its twin', async ({
    page,
    site,
  }) => {
    for (const route of publicRoutes) {
      await page.goto(site.url + route.es);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('#cookie-banner')).toBeHidden();
      await page.locator('.language-button').click();
      await page.locator('.language-menu a[hreflang="en"]').click();
      await expect(page).toHaveURL(site.url + route.en);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });

  test('the questions open one at a time and close again', inGate(), async ({ page, site }) => {
    await page.goto(site.url);
    const questions = page.locator('details[name="faq"]');
    await expect(questions).toHaveCount(8);
    await questions.nth(0).locator('summary').click();
    await questions.nth(3).locator('summary').click();
    await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
    await expect(questions.nth(3)).toHaveAttribute('open');
    await questions.nth(3).locator('summary').click();
    await expect(page.locator('details[name="faq"][open]')).toHaveCount(0);
  });

  test('every link of a public page leads somewhere', async ({ page, site }) => {
    const checked = new Map<string, number>();
    for (const route of publicRoutes) {
      for (const locale of locales) {
        await page.goto(site.url + route[locale]);
        const addresses = (await hrefsOf(page))
          .map((href) => new URL(href, page.url()))
          .filter(({ origin }) => origin === site.url)
          .map(({ origin, pathname }) => origin + pathname)
          .filter((address) => !checked.has(address));
        // A page of the catalogue has hundreds: some are asked for side by side, as many as a busy machine lets in.
        const waiting = [...new Set(addresses)];
        const ask = async () => {
          for (let address = waiting.pop(); address; address = waiting.pop()) {
            checked.set(address, (await fetch(address, { method: 'HEAD' })).status);
          }
        };
        await Promise.all(Array.from({ length: 10 }, ask));
      }
    }
    expect(checked.size).toBeGreaterThan(20);
    expect([...checked].filter(([, status]) => status !== 200)).toEqual([]);
  });
});

test('H10: no other site can show a page of ours in a frame', inGate(), async ({ page, site }) => {
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${site.url}/auth"></iframe><iframe src="${site.url}/"></iframe>`,
    }),
  );
  await page.goto('http://elsewhere.example/', { waitUntil: 'networkidle' });
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(frames).toHaveLength(2);
  for (const frame of frames) expect(frame.url()).toMatch(/^chrome-error:/);
});

test('X15: on slow 3G that loses files, the page reads, folds and leads on', async ({
  page,
  site,
}) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Network.enable');
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  let files = 0;
  await page.route('**/assets/**', (route) =>
    (files += 1) % 3 === 0 ? route.abort() : route.continue(),
  );
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  const question = page.locator('details[name="faq"]').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await page.locator('a[href="/legal"]:visible').first().press('Enter');
  await expect(page).toHaveURL(`${site.url}/legal`);
  await expect(page.locator('#privacidad')).toBeVisible();
});

// Axe needs scripts of its own: the page is served as it is read where there are none, and the browser has them.
test('what a page says where there is no JavaScript has no axe violation', async ({
  page,
  site,
}) => {
  await page.route(/\/(assessment|results|profile|register|auth)$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/<script[^]*?<\/script>/g, '')
      .replaceAll(/<(\/?)noscript>/g, '<$1div>');
    await route.fulfill({ response, body: html });
  });
  for (const path of ['/assessment', '/en/results', '/profile', '/en/register', '/auth']) {
    await page.goto(site.url + path);
    await expect(page.locator('h1')).toBeVisible();
    await expectAccessible(page);
  }
});

test('links to a place on a page find it', async ({ page, site }) => {
  for (const route of publicRoutes) {
    await page.goto(site.url + route.es);
    for (const href of await hrefsOf(page)) {
      if (!href.startsWith('#')) continue;
      await expect(page.locator(href), `${href} on ${route.es}`).toHaveCount(1);
    }
  }
});

function hrefsOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('a stored English shows on a Spanish path after 100 ms with a true head', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.addInitScript(() => localStorage.setItem('faro-locale', 'en'));
  for (const route of publicRoutes) {
    await page.goto(site.url + route.es);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).pathname).toBe(route.es);
    const twin = await page.context().newPage();
    await twin.goto(site.url + route.en);
    expect(await headOf(page), route.es).toEqual(await headOf(twin));
    await expect(page.locator('#cookie-banner')).toContainText('Accept');
    await twin.close();
  }
  expect(trouble).toEqual([]);
});

function headOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    tags: [...document.head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML).sort(),
  }));
}

test('the switch to a stored English takes about 100 ms', async ({ page, site }) => {
  await page.addInitScript(() => {
    localStorage.setItem('faro-locale', 'en');
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      if (document.documentElement?.lang === 'en') told.push('english');
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['lang'] });
    // The clock of the page is what it asks for: on a busy machine a tenth of a second may take a second.
    const { setTimeout: wait } = window;
    const listened = (work: () => void, ms?: number) =>
      wait(() => {
        if (!told.includes('english')) told.push(`${ms} ms`);
        work();
      }, ms);
    Object.assign(window, { setTimeout: listened });
  });
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const told = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(told.slice(0, told.indexOf('english') + 1)).toEqual(['100 ms', 'english']);
});

test.describe('X14: with storage refused', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
  });

  test('pages render, nothing is asked, and React still wakes', async ({ page, site }) => {
    const trouble = await watchTrouble(page, site.url);
    for (const path of ['/', '/en', '/legal', '/blog/mejores-universidades']) {
      await page.goto(site.url + path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('#cookie-banner')).toBeHidden();
    }
    await page.goto(site.url);
    await page.locator('a[href="/auth"]:visible').first().hover();
    await page.locator('a[href="/auth"]:visible').first().click();
    await expect(page).toHaveURL(`${site.url}/auth`);
    await expect(page.locator('input[type="email"]')).toBeVisible();
    expect(trouble).toEqual([]);
  });

  test('choosing a language leads to it', async ({ page, site }) => {
    await page.goto(site.url);
    await page.locator('.language-button').click();
    await page.locator('.language-menu a[hreflang="en"]').click();
    await expect(page).toHaveURL(`${site.url}/en`);
  });
});

test.describe('after a deploy that took the old chunks away', () => {
  test('links of a page that cannot wake are still links', async ({ page, site }) => {
    await page.route(/\/assets\/client-/, (route) => route.fulfill({ status: 404 }));
    await page.goto(site.url);
    await page.locator('a[href="/auth"]:visible').first().hover();
    await page.locator('a[href="/legal"]:visible').first().click();
    await expect(page).toHaveURL(`${site.url}/legal`);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('X16: a page whose chunk is gone is fetched as a document, once', async ({ page, site }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(site.url);
    await page.locator('a[href="/auth"]:visible').first().hover();
    // React marks what it has taken over; before that the link would be a document anyway.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.route(/\/assets\/legal-/, (route) => route.fulfill({ status: 404 }));
    documents = 0;
    await page.locator('a[href="/legal"]:visible').first().click();
    await expect(page.locator('#privacidad')).toBeVisible();
    expect(documents).toBe(1);
  });
});
