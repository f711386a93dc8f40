import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { copy as en } from '#content/dictionaries/en/share-picture.ts';
import { copy as enReport } from '#content/instruments/words/en/results-report.ts';
import { copy as es } from '#content/dictionaries/es/share-picture.ts';
import { copy as esReport } from '#content/instruments/words/es/results-report.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { attemptFor } from './report/attempt-for.ts';
import { expectAccessible } from './axe.ts';
import { copy as link } from '#content/dictionaries/es/guest-link.ts';
import { copy as shared } from '#content/dictionaries/es/shared-result.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { test } from './site-fixture.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 640 } });

const { answers } = attemptFor(interestsV2, { R: 14, I: 20, A: 36, S: 34, E: 18, C: 6 });
const languages = { es: { copy: es, send: esReport.send }, en: { copy: en, send: enReport.send } };

/** Width and height as the file itself says. */
async function sizeOf(page: Page, name: string): Promise<readonly [number, number]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.jpg$/);
  const { width, height, format } = await sharp(await file.path()).metadata();
  expect(format).toBe('jpeg');
  return [width, height];
}

for (const [locale, { copy, send }] of Object.entries(languages)) {
  test(`${locale}: a guest sends words and a picture from the first screen, and nothing of it is requested`, async ({
    page,
    site,
  }) => {
    const guest = guestAttempt(locale === 'en' ? 'en' : 'es');
    const root = site.url + (locale === 'es' ? '' : '/en');
    await page.goto(`${root}/legal`);
    await leaveOnDevice(page, site, {
      ...guest,
      attempt: { ...guest.attempt, version: interestsV2.version, answers },
    });
    await page.goto(`${root}/results`);
    await page.getByRole('button', { name: send, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: copy.sheet.title });
    const words = sheet.getByLabel(copy.sheet.words);
    await expect(words).toHaveValue(
      new RegExp(`^${locale === 'es' ? 'Mamá, mira' : 'Mom, look'}.*${site.url}`, 's'),
    );
    const picture = page.locator('canvas');
    await expect(page.getByRole('button', { name: copy.download, exact: true })).toBeEnabled();
    await expectAccessible(page);

    await page.context().setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(await sizeOf(page, copy.download)).toEqual([1080, 1350]);
    await sheet.getByText(copy.sheet.change, { exact: true }).click();
    await page.getByLabel(copy.format.tall, { exact: true }).check();
    expect(await sizeOf(page, copy.download)).toEqual([1080, 1920]);
    const unnamed = await picture.getAttribute('aria-label');
    expect(unnamed).not.toMatch(/\d/);
    await page.getByLabel(copy.name).fill('Ana');
    await page.getByLabel(copy.scores).check();
    await expect(picture).toHaveAttribute('aria-label', /Ana.*36/);
    await expect(page.getByRole('button', { name: copy.download, exact: true })).toBeEnabled();
    // That something was sent is counted, of nobody.
    const others = asked.filter((url) => !url.startsWith('blob:') && !url.endsWith('/count/sent'));
    expect(others).toEqual([]);

    // Whom it is for is the first word, until another is typed.
    await sheet.getByRole('radio', { name: copy.sheet.to.dad }).check();
    await expect(words).toHaveValue(new RegExp(`^${copy.sheet.to.dad}, `));
    await sheet.getByRole('radio', { name: copy.sheet.to.none }).check();
    await expect(words).toHaveValue(locale === 'es' ? /^Mira qué/ : /^Look what/);
    await words.fill(`Abuela: ${site.url}`);
    const way = sheet.getByRole('link', { name: copy.sheet.whatsapp });
    const text = new URL((await way.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(`Abuela: ${site.url}`);
  });
}

/** A guest's sheet, with its picture made; what WhatsApp would answer stands in for it. */
async function openSheet(page: Page, url: string): Promise<Locator> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto(`${url}/results`);
  await page.getByRole('button', { name: esReport.send, exact: true }).click();
  await expect(page.getByRole('button', { name: es.download, exact: true })).toBeEnabled();
  return page.getByRole('dialog', { name: es.sheet.title });
}

const answered = () => {
  const guest = guestAttempt('es');
  return { ...guest, attempt: { ...guest.attempt, version: interestsV2.version, answers } };
};

test('one press copies the picture and opens WhatsApp with the words, and says what is left to do', async ({
  page,
  site,
}) => {
  // A browser without a window has nobody to ask.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await leaveOnDevice(page, site, answered());
  const sheet = await openSheet(page, site.url);
  await expect(sheet.getByText(es.sheet.picture.ahead)).toBeVisible();
  const coming = page.context().waitForEvent('page');
  await sheet.getByRole('link', { name: es.sheet.whatsapp }).click();
  const chat = await coming;
  expect(new URL(chat.url()).searchParams.get('text')).toMatch(/^Mamá, mira/);
  await chat.close();
  await expect(sheet.getByText(es.sheet.picture.copied)).toBeVisible();
  const png = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png');
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const { width, height } = await sharp(Buffer.from(png)).metadata();
  expect([width, height]).toEqual([1080, 1350]);
  // Pressed again, it opens again.
  const again = page.context().waitForEvent('page');
  await sheet.getByRole('link', { name: es.sheet.whatsapp }).click();
  await again;
});

test('where the clipboard refuses, the picture is saved and WhatsApp opens all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Clipboard.prototype, 'write', {
      value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
    }),
  );
  await leaveOnDevice(page, site, answered());
  const sheet = await openSheet(page, site.url);
  const download = page.waitForEvent('download');
  const coming = page.context().waitForEvent('page');
  await sheet.getByRole('link', { name: es.sheet.whatsapp }).click();
  expect((await download).suggestedFilename()).toBe(`${es.file}.jpg`);
  await coming;
  await expect(sheet.getByText(es.sheet.picture.saved)).toBeVisible();
});

