import type { Browser, BrowserContext } from '@playwright/test';
import { guestAttempt, leaveOnDevice } from '#tests/device.ts';
import { bringSession, giveResult, makeAccount } from '#tests/made-accounts.ts';
import type { RunningServer } from '#tests/serve.ts';
import { rejectCookies } from '#tests/site-fixture.ts';
import type { Walker } from './stops.ts';

/** A browser of a walker, as they left it: the banner answered, a result on the device or in the account. */
export async function browserOf(
  who: Walker,
  browser: Browser,
  server: RunningServer,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/legal`);
  await rejectCookies(page);
  if (who === 'guest') await leaveOnDevice(page, server, guestAttempt('es'));
  if (who === 'person') {
    const session = await makeAccount(server, 'walks@example.com');
    await giveResult(server, session);
    await bringSession(page, server, session);
  }
  if (who !== 'visitor') {
    await page.goto(`${server.url}/results`);
    await page.locator('.own-result-shape[d$="Z"]').first().waitFor({ state: 'attached' });
  }
  await page.close();
  return context;
}
