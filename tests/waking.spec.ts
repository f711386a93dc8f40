import { expect } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { routes } from '#app/routes.ts';
import { inGate } from './drill.ts';
import { test } from './site-fixture.ts';

// A slow phone styles and lays out again after each change, so that a page that wakes changes once.
for (const locale of locales) {
  test(
    `a page that wakes to a draft shows it in one change, and leaves its head alone (${locale})`,
    inGate(locale === 'es'),
    async ({ page, site }) => {
      await leaveOnDevice(page, site, guestAttempt(locale, 30));
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(globalThis, { seen });
        new MutationObserver((changes) => {
          if (document.readyState === 'loading') return;
          for (const { type, target, attributeName, addedNodes, removedNodes } of changes) {
            if (target === document.head) {
              for (const node of [...addedNodes, ...removedNodes]) {
                if (node instanceof Element && node.hasAttribute('data-head')) seen.push('head');
              }
            }
            if (type === 'attributes' && target instanceof HTMLOutputElement) {
              seen.push(`output ${attributeName}`);
            }
          }
          const draft = document.querySelector('form')?.parentElement?.textContent ?? '';
          if (/\b30\b.*…/.test(draft)) seen.push('without its number');
        }).observe(document, { subtree: true, childList: true, attributes: true });
      });
      const route = routes.find((each) => 'takes' in each && each.takes === 'interests');
      await page.goto(`${site.url}${route?.[locale]}`);
      const main = page.getByRole('main');
      await expect(main).toContainText(locale === 'es' ? '30 de 60' : '30 of 60');
      await expect(main.locator('output')).toHaveCount(0);
      expect(await page.evaluate('seen')).toEqual([]);
    },
  );
}
