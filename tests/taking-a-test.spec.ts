import { expect, type Page } from '@playwright/test';
import { routes } from '#app/routes.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { askedToday } from './asked-today.ts';
import { expectAccessible } from './axe.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import { rejectCookies, test } from './site-fixture.ts';
import { words, type Language } from './people.ts';

test.use({ viewport: { width: 360, height: 560 } });

const question = (page: Page) => page.locator('fieldset[data-item]');

async function answer(page: Page, choice: number): Promise<void> {
  const item = await question(page).getAttribute('data-item');
  await question(page).locator('label').nth(choice).click();
  await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
}

async function begin(page: Page, url: string, language: Language = 'es'): Promise<void> {
  await page.goto(`${url}${language === 'en' ? '/en' : ''}/assessment`);
  await page.getByRole('button', { name: words[language].assessment.intro.start.begin }).click();
  await expect(question(page).first()).toBeVisible();
}

for (const route of routes.filter((one) => 'takes' in one)) {
  test(`${route.takes}: the start button lies on a phone's first screen in both languages`, async ({
    page,
    site: server,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of [route.es, route.en]) {
      await page.goto(server.url + path);
      const button = page.locator('main form [type=submit]').first();
      const { bottom } = await button.evaluate((element) => element.getBoundingClientRect());
      expect(bottom, path).toBeLessThanOrEqual(640);
    }
  });
}

