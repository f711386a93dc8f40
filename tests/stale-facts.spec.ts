import { expect, test, type Page } from '@playwright/test';
import { copy as en } from '#content/dictionaries/en/admin-area.ts';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { copy as pathway } from '#content/sentences/pathway/es/pathway.ts';
import { copy as faq } from '#content/dictionaries/es/landing-faq.ts';
import { colourRules, expectAccessible } from './axe.ts';
import { bringSession, grantAdmin, makeAccount, type Session } from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { startServer, type RunningServer } from './serve.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });

let server: RunningServer;
/** One for each test: on a day of next year a token is over at once, and what renews it is good for once. */
let admins: Session[];

test.beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
  admins = [];
  for (const email of ['facts.area@example.com', 'facts.list@example.com']) {
    admins.push(await enrolFactor(server, await makeAccount(server, email)));
    await grantAdmin(server, email);
  }
});
test.afterAll(() => server.remove());

async function bringAdmin(page: Page): Promise<void> {
  const session = admins.pop();
  if (!session) throw new Error('every admin has been somebody already');
  await bringSession(page, server, session);
}

test('a built page says at the visitor’s day, and not at that of the build, that a date is old', async ({
  page,
}) => {
  const words = pathway.answer.stale;
  for (const [day, isOld] of [
    ['2026-11-23', false],
    ['2026-12-31', false],
    // The registration for the exams is one of 2026.
    ['2027-01-01', true],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`));
    await page.goto(`${server.url}/ruta-a-espana/peru`);
    await page.locator('#year > details > summary').click();
    await expect(page.getByText('hay 12 semanas')).toBeVisible();
    await expect(page.locator('article').getByText(words)).toBeVisible({ visible: isOld });
  }
  await expectAccessible(page);
  // Rooms and food of 2025, outside what is folded.
  for (const [day, count] of [
    ['2025-12-31', 0],
    ['2026-01-01', 2],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`));
    await page.goto(`${server.url}/me-llega-y-cuanto-cuesta`);
    // The tables lie folded, and in a fold with all that they stand beside.
    await page.locator('#sources > summary').click();
    for (const table of ['Un cuarto al mes', 'Vivir en Madrid, al mes']) {
      await page.locator('summary', { hasText: table }).click();
    }
    await expect(page.locator('.stale-line').filter({ visible: true })).toHaveCount(count);
  }
  await page.goto(`${server.url}/#faq`);
  await page.getByText('¿Cuánto cuesta un año de carrera?').click();
  await expect(page.locator('#faq').getByText(faq.stale).first()).toBeVisible();
});

test('the overview says how many facts are past their date, names the first and leads to all', async ({
  page,
}) => {
  await bringAdmin(page);
  for (const [day, words, path] of [
    ['2026-11-26T10:00:00Z', es, '/admin'],
    ['2027-09-10T10:00:00Z', en, '/en/admin'],
  ] as const) {
    await page.clock.setFixedTime(new Date(day));
    await page.goto(`${server.url}${path}`);
    const section = page.locator('#facts');
    await expect(section.getByRole('listitem')).toHaveCount(5);
    const [, n = ''] = /(\d+)/.exec(await section.getByRole('heading').innerText()) ?? [];
    expect(Number(n)).toBeGreaterThan(5);
    await section.getByRole('link', { name: words.facts.past.all.replace('{n}', n) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.facts.title);
    // The two lists that together are past their date.
    let rows = 0;
    for (const list of [words.facts.lists.example, words.facts.lists.stale]) {
      const heading = page.getByRole('heading', { name: new RegExp(`^${list.title} \\(`) });
      rows += Number(/\((\d+)\)/.exec(await heading.innerText())?.[1]);
    }
    expect(rows).toBe(Number(n));
  }
});

test('an administrator sees which facts are out of date, in both languages and at every width', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-09-10T10:00:00Z'));
  await bringAdmin(page);
  // Hundreds of rows with a link each: a whole look takes seconds, so each scheme is looked at in one width.
  const looks = [
    ['light', 360],
    ['dark', 1440],
  ] as const;
  for (const [words, path] of [
    [es, '/admin'],
    [en, '/en/admin'],
  ] as const) {
    await page.goto(`${server.url}${path}`);
    await page.getByRole('link', { name: words.nav.facts, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.facts.title);
    await expect(page).toHaveTitle(new RegExp(`^${words.nav.facts} · `));
    const stale = page.getByRole('region', { name: words.facts.lists.stale.title, exact: true });
    const source = stale.getByRole('link').first();
    await expect(source).toHaveAttribute('href', /^https:\/\//);
    await expect(stale.getByText(words.facts.who.counsellor).first()).toBeVisible();
    for (const [colorScheme, width] of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, colorScheme === 'dark' ? { rules: colourRules } : {});
    }
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
