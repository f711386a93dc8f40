import { expect, test, type Page } from '@playwright/test';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { copy as words } from '#content/dictionaries/es/admin-research.ts';
import { expectAccessible } from './axe.ts';
import { bringSession, grantAdmin, makeAccount, type Session } from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { watchForFaults } from './people.ts';
import { keepStudied } from './research/keep-studied.ts';
import { startServer, type RunningServer } from './serve.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 640 }, colorScheme: 'light', reducedMotion: 'reduce' });

let server: RunningServer;
let admin: Session;

test.beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
  admin = await enrolFactor(server, await makeAccount(server, 'boss@example.com'));
  await grantAdmin(server, 'boss@example.com');
});
test.afterAll(() => server.remove());
test.beforeEach(({ page }) => bringSession(page, server, admin));

const open = (page: Page) => page.goto(`${server.url}/admin?view=research`);
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('before anything was worked out, the section says how it is done', async ({ page }) => {
  const expectNoFaults = watchForFaults(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.none)).toBeVisible();
  await expectAccessible(page);
  expectNoFaults();
});

test('of few people it says of each figure how many are missing', async ({ page }) => {
  await keepStudied(server, 60);
  await open(page);
  await expect(section(page, words.scales.title)).toContainText('Todavía no: faltan 240.');
  await expect(section(page, words.retest.title)).toContainText('Todavía no: faltan 190.');
  await expect(section(page, words.calibration.title)).toContainText('Todavía no: faltan 940.');
  await expect(section(page, words.norms.title)).toContainText('Todavía no: faltan');
  const { families } = words.criterion;
  await expect(section(page, families.title)).toContainText('Todavía no: faltan 240.');
  await expectAccessible(page);
});

test('of many each figure has its people and interval, and a calibration is accepted once', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  await keepStudied(server, 1_400);
  await open(page);
  const scales = section(page, words.scales.title);
  await expect(scales).toContainText('1.400 personas');
  await expect(scales.getByRole('row', { name: /^Social/ })).toContainText(/0,\d\d \(de 0,\d\d a/);
  await scales.locator('summary', { hasText: 'Preguntas de Realista' }).click();
  await expect(scales.getByRole('row', { name: /^Reparar una bicicleta/ })).toBeVisible();
  await expect(section(page, words.differences.title)).toContainText('México');
  await section(page, words.norms.title)
    .locator('summary', { hasText: '16-17 años, México' })
    .click();
  await expect(section(page, words.criterion.families.title)).toContainText(
    'Está entre las tres primeras en 0,41 (de 0,38 a 0,44).',
  );
  await expectAccessible(page);

  const calibration = section(page, words.calibration.title);
  await calibration.getByRole('button', { name: words.calibration.accept }).click();
  await expect(calibration).toContainText(words.calibration.whyProblem);
  await calibration.getByLabel(words.calibration.why, { exact: true }).fill('Revisada por dos');
  await calibration.getByRole('button', { name: words.calibration.accept }).click();
  await expect(calibration).toContainText(/Aceptada el .* por boss@example.com/);
  await expect(calibration.getByRole('button', { name: words.calibration.accept })).toHaveCount(0);
  await page.goto(`${server.url}/admin?view=audit`);
  await expect(
    page.getByRole('row').filter({ hasText: es.audit.actions['accept-calibration'] }),
  ).toContainText('riasec 1: Revisada por dos');
  expectNoFaults();
});