test('a phone shows picture, message and all ways to send them without scrolling', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await leaveOnDevice(page, site, answered());
  const sheet = await openSheet(page, site.url);
  for (const part of [
    sheet.locator('canvas'),
    sheet.getByLabel(es.sheet.words),
    sheet.getByText(es.sheet.change, { exact: true }),
    sheet.getByRole('link', { name: es.sheet.whatsapp }),
    sheet.getByRole('button', { name: es.sheet.copy, exact: true }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('P22: a guest makes a link to a summary, her mother reads it, and it ends from the same browser', async ({
  page,
  browser,
  site,
}) => {
  await leaveOnDevice(page, site, answered());
  let sheet = await openSheet(page, site.url);
  // The picture alone is sent unless a link is wanted.
  const wanted = sheet.getByRole('switch', { name: es.sheet.link.summary });
  await expect(sheet.getByLabel(/^Tengo 14 años/)).toHaveCount(0);
  await wanted.click();
  // Nothing is kept without the box of the consent.
  await sheet.getByRole('button', { name: link.create, exact: true }).click();
  const consent = sheet.getByLabel(/^Tengo 14 años/);
  await expect(consent).toBeFocused();
  await consent.check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: link.create, exact: true }).click();
  const words = sheet.getByLabel(es.sheet.words);
  await expect(words).toHaveValue(/#[0-9a-f]{64}$/);
  const [url = ''] = /https?:\S+$/.exec(await words.inputValue()) ?? [];

  const mother = await (await browser.newContext()).newPage();
  await mother.goto(url);
  await expect(mother.locator('.result-hero h2')).toBeVisible();
  await expect(mother.getByText(link.summary.ask)).toBeVisible();
  await expect(mother.getByRole('heading', { name: shared.parents.numbers.title })).toBeVisible();
  await expectAccessible(mother);

  // The link leaves the words and comes back with the switch.
  await wanted.click();
  await expect(words).not.toHaveValue(/#[0-9a-f]{64}$/);
  await wanted.click();
  await expect(words).toHaveValue(new RegExp(`${url}$`));

  // Another day, in the same browser.
  sheet = await openSheet(page, site.url);
  await expect(sheet.getByLabel(es.sheet.words)).toHaveValue(new RegExp(`${url}$`));
  await sheet.getByRole('button', { name: link.end, exact: true }).click();
  await expect(sheet.getByText(link.ended)).toBeVisible();
  await mother.reload();
  await expect(mother.getByRole('heading', { name: shared.revoked.title })).toBeVisible();
  await mother.context().close();
});
