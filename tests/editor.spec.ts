import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { copy as en } from '#content/dictionaries/en/editor-area.ts';
import { copy as es } from '#content/dictionaries/es/editor-area.ts';
import { copy as mail } from '#content/dictionaries/es/editor-mail.ts';
import { copy as table } from '#content/dictionaries/es/editor-table.ts';
import { fill } from '#app/i18n/fill.ts';
import { expectAccessible } from './axe.ts';
import { bringSession, grantAdmin, makeAccount } from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { watchForFaults } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function look(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, { within: 'main' });
  }
}

test('for whoever may not edit there is nothing at /editor', async ({ page }) => {
  const answer = await page.goto(`${server.url}/editor`);
  expect(answer?.status()).toBe(404);
  await bringSession(page, server, await makeAccount(server, 'no.editor@example.com'));
  await page.goto(`${server.url}/en/editor`);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
});

test('P24: an owner changes a price and an answer, is told what is wrong, and finds it all after the browser died', async ({
  page,
  context,
}) => {
  const expectNoFaults = watchForFaults(page);
  const boss = await enrolFactor(server, await makeAccount(server, 'owner.edits@example.com'));
  await grantAdmin(server, 'owner.edits@example.com');
  await bringSession(page, server, boss);
  await page.goto(`${server.url}/editor`);
  await expect(heading(page, es.records.title)).toBeVisible();
  await look(page);
  // A demonstration's people are told beside the switch that takes them away.
  await page.route('**/editor/v1/record?key=site', async (route) => {
    const said = await (await route.fetch()).json();
    await route.fulfill({ json: { ...said, goes: { people: 2000, centres: 1 } } });
  });
  await page.getByRole('link', { name: es.kinds.site.name }).click();
  await expect(
    page.getByText(fill(es.publish.goes, { people: 2000, centres: 1 }), { exact: false }),
  ).toBeVisible();
  await page.locator('summary', { hasText: es.labels.prices }).first().click();
  const advice = page.getByLabel(es.labels.advice);
  await advice.fill('-5');
  await expect(page.getByText('Es demasiado pequeño: como mínimo, 0.').first()).toBeVisible();
  await look(page);
  await advice.fill('450');
  await expect(page.getByText(es.record.states.saved)).toBeVisible();
  await expect(page.getByText(es.record.wrong)).toHaveCount(0);

  // An article: its section says in which line something stands that may not, and the help shows what may.
  await page.goto(`${server.url}/editor?record=articles/best-universities`);
  await page.locator('summary', { hasText: 'Cómo se escribe' }).click();
  await page.locator('.editor-item summary').first().click();
  const section = page.locator('#field-sections-0-text-es');
  const before = await section.inputValue();
  await section.fill(`Antes.\n\n<script>x</script>\n\n${before}`);
  await expect(page.getByText('Línea 3. <script> no está entre').first()).toBeVisible();
  await look(page);
  await section.fill(before);
  await expect(page.getByText(es.record.wrong)).toHaveCount(0);
  await page.getByRole('button', { name: es.record.drop }).click();
  await page.getByRole('button', { name: es.record.drop }).click();
  await expect(page.getByText(es.record.states.untouched)).toBeVisible();

  // A mail is seen as it arrives, of what is typed, under the policy that every page has.
  await page.goto(`${server.url}/editor?record=mails/recovery`);
  const subject = page.locator('#field-subject-es');
  await subject.fill('Hola & adiós, {brand}');
  await expect(page.getByText('Asunto: Hola & adiós, Faro Vocacional')).toBeVisible();
  const seen = page.frameLocator(`iframe[title="${fill(mail.frame, { language: 'Español' })}"]`);
  await expect(seen.getByText('Hola, Lucía:')).toBeVisible();
  await expect(seen.locator('[href]')).toHaveCount(0);
  await expect(seen.locator('h1')).toHaveCSS('font-weight', '700');
  await look(page);
  await page.getByRole('button', { name: es.record.drop }).click();
  await page.getByRole('button', { name: es.record.drop }).click();
  await expect(page.getByText(es.record.states.untouched)).toBeVisible();

  // A table: a workbook is none, and what a file changes is told before it is stored.
  await page.goto(`${server.url}/editor?record=tables/exchange-rates`);
  const upload = page.getByLabel(table.file);
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await upload.setInputFiles(file('cambio.xlsx', 'PK\u0003\u0004'));
  await expect(page.getByText(table.refused.workbook)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: table.download }).click();
  const rates = await readFile(await (await download).path(), 'utf8');
  await upload.setInputFiles(file('cambio.csv', rates.replace(/"MXN";"[^"]+"/, '"MXN";"99,5"')));
  await expect(page.getByText('MXN', { exact: true })).toBeVisible();
  await expect(page.getByText('MXN: el cambio salta de')).toBeVisible();
  await look(page);
  await page.getByLabel(fill(table.accept, { n: 1 })).check();
  await expect(
    page.getByText('Es demasiado corto: como mínimo, 10 caracteres.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: es.record.drop }).click();
  await page.getByRole('button', { name: es.record.drop }).click();
  await expect(page.getByText(es.record.states.untouched)).toBeVisible();

  // An official list as it is printed: the focus stays on the field while the server reads it.
  await page.goto(`${server.url}/editor?record=tables/catalonia-cutoffs`);
  const printed = page.getByLabel(table.fileOrPdf);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/pdf?**', async (route) => {
    await isAnswered;
    await route.abort();
  });
  await printed.focus();
  await printed.setInputFiles({
    name: 'notas.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText(table.reading)).toBeVisible();
  await expect(printed).toBeFocused();
  answer();
  await expect(page.getByText(table.refused.unread)).toBeVisible();
  await expect(printed).toBeFocused();

  // By the keyboard: to the Spanish of the question, and on to its English.
  await page.goto(`${server.url}/editor?record=faq/que-es-gratis`);
  const question = page.getByRole('group', { name: es.labels.question });
  await question.getByLabel(es.languages.es).focus();
  await page.keyboard.press('Tab');
  await expect(question.getByLabel(es.languages.en)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('What is free, and what is not?');
  // Dies before the server has it.
  await page.close();
  const later = await context.newPage();
  await later.goto(`${server.url}/en/editor?record=faq/que-es-gratis`);
  const typed = later.getByRole('group', { name: en.labels.question }).getByLabel(en.languages.en);
  await expect(typed).toHaveValue('What is free, and what is not?');
  await expect(later.getByText(en.record.states.saved)).toBeVisible();
  await look(later);
  // The site is built while its owner writes why; here it is only asked for.
  const builds = '**/editor/v1/build';
  await later.route(builds, (route) =>
    route.fulfill({ json: { mistakes: [], build: '', state: 'ready' } }),
  );
  const ahead = later.waitForRequest(builds);
  await later.goto(`${server.url}/en/editor?view=publish`);
  expect((await ahead).postDataJSON()).toEqual({ keys: ['faq/que-es-gratis', 'site'] });
  await expect(later.getByRole('checkbox')).toHaveCount(2);
  await later.getByRole('button', { name: en.publish.publish, exact: true }).click();
  await expect(later.getByText(en.publish.whyMissing)).toBeVisible();
  await look(later);
  expectNoFaults();
});
