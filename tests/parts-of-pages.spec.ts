import { expect, type Locator, type Page } from '@playwright/test';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { copy as profileEn } from '#content/dictionaries/en/profile.ts';
import { copy as pictureEn } from '#content/dictionaries/en/share-picture.ts';
import { copy as pictureEs } from '#content/dictionaries/es/share-picture.ts';
import { copy as shareEs } from '#content/dictionaries/es/share.ts';
import { copy as shareEn } from '#content/dictionaries/en/share.ts';
import { personalityV2 } from '#content/instruments/personality/v2/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { bringSession, giveResult, makeAccount } from './made-accounts.ts';
import { navigate, words } from './people.ts';
import { attemptFor } from './report/attempt-for.ts';
import type { RunningServer } from './serve.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

const day = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();

/** All three tests on this device, each finished a day after the one before: personality last. */
async function leaveAllThree(page: Page, site: RunningServer): Promise<void> {
  const of = (
    answers: Record<string, number | null>,
    n: number,
    instrument: string,
    version = 2,
  ) => {
    const guest = guestAttempt('es');
    const times = { startedAt: day(n), submittedAt: day(n), itemTimes: {} };
    return { ...guest, attempt: { ...guest.attempt, instrument, version, answers, ...times } };
  };
  const values = attemptFor(valuesV2, { achievement: 12, independence: 3, relationships: 8 });
  const personality = attemptFor(personalityV2, { openness: 20, extraversion: 6, stability: 12 });
  await leaveOnDevice(
    page,
    site,
    of(guestAttempt('es').attempt.answers, 3, 'riasec', 1),
    of(values.answers, 2, 'values'),
    of(personality.answers, 1, 'personality'),
  );
}

/** Begins in the upper half of the window, below what stands over the page. */
async function expectReached(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((one) => Math.abs(Math.round(one.getBoundingClientRect().top - 211))))
    .toBeLessThan(212);
}

const isOpen = (part: Locator) => expect(part.locator('> details')).toHaveAttribute('open', '');
const testLink = (page: Page, test: 'interests' | 'values' | 'personality') =>
  page
    .getByRole('navigation', { name: words.es.results.page.tabs.label })
    .getByRole('link', { name: words.es.results.page.tabs.names[test] });

