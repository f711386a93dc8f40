import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { copy as pathway } from '#content/sentences/pathway/es/pathway.ts';
import { expectAccessible } from './axe.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('a plan begins with this month; the first tick keeps it, also without a network', async ({
  page,
  context,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/ruta-a-espana`);
  await rejectCookies(page);
  await expect(page.getByRole('heading', { name: pathway.usual.title })).toBeVisible();
  await page.getByLabel(pathway.form.country).selectOption('EC');
  // Nothing said of what is studied: both doors are told first, and one is chosen.
  await expect(page.getByRole('heading', { name: pathway.doors.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: pathway.doors.vocational.choose }).click();
  await expect(page.locator('.said-line')).toContainText('Técnica (FP) · Ecuador');
  const month = page.getByRole('region', { name: pathway.months.now });
  await expect(month).toBeVisible();
  const band = page.getByRole('region', { name: pathway.months.band });
  await expect(band.getByText(pathway.months.start)).toBeVisible();
  await expectAccessible(page);
  // A way is one screen with folds: six thousand pixels of a small phone, where it was twenty thousand.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
  const [box] = await page.getByRole('checkbox').all();
  await context.setOffline(true);
  await box?.click();
  await expect(box!).toBeChecked();
  await expect(page.getByText(/^1 de \d+ pasos hechos/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/^1 de \d+ pasos hechos/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: pathway.plan.calendar }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('BEGIN:VEVENT');
  // When a place is applied for follows a published year; nothing was verified of the permission: it is asked, and no event.
  expect(file).toContain('UID:apply-vocational-');
  expect(file).not.toContain('UID:minor-permission-');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: pathway.plan.copy }).click();
  await expect(page.getByRole('button', { name: pathway.plan.copied })).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toContain('☑ ');
  expect(sent).toContain('Ecuador');
  expect(sent).toContain(`${site.url}/ruta-a-espana`);
  expect(sent).not.toMatch(/\{\w+\}|undefined|\?country/);
  expect(trouble).toEqual([]);
});

test('a start that is too near says what is over and shows the next one', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(new Date('2027-08-15T10:00:00Z'));
  await page.goto(`${site.url}/ruta-a-espana`);
  await rejectCookies(page);
  await page.getByRole('radio', { name: pathway.form.studiesOf.degree }).check();
  await page.getByLabel(pathway.form.country).selectOption('MX');
  await page.getByRole('button', { name: pathway.form.show }).click();
  await page.getByRole('button', { name: pathway.form.change }).click();
  await page.getByLabel(pathway.form.start).selectOption('2027-09');
  await expect(page.getByText(pathway.months.missed.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver el plan para septiembre de 2028' }).click();
  await expect(page.getByLabel(pathway.form.start)).toHaveValue('2028-09');
  await expect(page.getByText(pathway.months.missed.title)).toHaveCount(0);
});
