import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { copy as picture } from '#content/dictionaries/es/share-picture.ts';
import { copy as share } from '#content/dictionaries/es/share.ts';
import { copy as shared } from '#content/dictionaries/es/shared-result.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { copy as pathway } from '#content/sentences/pathway/es/pathway.ts';
import { inGate } from './drill.ts';
import { textOfPdf } from './report/text-of-pdf.ts';
import { expectAccessible } from './axe.ts';
import {
  bringSession,
  mailsTo,
  makeAccount,
  saveAnswers,
  savePlan,
  submitAttempt,
  farStart,
} from './made-accounts.ts';
import { test, watchTrouble } from './site-fixture.ts';
import { unfold } from './unfold.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A person who likes what laboratories, workshops and drawing boards do, and little of what offices do. */
const answers = Object.fromEntries(
  fullOrder.map((item) => [item, { r: 3, i: 4, a: 3, s: 1, e: 0, c: 1 }[item.charAt(0)] ?? 0]),
);

test(
  'a result leads to careers, goes home as a PDF and a mail, and is shown by a link until it is cut',
  inGate(),
  async ({ page, browser, site: server }) => {
    const trouble = await watchTrouble(page, server.url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await makeAccount(server, 'report@example.com');
    const id = crypto.randomUUID();
    await saveAnswers(server, session, { id, locale: 'es' }, answers);
    await submitAttempt(server, session, id);
    await savePlan(server, session, {
      country: 'MX',
      diploma: 'national',
      aim: 'public-degree',
      start: farStart,
      ticks: { 'check-official': '2026-10-05' },
    });
    await bringSession(page, server, session);
    await page.goto(`${server.url}/results`);
    const plan = page.getByRole('region', { name: pathway.told.title });
    await expect(plan).toContainText('Hecho el 5 oct 2026');

    const careers = page.locator('#careers');
    await expect(careers.getByRole('heading', { name: parts.careers.title })).toBeVisible();
    const first = careers.locator('.suggestions a[href^="/carreras/"]').first();
    const path = await first.getAttribute('href');
    expect((await fetch(server.url + path)).status).toBe(200);
    await expectAccessible(page);

    await unfold(page, 'take');
    const name = page.getByLabel(parts.take.name);
    await expect(name).toHaveValue('Ana');
    const files: Download[] = [];
    for (const typed of ['Ana Núñez', '']) {
      await name.fill(typed);
      const download = page.waitForEvent('download');
      await press(page, parts.take.pdf);
      files.push(await download);
    }
    const today = /-\d{4}-\d\d-\d\d\.pdf$/;
    expect(files.map((file) => file.suggestedFilename().replace(today, ''))).toEqual([
      'informe-faro-ana-nunez',
      'informe-faro',
    ]);
    const pdf = await readFile((await files[0]?.path()) ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(textOfPdf(pdf)).toContain('Hecho el 5 oct 2026');
    expect(textOfPdf(pdf)).toContain('Ana Núñez');

    await press(page, parts.take.mail);
    const [, mail] = await mailsTo(server, 'report@example.com', 2);
    expect(mail?.subject).not.toMatch(/\d/);
    expect(mail?.text).toContain('Investigador');
    expect(mail?.text).toContain('Hecho el 5 oct 2026');

    const { ask, purposes } = privacy.consents;
    await page.getByText(ask.title).click();
    const research = page.getByRole('group', { name: purposes.research.title });
    await research.getByRole('button', { name: ask.no }).click();
    await expect(page.getByText(ask.done)).toBeVisible();
    await expect(research).toHaveCount(0);

    await press(page, share.last.make);
    const sheet = page.getByRole('dialog', { name: picture.sheet.title });
    await page.getByLabel(share.label).fill('<b>mamá</b>');
    await expect(page.getByLabel(share.plan)).toBeChecked();
    await press(page, share.create);
    const link = await page.getByLabel(share.linkLabel).inputValue();
    expect(new URL(link).search).toBe('');
    await expect(sheet.getByLabel(picture.sheet.words)).toHaveValue(/Mamá, mira/);
    expect(await sheet.getByLabel(picture.sheet.words).inputValue()).toContain(link);
    await press(page, picture.sheet.close);
    const mother = await (await browser.newContext()).newPage();
    await mother.goto(link);
    await expect(mother.getByRole('heading', { name: shared.title })).toBeVisible();
    // What her daughter reads is folded until the link of the plan, or she herself, opens it.
    await mother
      .locator('details', { has: mother.locator('#careers') })
      .first()
      .locator('> summary')
      .click();
    await expect(mother.locator('#careers')).toBeVisible();
    await expect(mother.getByText(shared.plan, { exact: false }).first()).toBeVisible();
    await expect(mother.getByRole('region', { name: pathway.told.title })).toContainText(
      'Hecho el 5 oct 2026',
    );
    await expect(mother.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page
      .getByRole('button', { name: share.list.revokeLabel.replace('{label}', '<b>mamá</b>') })
      .click();
    await expect(page.getByRole('group', { name: share.list.ending.question })).toBeVisible();
    await press(page, share.list.ending.yes);
    await expect(page.getByText(/^Desactivado el/)).toBeVisible();
    await mother.reload();
    await expect(mother.getByText(shared.revoked.title)).toBeVisible();
    await expect(mother.locator('#careers')).toHaveCount(0);
    expect(trouble).toEqual([]);
  },
);
