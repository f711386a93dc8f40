/** What is typed and pressed before React goes on where it draws the form anew, because something changed the document before. */
import { expect, type Page } from '@playwright/test';
import { changeDocuments } from './foreign-changes/change-document.ts';
import { makeAccount } from './made-accounts.ts';
import { password, words } from './people.ts';
import { test } from './site-fixture.ts';

test.use({ reducedMotion: 'reduce' });

/** Opens a page whose words are translated, and keeps its scripts on their way until the returned function is called. */
async function openTranslated(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await changeDocuments(page, 'words in <font>');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main h1 font')).toBeVisible();
  return resolve;
}

test('X31: a sign-in on a translated page before any script works', async ({ page, site }) => {
  await makeAccount(site, 'translated.early@example.com');
  const letThrough = await openTranslated(page, `${site.url}/auth`);
  await page.locator('main [name=email]').fill('translated.early@example.com');
  await page.locator('main [name=password]').fill(password);
  await page.locator('main form .btn-primary').click();
  letThrough();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('X31: what is typed into the form that React has drawn stays, when what carries the older text over comes late', async ({
  page,
  site,
}) => {
  const { promise, resolve: letCarryOver } = Promise.withResolvers<void>();
  const letThrough = await openTranslated(page, `${site.url}/auth`);
  await page.route(/carry-over-input[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await field('password').fill(password);
  const asked = page.waitForRequest(/carry-over-input/);
  letThrough();
  const carried = (await asked).response();
  await field('email').fill('typed.late@example.com');
  letCarryOver();
  await carried;
  await expect(field('password')).toHaveValue(password);
  await expect(field('email')).toHaveValue('typed.late@example.com');
  await expect(field('email')).toBeFocused();
});

test('X31: what is typed into a translated registration is there when React has come, and so is the cursor', async ({
  page,
  site,
}) => {
  const { form } = words.es.register;
  const letThrough = await openTranslated(page, `${site.url}/register`);
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await field('privacy').check();
  await field('email').fill('translated@example.com');
  await field('password').fill(password);
  await field('name').fill('Ana');
  await field('name').press('ArrowLeft');
  letThrough();
  // The button waits for the box, and for React to know of it.
  await expect(page.getByRole('button', { name: form.submit })).toBeEnabled();
  await expect(field('name')).toBeFocused();
  await page.keyboard.type('i');
  await expect(field('name')).toHaveValue('Ania');
  await expect(field('email')).toHaveValue('translated@example.com');
  await expect(field('password')).toHaveValue(password);
});

test('X31: the length of a test that is chosen on a translated page is the one that is asked', async ({
  page,
  site,
}) => {
  const letThrough = await openTranslated(page, `${site.url}/assessment`);
  await page.locator('main [value=short]').check();
  letThrough();
  await expect(page.locator('main form [type=submit]')).toBeVisible();
  await expect(page.locator('main [value=short]')).toBeChecked();
});
