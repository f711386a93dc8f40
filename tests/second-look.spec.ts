import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { copy as es } from '#content/dictionaries/es/second-look.ts';
import { copy as en } from '#content/dictionaries/en/second-look.ts';
import { copy as tests } from '#content/instruments/words/es/test-words.ts';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { copy as claim } from '#content/dictionaries/es/claim-result.ts';
import { fullOrder } from '#content/instruments/interests/v2/order.ts';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { makeAccount } from './made-accounts.ts';
import { password, signIn, watchForFaults } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.use({ reducedMotion: 'reduce' });

/** A guest's finished result of version 2: this much of each type, in the middle of it everywhere. */
function result(likes: Readonly<Record<string, number>>) {
  const answers = Object.fromEntries(
    fullOrder
      .filter((item) => !item.startsWith('check-'))
      .map((item) => [item, likes[item.charAt(0)] ?? 0]),
  );
  const begun = Date.now() - 600_000;
  const attempt = {
    id: crypto.randomUUID(),
    instrument: 'riasec',
    version: 2,
    form: 'full' as const,
    locale: 'es' as const,
    state: 'submitted' as const,
    answers,
    // What has no time is not sent to an account.
    itemTimes: Object.fromEntries(
      Object.keys(answers).map((item, index) => [item, { at: begun + index * 8_000, ms: 8_000 }]),
    ),
    startedAt: new Date(begun).toISOString(),
    submittedAt: new Date(begun + 500_000).toISOString(),
  };
  return { attempt, owner: null, pending: {}, submitPending: true, declinedBy: [] };
}

