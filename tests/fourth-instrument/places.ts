// Where a fourth instrument must be found: in a browser, on a site that was built with the toy of the recipe.
import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { copy as share } from '#content/dictionaries/es/share.ts';
import { copy as taking } from '#content/instruments/words/es/test-words.ts';
import { textOfPdf } from '#tests/report/text-of-pdf.ts';
import { bringSession, mailsTo, type Session } from '#tests/made-accounts.ts';
import type { RunningServer } from '#tests/serve.ts';

export type Visit = {
  readonly browser: Browser;
  /** The person's own browser. */
  readonly page: Page;
  readonly server: RunningServer;
  readonly person: Session;
};

/** In the order of a person's way: each begins where the one before ended. */
export const places: readonly { name: string; find: (visit: Visit) => Promise<void> }[] = [
  { name: 'list of tests', find: findInList },
  { name: 'its page', find: takeIt },
  { name: 'report', find: ({ page }) => expect(page.getByText(told).first()).toBeVisible() },
  { name: 'PDF', find: findInPdf },
  { name: 'mail', find: findInMail },
  { name: 'share', find: findInShare },
  { name: 'profile', find: findInProfile },
  { name: 'offline copy', find: findOffline },
];

/** What the toy says where kites are liked more than drums. */
const told = 'Tu juguete: Cometas.';
const title = '¿Cometas o tambores?';

async function findInList({ page, server, person }: Visit): Promise<void> {
  await bringSession(page, server, person);
  await page.goto(`${server.url}/profile`);
  await page.getByRole('link', { name: 'Hacer el test de juguetes' }).click();
}

async function takeIt({ page }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: taking.intro.start.begin }).click();
  const question = page.locator('fieldset[data-item]');
  for (let asked = 0; asked < 6; asked += 1) {
    const item = (await question.getAttribute('data-item')) ?? '';
    await question
      .locator('label')
      .nth(item.startsWith('kit') ? 4 : 1)
      .click();
    await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
  }
  await page.getByRole('button', { name: taking.test.review.finish }).click();
}

async function findInPdf({ page }: Visit): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: parts.take.pdf, exact: true }).click(),
  ]);
  expect(textOfPdf(await readFile(await download.path()))).toContain(told);
}

async function findInMail({ page, server, person }: Visit): Promise<void> {
  await page.getByRole('button', { name: parts.take.mail, exact: true }).click();
  const [, mail] = await mailsTo(server, person.user.email, 2);
  expect(mail?.text).toContain(told);
}

async function findInShare({ page, browser }: Visit): Promise<void> {
  await page.getByRole('button', { name: share.last.make, exact: true }).click();
  await page.getByRole('button', { name: share.create, exact: true }).click();
  const link = await page.getByLabel(share.linkLabel).inputValue();
  await page.keyboard.press('Escape');
  const reader = await browser.newContext();
  const shown = await reader.newPage();
  await shown.goto(link);
  await expect(shown.getByText(told).first()).toBeVisible();
  await reader.close();
}

async function findInProfile({ page, server }: Visit): Promise<void> {
  await page.goto(`${server.url}/profile`);
  const list = page.locator('section', { has: page.getByRole('heading', { name: /juguetes/i }) });
  await expect(list.last().getByRole('listitem')).not.toHaveCount(0);
}

/** The server is gone, so nothing but the copy can answer. */
async function findOffline({ page, server }: Visit): Promise<void> {
  await page.goto(`${server.url}/toy-test`);
  await expect(page.getByText(taking.intro.worksOffline)).toBeVisible();
  await server.stop();
  try {
    await page.goto(`${server.url}/en/toy-test`);
    await expect(page.getByRole('heading', { name: 'Kites or drums?' })).toBeVisible();
  } finally {
    await server.restart();
  }
}
