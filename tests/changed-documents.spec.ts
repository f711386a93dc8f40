import { expect } from '@playwright/test';
import { inGate } from './drill.ts';
import { changeDocuments, changes, type Change } from './foreign-changes/change-document.ts';
import { watchCrashes } from './foreign-changes/watch-crashes.ts';
import { useEverything } from './foreign-changes/use-everything.ts';
import { test, watchTrouble } from './site-fixture.ts';

// X31: something changes the document before React takes it over: the page recovers, and no HTML is written.
test.use({ viewport: { width: 1024, height: 800 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

function isChange(name: string): name is Change {
  return name in changes;
}

const names = Object.keys(changes).filter(isChange);

for (const change of names) {
  test(
    `X31: ${change} changed before React: the way to Spain is found all the same`,
    inGate(change === names[0]),
    async ({ page, site }) => {
      const trouble = await watchTrouble(page, site.url);
      const expectNoCrash = watchCrashes(page);
      await changeDocuments(page, change);
      await page.goto(`${site.url}/ruta-a-espana`);
      const form = page.locator('#pathway-form');
      await form.locator('[name=studies]').first().check();
      await form.locator('select').nth(0).selectOption({ index: 3 });
      await form.locator('select').nth(1).selectOption({ index: 1 });
      await expect(page.locator('#pathway-answer')).toHaveText(/\d/);
      // The frame is React's own again, the page is still the one that was built, once.
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('.page-slot')).toHaveCount(1);
      await expectNoCrash();
      // An element that the frame lacks is put right by React, which says so as a warning.
      expect(trouble.filter((each) => !/React error/.test(each))).toEqual([]);
    },
  );
}

for (const [at, path] of [
  '/',
  '/auth',
  '/register',
  '/assessment',
  '/results',
  '/carreras',
  '/blog',
  '/me-llega-y-cuanto-cuesta',
  '/research-results',
].entries()) {
  const change = names[at % names.length] ?? 'a text of the head';
  test(`X31: ${path} goes on with ${change} changed before React`, async ({ page, site }) => {
    const trouble = await watchTrouble(page, site.url);
    const expectNoCrash = watchCrashes(page);
    await changeDocuments(page, change);
    await page.goto(site.url + path);
    await page.locator('main a, main button').locator('visible=true').first().hover();
    await useEverything(page, 3);
    await expectNoCrash();
    expect(trouble.filter((each) => each.startsWith('policy'))).toEqual([]);
  });
}

test('X31: a dialog that was open while the document is drawn anew stays open, over the page', async ({
  page,
  site,
}) => {
  const expectNoCrash = watchCrashes(page);
  await changeDocuments(page, 'a text of the head');
  await page.goto(site.url);
  await page.locator('[data-cookies="reject"]').click();
  await page.locator('.promo [data-dialog]:visible').click();
  const dialog = page.locator('#register-dialog');
  await dialog.locator('[name=name]').fill('Ana');
  await dialog.locator('[name=email]').fill('ana@example.com');
  await dialog.locator('[name=privacy]').check();
  await expect(dialog.locator('button.btn')).toBeEnabled();
  await expect(dialog.locator('[name=name]')).toHaveValue('Ana');
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  // The frame is the one that React has drawn: what was changed is put right.
  await expect(page.getByRole('banner')).not.toContainText('Otra cosa');
  await expectNoCrash();
});
