import { expect, type Locator, type Page } from '@playwright/test';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { copy as profileEn } from '#content/dictionaries/en/profile.ts';
import { copy as pictureEn } from '#content/dictionaries/en/share-picture.ts';
import { copy as jointEs } from '#content/dictionaries/es/joint.ts';
import { copy as pictureEs } from '#content/dictionaries/es/share-picture.ts';
import { copy as shareEs } from '#content/dictionaries/es/share.ts';
import { copy as shareEn } from '#content/dictionaries/en/share.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { personalityV2 } from '#content/instruments/personality/v2/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import { expectAccessible } from './axe.ts';
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
  const values = attemptFor(valuesV2, {
    achievement: 6,
    independence: 4,
    recognition: 5,
    relationships: 19,
    support: 18,
    conditions: 17,
  });
  const personality = attemptFor(personalityV2, { openness: 20, extraversion: 6, stability: 12 });
  await leaveOnDevice(
    page,
    site,
    of(attemptFor(interestsV2, { R: 18, I: 36, A: 20, S: 12, E: 8, C: 20 }).answers, 3, 'riasec'),
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

test('with all three tests a page of its own reads them together, and values order five careers anew', async ({
  page,
  site,
}) => {
  const { tabs } = words.es.results.page;
  await leaveAllThree(page, site);
  await page.goto(`${site.url}/results?test=personality`);
  await rejectCookies(page);
  await page.getByRole('link', { name: tabs.whole, exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/tests`);
  await expect(page.locator('.joint-drawing')).toBeVisible();
  const careers = page.locator('.joint-careers > li');
  const order = () => careers.evaluateAll((all) => all.map((one) => one.dataset['career']));
  await expect(careers).toHaveCount(5);
  const withValues = await order();
  const values = page.getByRole('switch', { name: jointEs.careers.switch });
  await expect(values).toBeChecked();
  await expect(page.getByText(jointEs.careers.on)).toBeVisible();
  await values.press('Space');
  await expect(values).not.toBeChecked();
  await expect(values).toBeFocused();
  await expect(page.getByText(jointEs.careers.off)).toBeVisible();
  const byInterests = await order();
  expect(withValues).not.toEqual(byInterests);
  expect(new Set(withValues)).toEqual(new Set(byInterests));
  await expectAccessible(page);
  await page.reload();
  await expect(careers).toHaveCount(5);
  await page.goBack();
  await expect(testLink(page, 'personality')).toHaveAttribute('aria-current', 'page');
});

test('what is folded opens for a link to it, also where it lies in another fold', async ({
  page,
  site,
}) => {
  await leaveAllThree(page, site);
  await page.goto(`${site.url}/legal`);
  await rejectCookies(page);
  await page.goto(`${site.url}/results#take`);
  await expectReached(page.locator('#take'));
  await isOpen(page.locator('#take'));
  await page.goto(`${site.url}/results?test=riasec#answers`);
  await expectReached(page.locator('#answers'));
  await isOpen(page.locator('#answers'));
  await isOpen(page.locator('#scores'));
});

test('a result of interests stands behind "Mi resultado", whatever was finished last', async ({
  page,
  site,
}) => {
  await leaveAllThree(page, site);
  await page.goto(`${site.url}/legal`);
  await rejectCookies(page);
  await page.goto(`${site.url}/results`);
  await expect(page.locator('.result-hero .hexagon')).toBeVisible();
  await testLink(page, 'personality').click();
  await expect(testLink(page, 'personality')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.result-hero .hexagon')).toHaveCount(0);
  await navigate(page, 'es', words.es.site.nav.result);
  await expect(page).toHaveURL(`${site.url}/results`);
  await expect(page.locator('.result-hero .hexagon')).toBeVisible();
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
  await page.locator('.next-steps a[href="#careers"]').click();
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
