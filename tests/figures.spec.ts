// Figures of every built page, as who reads writes them: by the clock of the device, or by the country that was said.
import { expect, type Page } from '@playwright/test';
import { shownRoutes } from './shown-routes.ts';
import { test } from './site-fixture.ts';

/** Of each kind of page. */
const built = shownRoutes.filter(({ kind, live }) => kind === 'public' && !live);

/** What is written as Spain writes it, where it can be nothing else: "6,5", "15.820 €". A page of one country writes as that does. */
async function asInSpain(page: Page): Promise<string[]> {
  await page.mouse.wheel(0, 300);
  await page.locator('[data-pointed], [data-figures=own]').first().waitFor({ state: 'attached' });
  return page.locator('.page-slot').evaluate((slot) => {
    if (slot.querySelector('[data-figures=own]')) return [];
    const words = slot.textContent;
    return words.match(/(?<![\d.,])(?:\d+,\d{1,2}(?![\d.,])|\d{1,3}(?:\.\d{3})+\s€)/g) ?? [];
  });
}

test.describe('in Mexico', () => {
  test.use({ timezoneId: 'America/Mexico_City' });

  test('no page writes a figure as Spain does', async ({ page, site }) => {
    test.setTimeout(240_000);
    const found: Record<string, string[]> = {};
    for (const { es } of built) {
      await page.goto(site.url + es);
      const figures = await asInSpain(page);
      if (figures.length > 0) found[es] = figures;
    }
    expect(found).toEqual({});
  });

  test('a degree tells its price in pesos, and a code or a date stays as it is', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/estudios/grados/derecho`);
    const glance = page.locator('.career-glance');
    await expect(glance).toContainText(/\$31,400–140,000/);
    await expect(glance).toContainText(/1,534–6,823\s€/);
    await page.goto(`${site.url}/carreras/psicologia-clinica`);
    await expect(page.locator('[data-pointed]')).toHaveCount(1);
    const words = page.locator('.page-slot');
    await expect(words).toContainText('19-3033.00');
    await expect(words).toContainText('15.12.2025');
    await expect(words).toContainText('artículo 3.2');
  });

  test('an English page and one whose family has said Colombia stay', async ({ page, site }) => {
    await page.goto(`${site.url}/en/studies/degrees/derecho`);
    await expect(page.locator('.career-glance')).toContainText(/€1,534–6,823/);
    await page.addInitScript(() => {
      localStorage.setItem('faro-situation', JSON.stringify({ country: 'CO' }));
    });
    await page.goto(`${site.url}/estudios/grados/derecho`);
    await expect(page.locator('.career-glance')).toContainText(/\$5,9–26,1\sM/);
    await expect(page.locator('.career-glance')).toContainText(/1\.534–6\.823\s€/);
  });
});