const curious = { r: 4, i: 3, a: 2, s: 1, e: 0, c: 1 };
const card = (page: Page) => page.locator('[data-second-look]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** What lies far below is not laid out, so its text is read as it is written. */
const careers = (page: Page) => page.locator('#careers .suggestions h4').allTextContents();
const scores = (page: Page) => page.locator('#scores').textContent();

async function open(
  page: Page,
  server: RunningServer,
  kept: ReturnType<typeof result>,
  path = '/results',
) {
  await leaveOnDevice(page, server, kept);
  await page.goto(server.url + path);
  await comeNear(page);
}

/** The card is loaded when the visitor is less than a screen away. */
const comeNear = (page: Page) => page.locator('.second-look-room').scrollIntoViewIfNeeded();

/** Likes computing and medicines, and nothing else that is asked; at most so many answers. */
async function answer(page: Page, most = 18): Promise<number> {
  const dialog = page.getByRole('dialog', { name: es.asking.title });
  await expect(dialog).toBeVisible();
  let given = 0;
  while (given < most && (await dialog.isVisible())) {
    const question = dialog.locator('fieldset[data-item]');
    const item = (await question.getAttribute('data-item')) ?? '';
    await question
      .locator('label')
      .nth(/^(computing|land)-/.test(item) ? 4 : 0)
      .click();
    given += 1;
    await expect(dialog.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
  }
  return given;
}

test('a guest looks again: the careers move, the scores do not, and it goes into the account, the export and away', async ({
  page,
  site: server,
}) => {
  const expectNoFaults = watchForFaults(page);
  await open(page, server, result(curious));
  await expect(card(page)).toHaveAttribute('data-second-look', 'none');
  const [listBefore, scoresBefore] = [await careers(page), await scores(page)];
  expect(listBefore.length).toBeGreaterThanOrEqual(6);
  await expectAccessible(page);

  await press(page, es.start);
  await answer(page, 5);
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveAttribute('data-second-look', 'half');
  await page.reload();
  await expect(card(page)).toHaveAttribute('data-second-look', 'half');
  await press(page, es.resume);
  await answer(page);
  await expect(card(page)).toHaveAttribute('data-second-look', 'done');
  await expect(card(page)).toContainText(es.changes.scores);
  await expectAccessible(page);
  const listAfter = await careers(page);
  expect(listAfter).not.toEqual(listBefore);
  expect(await scores(page)).toBe(scoresBefore);
  await page.reload();
  await expect(card(page)).toHaveAttribute('data-second-look', 'done');
  await expect.poll(() => careers(page)).toEqual(listAfter);

  const email = 'second.look@example.com';
  await makeAccount(server, email);
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', email);
  await press(page, claim.ask.yes);
  await expect(page).toHaveURL(`${server.url}/results`);
  await expect(card(page)).toHaveAttribute('data-second-look', 'done');
  await expect(card(page)).not.toContainText(es.waiting, { timeout: 15_000 });
  expect(await page.evaluate(() => localStorage.getItem('faro-second-looks'))).toBeNull();
  await page.reload();
  await expect(card(page)).toHaveAttribute('data-second-look', 'done');
  await expect.poll(() => careers(page)).toEqual(listAfter);

  await page.goto(`${server.url}/profile?tab=settings`);
  await page.locator('summary').getByText(privacy.takeAlong.title, { exact: true }).click();
  const gate = page.locator('form', { hasText: privacy.takeAlong.json });
  await gate.getByLabel(privacy.password, { exact: true }).fill(password);
  const download = page.waitForEvent('download');
  await press(page, privacy.takeAlong.json);
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.tables['public.second_looks']).toMatchObject([{ version: 1 }]);
  expect(file.tables['public.second_looks'][0].answers).toMatchObject({ 'computing-1': 4 });

  await page.goto(`${server.url}/results`);
  await press(page, es.remove);
  await press(page, es.removing.yes);
  await expect(card(page)).toHaveAttribute('data-second-look', 'none');
  await page.reload();
  await comeNear(page);
  await expect(card(page)).toHaveAttribute('data-second-look', 'none');
  expect(await careers(page)).toEqual(listBefore);
  expectNoFaults();
});

test('a result of version 1 is offered nothing, and a flat one is told kindly why there is nothing to refine', async ({
  page,
  site: server,
}) => {
  await leaveOnDevice(page, server, guestAttempt('es'));
  await page.goto(`${server.url}/results`);
  await expect(page.locator('#careers')).toBeVisible();
  await expect(page.locator('.second-look-room')).toHaveCount(0);

  await open(page, server, result({ r: 2, i: 2, a: 2, s: 2, e: 2, c: 2 }));
  await expect(page.getByText(es.flat)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test.describe('with the copy for use without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a test that was visited opens for the first time without a network', async ({
    page,
    site: server,
    context,
  }) => {
    await leaveOnDevice(page, server, result(curious));
    await page.goto(`${server.url}/values-test`);
    await expect(page.getByText(tests.intro.worksOffline)).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.goto(`${server.url}/results`);
    await comeNear(page);
    await press(page, es.start);
    await answer(page);
    await expect(card(page)).toHaveAttribute('data-second-look', 'done');
    await page.reload();
    await expect(card(page)).toHaveAttribute('data-second-look', 'done');
  });
});

for (const { locale, path, copy } of [
  { locale: 'es', path: '/results', copy: es },
  { locale: 'en', path: '/en/results', copy: en },
]) {
  test(`in ${locale}, on the smallest phone and by keyboard alone, every question and both ways are in view`, async ({
    page,
    site: server,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await open(page, server, result(curious), path);
    await page.getByRole('button', { name: copy.start }).press('Enter');
    const dialog = page.getByRole('dialog', { name: copy.asking.title });
    const question = dialog.locator('fieldset[data-item]');
    await expect(question).toBeVisible();
    for (let asked = 0; asked < 18 && (await dialog.isVisible()); asked += 1) {
      await expect(question.locator('legend')).toBeFocused();
      expect(await dialog.evaluate(outside, ['112.5%', '135%'])).toEqual([]);
      const item = (await question.getAttribute('data-item')) ?? '';
      await page.keyboard.press('3');
      await expect(dialog.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
    }
    await expect(card(page)).toHaveAttribute('data-second-look', 'done');
    await expect(card(page).getByRole('heading', { level: 3 })).toBeFocused();
  });
}

/** Runs in the page: which choices and buttons of a dialog end outside of the view, in each size of text. */
function outside(dialog: Element, sizes: string[]): string[] {
  const root = document.documentElement;
  const found = sizes.flatMap((size) => {
    root.style.fontSize = size;
    return [...dialog.querySelectorAll('label, button')].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      return isInside ? [] : [`${part.textContent} at ${size} ends at ${Math.round(bottom)}`];
    });
  });
  root.style.fontSize = '';
  return found;
}

test('without a network it is answered all the same, and kept', async ({
  page,
  site: server,
  context,
}) => {
  await open(page, server, result(curious));
  await press(page, es.start);
  await answer(page, 1);
  await context.setOffline(true);
  await answer(page);
  await expect(card(page)).toHaveAttribute('data-second-look', 'done');
  await context.setOffline(false);
  await page.reload();
  await expect(card(page)).toHaveAttribute('data-second-look', 'done');
});

test('a browser that refuses to keep answers says so, and they count on the page', async ({
  page,
  site: server,
}) => {
  await open(page, server, result(curious));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await press(page, es.start);
  await answer(page);
  await expect(card(page)).toContainText(es.notKept);
  await expect(card(page)).toHaveAttribute('data-second-look', 'done');
});
