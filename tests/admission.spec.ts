import { expect, type Page } from '@playwright/test';
import { nothingTyped, type Typed } from '#domain/situation/calculation.ts';
import { emptySituation, type Situation } from '#domain/situation/situation.ts';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

const address = '/me-llega-y-cuanto-cuesta';
const withPce = { diploma: 'national', recognition: 'homologated-pce' } as const;

/** A visitor who was here before: what they said and typed lies in their browser. */
async function leave(page: Page, who: Partial<Situation>, typed: Partial<Typed>): Promise<void> {
  const kept = {
    'faro-situation': JSON.stringify({ ...emptySituation, ...who }),
    'faro-calculation': JSON.stringify({ ...nothingTyped, ...typed }),
  };
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    }
  }, kept);
}

/** Wakes the calculators as a finger or a key does, and opens both of their folds. */
async function openCalculator(page: Page): Promise<void> {
  await page.locator('#calculator').hover();
  await page.locator('.calculator[data-live]').waitFor();
  for (const name of [/^(Parte por parte|Part by part)/, /^(Tu nota, paso|Your grade, step)/]) {
    await page.locator('#calculator summary').filter({ hasText: name }).press('Enter');
  }
}

/** The sum of a year, and the fold of its parts. */
const answer = (page: Page) => page.locator('.calculator[data-live] .answer-night');

test(
  'a family types a diploma, two exams and a degree, and sees grade, gap and what helps, by keyboard',
  inGate(),
  async ({ page, site }) => {
    const trouble = await watchTrouble(page, site.url);
    await page.goto(site.url + address);
    await rejectCookies(page);
    await openCalculator(page);
    await page.getByLabel('País donde estudias antes de la universidad').selectOption('PE');
    await page.getByLabel('Qué título tienes o tendrás').selectOption('national');
    await page.getByLabel(/^Cuando pidas plaza/).selectOption('homologated-pce');
    await page.getByLabel(/^Nota media ya convertida/).fill('8');
    for (const [name, subject, mark] of [
      ['Materia 1', 'biology', '9'],
      ['Materia 2', 'chemistry', '8,5'],
    ] as const) {
      await page.getByRole('button', { name: 'Añadir una materia' }).press('Enter');
      const row = page.getByRole('group', { name });
      await row.getByLabel('Materia', { exact: true }).selectOption(subject);
      await row.getByLabel('Nota (de 0 a 10)').fill(mark);
    }
    await page.getByRole('radio', { name: 'Madrid' }).check();
    await page.getByLabel('Tu carrera').selectOption('medicina');
    const result = page.getByRole('region', { name: 'Tu nota, paso a paso' });
    await expect(result).toContainText('Nota de acceso o credencial: 7.35');
    await expect(result).toContainText('Universidad Complutense de Madrid');
    await expect(result).toContainText('Tu nota de admisión: 10.85');
    await expect(result).toContainText('Biología: 9 × 0.2 = 1.8');
    await expect(result).toContainText(
      'Por debajo. En 2025-26 (primera lista) entró el último con 13.1',
    );
    await expect(result).toContainText('2025-26: 13.1');
    await expect(result).toContainText('La materia que más te ayudaría');
    await expect(result).toContainText('Siempre hay otra puerta');
    await expect(result).not.toContainText('%');
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await page.reload();
    await openCalculator(page);
    await expect(page.getByLabel(/^Nota media ya convertida/)).toHaveValue('8');
    await page.getByRole('button', { name: 'Borrar lo que escribí' }).press('Enter');
    await expect(page.getByLabel('País donde estudias antes de la universidad')).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('faro-calculation');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('faro-situation');
    expect(trouble).toEqual([]);
  },
);

test('a mark of another scale keeps its words and asks for the converted mean', async ({
  page,
  site,
}) => {
  await leave(page, { ...withPce, region: 'madrid' }, { degrees: ['derecho'] });
  await page.goto(site.url + address);
  await rejectCookies(page);
  await openCalculator(page);
  const mean = page.getByLabel(/^Nota media ya convertida/);
  for (const [typed, said] of [
    ['73.5', '«73.5» no está en esta escala'],
    ['18/20', 'No entendemos «18/20»'],
    ['-7', 'No entendemos «-7»'],
  ] as const) {
    await mean.fill(typed);
    await mean.blur();
    await expect(mean).toHaveAccessibleDescription(new RegExp(said.replace('/', '\\/')));
    await expect(mean).toHaveValue(typed);
    await expect(page.getByText('Tu nota de admisión')).toHaveCount(0);
  }
  await page.getByLabel(/^No la sé todavía/).check();
  const result = page.getByRole('region', { name: 'Tu nota, paso a paso' });
  await expect(result).toContainText('Nota de acceso o credencial: entre 5 y 6');
  await expectAccessible(page);
});

