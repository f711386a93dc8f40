import { test as base, type Page } from '@playwright/test';
import { startServer, type RunningServer } from './serve.ts';

/** Tests with one server per worker: `site.url` is its address. */
export const test = base.extend<object, { site: RunningServer }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LIMITS: 'all=100000/60' });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

/**
 * What goes wrong on a page from now on: errors of scripts and on the console, violations of the
 * security policy, requests to any other host.
 */
export async function watchTrouble(page: Page, origin: string): Promise<string[]> {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /React error/.test(message.text()))
      trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`script: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url))
      trouble.push(`left for ${url}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => trouble.push(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return trouble;
}

/** Everything kept in this browser: keys of both storages, databases, cookies. */
export async function keptIn(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    // The copy for use without a network carries its version behind its name.
    ...(await caches.keys()).map((name) => name.replace(/^(faro-offline)-.*/, '$1')),
  ]);
  return [...inPage, ...(await page.context().cookies()).map(({ name }) => name)];
}

/** Answers the cookie banner, so that it is out of the way. */
export async function rejectCookies(page: Page): Promise<void> {
  await page.locator('[data-cookies="reject"]').click();
}
