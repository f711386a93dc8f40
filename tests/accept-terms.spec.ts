import { expect, type Page } from '@playwright/test';
import { copy as termsEn } from '#content/dictionaries/en/accept-terms.ts';
import { copy as profileEn } from '#content/dictionaries/en/profile.ts';
import { copy as privacyEn } from '#content/dictionaries/en/profile-privacy.ts';
import { copy as termsEs } from '#content/dictionaries/es/accept-terms.ts';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { copy as privacyEs } from '#content/dictionaries/es/profile-privacy.ts';
import { expectAccessible } from './axe.ts';
import { bringSession, makeAccount } from './made-accounts.ts';
import { watchForFaults } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

async function openProfile(page: Page, language: 'es' | 'en', consent?: object): Promise<void> {
  const session = await makeAccount(server, `${language}-terms@example.com`, language, consent);
  await bringSession(page, server, session);
  await page.goto(`${server.url}${language === 'es' ? '/profile' : '/en/profile'}`);
}

for (const [language, terms, { tabs }, privacy] of [
  ['es', termsEs, profileEs, privacyEs],
  ['en', termsEn, profileEn, privacyEn],
] as const) {
  test(`an account made without a consent is asked for it on its profile, once, in ${language} (P01)`, async ({
    page,
  }) => {
    const expectNoFaults = watchForFaults(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await openProfile(page, language, {});
    const panel = page.locator('section', { hasText: terms.missing.title });
    await expect(panel).toContainText('14');
    await expectAccessible(page, { within: 'main' });
    await panel.getByRole('button', { name: terms.accept, exact: true }).click();
    await expect(page.getByText(terms.done)).toBeVisible();
    await expect(page.getByText(terms.missing.title)).toHaveCount(0);

    await page.reload();
    await page.getByRole('link', { name: tabs.names.settings }).click();
    await page.getByText(privacy.consents.title, { exact: true }).click();
    await page.getByText(privacy.consents.history.title).first().click();
    await expect(page.getByRole('cell', { name: terms.consent.version })).toBeVisible();
    await expect(page.getByText(terms.missing.title)).toHaveCount(0);
    expectNoFaults();
  });
}