test('figures that are none stay as they were typed, and the two decimal signs are one', async ({
  page,
  site,
}) => {
  await leave(page, { ...withPce, region: 'madrid' }, { degrees: ['derecho'], city: 'madrid' });
  await page.goto(site.url + address);
  await rejectCookies(page);
  await openCalculator(page);
  const mean = page.getByLabel(/^Nota media ya convertida/);
  const result = page.getByRole('region', { name: 'Tu nota, paso a paso' });
  for (const typed of ['7,35', '7.35']) {
    await mean.fill(typed);
    await expect(result).toContainText('Nota de acceso o credencial: 5,47');
  }
  for (const typed of ['ocho', 'NaN', '9'.repeat(1_000_000)]) {
    await mean.fill(typed);
    await mean.blur();
    await expect(mean).toHaveAccessibleDescription(/^No entendemos «/);
    await expect(mean).toHaveValue(typed.slice(0, 25));
    await expect(result).not.toContainText('Nota de acceso o credencial:');
  }
  await mean.fill('8');
  await page
    .locator('summary')
    .filter({ hasText: /^Matrícula/ })
    .first()
    .press('Enter');
  const own = page.getByLabel('Tu cifra en euros: Matrícula');
  await own.fill('-300');
  await own.blur();
  await expect(own).toHaveAccessibleDescription(/^No entendemos «-300»/);
});

test('what a browser kept of another world is left out, and the rest stands', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.addInitScript(() => {
    localStorage.setItem('faro-situation', '{"country":"PE","region":"atlantis","diploma":7}');
    localStorage.setItem('faro-calculation', 'no record');
  });
  await page.goto(site.url + address);
  await rejectCookies(page);
  await openCalculator(page);
  await expect(page.getByLabel('País donde estudias antes de la universidad')).toHaveValue('PE');
  await expect(page.getByRole('radio', { name: 'Madrid' })).toBeChecked();
  expect(trouble).toEqual([]);
});

test('a changed answer says what it changed, and that the rest stays', async ({ page, site }) => {
  await leave(page, { ...withPce, country: 'AR', passport: 'other', region: 'valencia' }, {});
  await page.goto(site.url + address);
  await rejectCookies(page);
  await openCalculator(page);
  const follows = page.getByRole('region', { name: 'Lo que sale de tus respuestas' });
  await page.getByLabel('Tu pasaporte').selectOption('eu');
  await expect(follows.getByRole('status')).toHaveText(
    'Con ese cambio cambió: la visa y la matrícula. Lo demás sigue igual.',
  );
  await page.getByLabel('Qué título tienes o tendrás').selectOption('ib');
  await expect(follows.getByRole('status')).toContainText('cambió: tu camino.');
  await page.getByRole('radio', { name: 'Madrid' }).check();
  await expect(follows.getByRole('status')).toHaveText('Con ese cambio no cambia nada de esto.');
});

test('costs are a range with what is certain of it, and take a family’s own figures and rate', async ({
  page,
  site,
}) => {
  await leave(
    page,
    { diploma: 'bachillerato', region: 'madrid' },
    { degrees: ['medicina'], city: 'madrid' },
  );
  await page.goto(`${site.url}/en/will-i-get-in-and-what-it-costs`);
  await rejectCookies(page);
  await openCalculator(page);
  const first = answer(page);
  const costs = page.getByRole('region', { name: 'Part by part, with your own figures' });
  await expect(first).toContainText(/16,980 to 19,710 euros/);
  await expect(first).toContainText('Confirmed minimum: €8,180');
  await expect(first).toContainText('Not included:');
  await expect(costs).toContainText('€8,186.40 a year (Madrid, 2026-27');
  for (const [part, euros] of [
    ['Tuition', '8.500'],
    ['University paperwork', '100'],
    ['Return journey', '1000'],
  ] as const) {
    await costs.locator('summary').filter({ hasText: part }).press('Enter');
    await costs.getByLabel(`Your figure in euros: ${part}`).fill(euros);
  }
  await expect(first).toContainText('Not included: the visa fee and the deposit');
  await expect(first).toContainText('18,400 to 21,120 euros');
  await costs.getByLabel('Currency').selectOption('MXN');
  await expect(first).toContainText('Mexican pesos');
  await costs.getByLabel('How much one euro is worth').fill('20');
  await expect(first).toContainText(/368 to \d+K\s*Mexican pesos/);
  await expect(first).toContainText('as you typed it');
  await expect(costs).toContainText('What is shown to the consulate, apart');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('formulas, tables and both prices can be read', async ({ page, site }) => {
    await page.goto(site.url + address);
    await expect(page.getByRole('region', { name: /^El primer año/ })).toContainText(
      /15\.820 a 20\.020 euros/,
    );
    await page.getByText(/^De dónde sale cada número/).click();
    await expect(page.getByRole('table', { name: 'Fórmula de cada vía' })).toContainText(
      '0,2 × media + 4 + 0,1 × cada PCE',
    );
    await page.getByText(/^Madrid: \d+ grados$/).click();
    await expect(page.getByRole('row', { name: /^Medicina de 12,871 a 13,1/ })).toBeVisible();
    await page.getByText(/^Matrícula en una pública: dos precios/).click();
    await expect(page.getByText(/8\.186\s€/).first()).toBeVisible();
  });
});

test('the page of the pathway leads here, and a phone in the dark reads it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site.url}/ruta-a-espana`);
  await page.getByRole('link', { name: /^¿Cuánto cuesta, y me alcanza\?/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cuánto cuesta, y me alcanza?');
  await rejectCookies(page);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
