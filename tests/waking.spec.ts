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

test('what is brought by waking styles nothing of a built page otherwise', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`${site.url}/carreras/enfermeria`, { waitUntil: 'networkidle' });
  // An element and a number for all that is computed of it: a list of what differs can be read.
  const looks = () =>
    page.locator('main *').evaluateAll((all) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        let sum = 0;
        for (const name of style) {
          if (name.startsWith('--')) continue;
          for (const sign of style.getPropertyValue(name)) {
            sum = Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0);
          }
        }
        return `${element.tagName} ${element.getAttribute('class') ?? ''} ${sum}`;
      }),
    );
  const before = await looks();
  await page.locator('main [data-wake]:visible').first().hover();
  const whole = page.locator('link[data-whole]');
  await expect(whole).toHaveCount(2);
  await expect
    .poll(() => whole.evaluateAll((links: HTMLLinkElement[]) => links.every(({ sheet }) => sheet)))
    .toBe(true);
  await page.mouse.move(1, 1);
  await expect.poll(looks).toEqual(before);
});

// Browsers look ahead for sheets, and heed no `disabled`: what is asked for before React is what the page's links say.
for (const path of ['/', '/carreras/enfermeria', '/ruta-a-espana', '/me-llega-y-cuanto-cuesta']) {
  test(`${path} asks for no sheet but its own until it wakes`, async ({ page, site }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.add(new URL(request.url()).pathname);
    });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const linked = page.locator('link[rel=stylesheet]');
    const own = await linked.evaluateAll((links: HTMLLinkElement[]) =>
      links.filter(({ sheet }) => sheet).map(({ href }) => new URL(href).pathname),
    );
    expect([...asked].toSorted()).toEqual([...new Set(own)].toSorted());
    expect(own.length).toBeLessThanOrEqual(3);
  });
}

// Chromium alone knows such dictionaries; others are sent what they were.
test('a visitor who has begun to read is sent further pages without what they have in common', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`, { waitUntil: 'load' });
  const dictionary = page.waitForResponse(/\/assets\/pages-es-\S+\.txt$/);
  await page.mouse.wheel(0, 500);
  await (await dictionary).finished();
  // It is kept by the browser a moment after it has come.
  await expect(async () => {
    const answer = await page.goto(`${site.url}/carreras/enfermeria`);
    expect(answer?.headers()['content-encoding']).toBe('dcz');
    const { responseBodySize } = (await answer?.request().sizes()) ?? { responseBodySize: 1e9 };
    expect(responseBodySize).toBeLessThan(6_000);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enfermería');
});