for (const width of [360, 768, 1440]) {
  test(`one slim bar from the promise on: nothing moves when a test begins at ${width}`, async ({
    page,
    site: server,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${server.url}/assessment`);
    const [bar, main] = [page.getByRole('banner'), page.locator('main')];
    await expect(page.getByRole('note', { name: words.es.site.ribbonInTest.name })).toBeVisible();
    const [barBefore, mainBefore] = [await bar.boundingBox(), await main.boundingBox()];
    await page.getByRole('button', { name: words.es.assessment.intro.start.begin }).click();
    await expect(question(page).first()).toBeVisible();
    expect(await bar.boundingBox()).toEqual(barBefore);
    expect((await main.boundingBox())?.y).toBe(mainBefore?.y);
  });
}

test('while a test is taken there is one slim bar, and its menu has what the footer had', async ({
  page,
  site: server,
}) => {
  const { footer, nav, ribbonInTest } = words.es.site;
  await begin(page, server.url);
  for (const gone of ['.site-footer', '.ribbon', '#cookie-banner']) {
    await expect(page.locator(gone)).toBeHidden();
  }
  await expect(page.getByRole('note', { name: ribbonInTest.name })).toHaveText(ribbonInTest.word);
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(48);
  await expectAccessible(page);

  await page.getByRole('button', { name: nav.menu, exact: true }).click();
  const menu = page.getByRole('navigation', { name: nav.label }).locator('visible=true');
  for (const name of [nav.takeTest, nav.careers, nav.signIn, nav.register, footer.legal]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expectAccessible(page);
  await menu.locator('[data-cookies=""]').click();
  await rejectCookies(page);
  await expect(page.locator('#cookie-banner')).toBeHidden();

  // The promise has that menu for a footer on a phone, and the footer where there is room.
  await page.goBack();
  await expect(page.locator('[data-test-mode]')).toHaveCount(0);
  await expect(page.locator('.site-footer')).toBeHidden();
  await page.getByRole('button', { name: nav.menu, exact: true }).click();
  await expect(menu.getByRole('link', { name: footer.legal })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.locator('.site-footer')).toBeVisible();
});

/** The choice that is made next, and whether it stands on the page with the frame that follows. In the browser. */
function shownNext(): Promise<{ name: string; value: string; isShown: boolean }> {
  return new Promise((resolve) => {
    document.addEventListener(
      'change',
      ({ target }) =>
        requestAnimationFrame(() => {
          if (!(target instanceof HTMLInputElement)) return;
          const { name, value, checked, isConnected } = target;
          resolve({ name, value, isShown: checked && isConnected });
        }),
      { once: true },
    );
  });
}

test(
  'the first answer moves nothing, is seen before the next question and heard with it',
  inGate(),
  async ({ page, site: server }) => {
    await begin(page, server.url);
    const ways = page.locator('.test-ways');
    const before = await ways.boundingBox();
    const next = page.evaluate(shownNext);
    await question(page).locator('label').nth(4).click();
    expect(await next).toEqual({ name: askedToday[0], value: '4', isShown: true });
    await expect(question(page)).toHaveAttribute('data-item', askedToday[1] ?? '');
    expect(await ways.boundingBox()).toEqual(before);
    await expect(page.getByRole('status').filter({ hasText: 'Pregunta 2 de 60' })).toHaveText(
      /^Me gusta mucho\. Guardado en este dispositivo\. Pregunta 2 de 60$/,
    );
  },
);

test('five answered questions are heard as the place that comes behind them', async ({
  page,
  site: server,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await begin(page, server.url);
  for (let n = 0; n < 5; n += 1) {
    await question(page).nth(n).locator('legend').focus();
    await page.keyboard.press(String(n + 1));
  }
  await expect(question(page).first()).toHaveAttribute('data-item', askedToday[5] ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'Pregunta' })).toHaveText(
    'Guardado en este dispositivo. Pregunta 6 de 60',
  );
});

test('digits answer while the group has the focus, and nowhere else', async ({
  page,
  site: server,
}) => {
  await begin(page, server.url);
  await expect(question(page).locator('legend')).toBeFocused();
  await page.keyboard.press('4');
  await expect(question(page)).toHaveAttribute('data-item', askedToday[1] ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(question(page).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveAttribute('data-item', askedToday[2] ?? '');
  await page.getByRole('button', { name: words.es.assessment.test.back }).focus();
  await page.keyboard.press('5');
  await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
  const [kept] = await attemptsOnDevice(page);
  expect(kept?.attempt.answers).toEqual({ [askedToday[0] ?? '']: 3, [askedToday[1] ?? '']: 1 });
});

test('the fifteenth answer brings a moment that moves nothing, is heard, and goes with its question', async ({
  page,
  site: server,
}) => {
  const { intro } = words.es.assessment;
  await leaveOnDevice(page, server, guestAttempt('es', 14));
  const arrived = page.waitForResponse(/moment-.*\.css/);
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: intro.start.resume }).click();
  await expect(question(page)).toBeVisible();
  await arrived;
  const places = () =>
    question(page)
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  const before = await places();
  await answer(page, 4);
  const moment = page.locator('.test-moment');
  await expect(moment).toBeVisible();
  await expect(page.locator('.test-screen > [role=status]')).toContainText(
    (await moment.textContent()) ?? '-',
  );
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moment.locator('svg')).toBeHidden();
  await answer(page, 1);
  await expect(moment).toHaveCount(0);
});

test('ten equal answers are asked about once, and all of them stay', async ({
  page,
  site: server,
}) => {
  const { same } = words.es.assessment.test;
  await begin(page, server.url);
  for (let n = 0; n < 9; n += 1) await answer(page, 0);
  await expect(page.getByText(same.text)).toHaveCount(0);
  await answer(page, 0);
  await expect(page.getByText(same.text)).toBeVisible();
  await expect(question(page).locator('label').last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: same.yes, exact: true }).click();
  await expect(page.getByText(same.text)).toHaveCount(0);
  await expect(question(page).locator('legend')).toBeFocused();
  for (let n = 0; n < 11; n += 1) await answer(page, 0);
  await expect(page.getByText(same.text)).toHaveCount(0);
  const [kept] = await attemptsOnDevice(page);
  expect(Object.values(kept?.attempt.answers ?? {})).toEqual(Array(21).fill(0));
});

test(
  'the other language goes on at the same question, answered or not',
  inGate(),
  async ({ page, site: server }) => {
    const { language } = words.es.site;
    await begin(page, server.url);
    await page.getByLabel(new RegExp(language.label)).click();
    await page.getByRole('link', { name: language.en }).click();
    await expect(page).toHaveURL(`${server.url}/en/assessment`);
    await expect(question(page)).toHaveAttribute('data-item', askedToday[0] ?? '');

    await leaveOnDevice(page, server, guestAttempt('en', 12));
    await page.goto(`${server.url}/en/assessment`);
    await page.getByRole('button', { name: words.en.assessment.intro.start.resume }).click();
    await page.getByRole('button', { name: words.en.assessment.test.back }).click();
    await expect(question(page)).toHaveAttribute('data-item', fullOrder[11] ?? '');
    await page.getByLabel(new RegExp(words.en.site.language.label)).click();
    await page.getByRole('link', { name: language.es }).click();
    await expect(page).toHaveURL(`${server.url}/assessment`);
    await expect(question(page)).toHaveAttribute('data-item', fullOrder[11] ?? '');
    await expect(question(page).getByRole('radio').nth(1)).toBeChecked();
  },
);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
]) {
  test(`five questions and their progress stay in view at ${viewport.width} × ${viewport.height}`, async ({
    page,
    site: server,
  }) => {
    await page.setViewportSize(viewport);
    await begin(page, server.url);
    await expect(question(page)).toHaveCount(5);
    const ends = page.getByRole('button', { name: words.es.assessment.test.skip });
    await expect(ends).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ ...viewport, height: 660 });
    await question(page).last().locator('label').last().scrollIntoViewIfNeeded();
    await expect(page.getByText('0 de 60')).toBeInViewport({ ratio: 1 });
  });
}