test('with all three tests the link leads to the whole map: by press, Back, reload and address', async ({
  page,
  site,
}) => {
  const { tabs } = words.es.results.page;
  await leaveAllThree(page, site);
  await page.goto(`${site.url}/results?test=personality`);
  await rejectCookies(page);
  const together = page.locator('#together');
  await page.getByRole('link', { name: tabs.whole }).click();
  await expect(page).toHaveURL(`${site.url}/results?test=riasec#together`);
  await expectReached(together);
  await isOpen(together);
  expect(await page.evaluate(() => document.activeElement?.closest('#together') !== null)).toBe(
    true,
  );
  await page.reload();
  await expectReached(together);

  await page.goBack();
  await expect(testLink(page, 'personality')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expectReached(together);
  // Opened at the address, with nothing of it in the tab's history.
  const other = await page.context().newPage();
  await other.goto(`${site.url}/results?test=riasec#together`);
  await expectReached(other.locator('#together'));
  await other.close();
  // Pressed again from the top of the page that has it.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: tabs.whole }).click();
  await expectReached(together);
});

test('what is folded opens for a link of the bar, and Back leads to where it was pressed', async ({
  page,
  site,
}) => {
  await leaveAllThree(page, site);
  await page.goto(`${site.url}/legal`);
  await rejectCookies(page);
  await page.goto(`${site.url}/results#take`);
  const take = page.locator('#take');
  await expectReached(take);
  await isOpen(take);
  await page.goto(`${site.url}/results`);
  const bar = page.locator('.report-bar');
  await expect(bar).toBeVisible();
  await bar.scrollIntoViewIfNeeded();
  const pressedAt = await page.evaluate(() => scrollY);
  await bar.locator('a[href="#take"]').click();
  await expectReached(take);
  await isOpen(take);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeLessThan(pressedAt + 100);
});

test('a result of interests stands behind "Mi resultado", whatever was finished last', async ({
  page,
  site,
}) => {
  await leaveAllThree(page, site);
  await page.goto(`${site.url}/legal`);
  await rejectCookies(page);
  await page.goto(`${site.url}/results`);
  await expect(page.locator('.result-hero')).toBeVisible();
  await testLink(page, 'personality').click();
  await expect(testLink(page, 'personality')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.result-hero')).toHaveCount(0);
  await navigate(page, 'es', words.es.site.nav.result);
  await expect(page).toHaveURL(`${site.url}/results`);
  await expect(page.locator('.result-hero')).toBeVisible();
});

for (const [root, language, profile, share, { sheet }] of [
  ['', 'es', profileEs, shareEs, pictureEs],
  ['/en', 'en', profileEn, shareEn, pictureEn],
] as const) {
  test(`"${share.last.make}" opens what sends a result, with the form of a link in it`, async ({
    page,
    site,
  }) => {
    const session = await makeAccount(site, `new.link.${language}@example.com`, language);
    await giveResult(site, session);
    await bringSession(page, site, session);
    await page.goto(`${site.url}${root}/profile`);
    await rejectCookies(page);
    await page.getByRole('link', { name: share.last.make }).click();
    const form = page.getByRole('dialog', { name: sheet.title }).locator('#new-link');
    await expect(form).toBeVisible();
    await page.reload();
    await expect(form).toBeVisible();
    await page.getByRole('button', { name: sheet.close }).click();
    await expect(form).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
    await page.goto(`${site.url}${root}/profile?tab=settings#links`);
    await expect(page.locator('#links')).toBeFocused();
    await expectReached(page.locator('#links'));
  });
}

test('a part of a result is read as the result was: the one that was chosen stays', async ({
  page,
  site,
}) => {
  const guest = guestAttempt('es');
  const older = { ...guest, attempt: { ...guest.attempt, startedAt: day(9), submittedAt: day(9) } };
  await leaveOnDevice(page, site, older, guestAttempt('es'));
  await page.goto(`${site.url}/results`);
  await rejectCookies(page);
  const { history } = words.es.results.report;
  const newest = page.getByRole('button', { name: history.newest });
  await expect(newest).toHaveCount(0);
  // By key: what lies above is laid out while the visitor comes near, and moves what a pointer is on.
  const earlier = page.locator('main section', { hasText: history.title }).getByRole('listitem');
  await earlier.getByRole('button').press('Enter');
  await expect(newest).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.locator('.report-bar a[href="#careers"]').click();
  await expectReached(page.locator('#careers'));
  await expect(newest).toBeAttached();
  await page.reload();
  await expect(newest).toBeAttached();
  await navigate(page, 'es', words.es.site.nav.result);
  await expect(newest).toHaveCount(0);
});

test('a way that an address asks for is open before React, and so is one that a link asks for', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/ruta-a-espana#way-language`);
  await expect(page.locator('#way-language')).toHaveAttribute('open', '');
  await expectReached(page.locator('#way-language'));
  await page.goto(`${site.url}/ruta-a-espana#way-private`);
  await expect(page.locator('#way-private')).toHaveAttribute('open', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that needs it shows what it needs, and nothing that waits for ever', async ({
    page,
    site,
  }) => {
    for (const address of ['/results', '/en/results', '/profile', '/compartido', '/assessment']) {
      await page.goto(site.url + address);
      await expect(page.locator('noscript section')).toBeVisible();
      for (const waiting of ['.report-skeleton', '.page-loading', '.spinner']) {
        await expect(page.locator(`${waiting}:visible`), `${address} ${waiting}`).toHaveCount(0);
      }
    }
  });
});
