import { expect } from '@playwright/test';
import { nothingTyped } from '#domain/situation/calculation.ts';
import { emptySituation } from '#domain/situation/situation.ts';
import { expectAccessible } from './axe.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('on a phone the sum stands before the form, and one question at a time makes it more exact', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/me-llega-y-cuanto-cuesta`);
  await rejectCookies(page);
  const answer = page.getByRole('region', { name: /^El primer año/ });
  await expect(answer).toContainText(/15\.820 a 20\.020 euros/);
  // The built page's, or the one that takes its place.
  const bottom = async () => {
    const box = await answer.locator('.sum-scale').boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(bottom).toBeLessThan(640);
  await page.locator('#calculator select[name=country]').selectOption('CO');
  await expect(answer).toContainText('de pesos colombianos');
  await expect(page.getByLabel('País donde estudias antes de la universidad')).toHaveValue('CO');
  await page.getByRole('radio', { name: 'Valencia' }).check();
  await expect(page.getByRole('region', { name: 'El primer año en Valencia' })).toBeVisible();
  await page.getByLabel('Otra ciudad').selectOption('andalusia malaga');
  await expect(page.getByRole('region', { name: 'El primer año en Málaga' })).toBeVisible();
  const budget = page.getByLabel('¿Cuánto puede poner tu familia al mes?');
  await budget.fill('1.000.000');
  await expect(answer).toContainText(/Faltan \$[\d.,a\s]+millones al mes/);
  await budget.fill('9.900.000');
  await expect(answer).toContainText(/Alcanza: sobran \$/);
  expect(await page.evaluate(() => localStorage.getItem('faro-calculation'))).toContain(
    '"budget":"9.900.000","budgetMoney":"COP"',
  );
  // In other money it is another amount.
  await page.locator('#calculator select[name=country]').selectOption('MX');
  await expect(budget).toHaveValue('');
  await page.locator('#calculator select[name=country]').selectOption('CO');
  await expect(budget).toHaveValue('9.900.000');
  await page.getByLabel('Tu carrera').selectOption('enfermeria');
  const chance = page.getByRole('region', { name: '¿Qué nota piden para Enfermería?' });
  await expect(chance).toContainText('Universidad de Málaga');
  await expect(chance).toContainText('12,29');
  const passport = page.getByLabel('Tu pasaporte');
  await expect(passport).toBeHidden();
  for (const field of ['Tu pasaporte', 'Tu edad al empezar']) {
    await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
    await expect(page.getByLabel(field)).toBeFocused();
  }
  for (const target of await page
    .locator('#calculator :is(select, button, summary, .pick)')
    .all()) {
    if (!(await target.isVisible())) continue;
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`at ${width} px nothing is seen to move while the sum of kept answers comes, with its verdict`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto(site.url);
    await rejectCookies(page);
    await page.evaluate(
      (kept) => {
        for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
      },
      {
        'faro-situation': JSON.stringify({ ...emptySituation, country: 'CO', region: 'valencia' }),
        'faro-calculation': JSON.stringify({
          ...nothingTyped,
          degrees: ['psicologia'],
          city: 'valencia',
          budget: '3.000.000',
          budgetMoney: 'COP',
        }),
      },
    );
    // Faces that come late move every page a little: this is about the answer.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(addShifts);
    await page.goto(`${site.url}/me-llega-y-cuanto-cuesta`, { waitUntil: 'networkidle' });
    await expect(page.locator('.budget-verdict')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-wake');
    const shift = await page.locator('html').getAttribute('data-shift');
    expect(Number(shift)).toBeLessThanOrEqual(0.02);
  });
}

test.describe('on a device in Monterrey', () => {
  test.use({ timezoneId: 'America/Monterrey' });

  test('pesos and the country stand there before anything is touched and without React, move nothing and stay when it wakes; a country said stands over it', async ({
    page,
    site,
  }) => {
    await page.addInitScript(addShifts);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const trouble = await watchTrouble(page, site.url);
    await page.goto(`${site.url}/ruta-a-espana`);
    await expect(page.locator('#pathway-note')).toContainText('Pusimos México');
    await expect(page.locator('#pathway-country')).toHaveValue('MX');
    await page.goto(`${site.url}/me-llega-y-cuanto-cuesta`);
    const built = page.locator('[data-built] .answer-night');
    await expect(built).toContainText(/324 a 409\s*mil\s*pesos mexicanos/);
    await expect(built.getByText('según tu zona horaria')).toBeVisible();
    // As Mexico writes its figures, until another country is said.
    await expect(built).toContainText(/15,820 a 20,020\s€/);
    await expect(page.locator('#calculator-example')).toContainText('8.328');
    const shift = await page.locator('html').getAttribute('data-shift');
    expect(Number(shift)).toBeLessThanOrEqual(0.02);
    const files = new Set(scripts.map((path) => path.replace(/.*\/([a-z-]+)-.*/, '$1')));
    expect([...files].toSorted()).toEqual(['boot', 'first-sight', 'sight']);
    const words = await built.innerText();
    await rejectCookies(page);
    await built.hover();
    const answer = page.locator('.calculator[data-live] .answer-night');
    await expect(answer).toBeVisible();
    expect(await answer.innerText()).toBe(words);
    const kept = () => page.evaluate(() => localStorage.getItem('faro-situation'));
    await page.getByRole('radio', { name: 'Privada' }).check();
    expect(await kept()).toContain('"country":""');
    await answer.getByLabel('País donde estudias antes de la universidad').selectOption('PE');
    await expect(answer).toContainText('soles peruanos');
    await expect(answer).not.toContainText('según tu zona');
    expect(await kept()).toContain('"country":"PE"');
    await answer.getByLabel('País donde estudias antes de la universidad').selectOption('CO');
    await expect(answer).toContainText(/a \d\d\.\d\d0\s€/);
    expect(trouble).toEqual([]);
  });
});

/** In a page, from its first frame on: adds up what the browser calls layout shift. */
function addShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = 'value' in entry ? Number(entry.value) : 0;
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
