// npm run film:editor -- <folder> [width]: a table of another year from its download to going back, by the screens alone, as pictures
// in the folder; a line a picture with the seconds since the begin. Needs the built site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { copy as words } from '#content/dictionaries/es/editor-area.ts';
import { copy as table } from '#content/dictionaries/es/editor-table.ts';
import { bringSession, grantAdmin, makeAccount } from '#tests/made-accounts.ts';
import { enrolFactor } from '#tests/made-factors.ts';
import { startServer } from '#tests/serve.ts';
import { chromiumFlags, findChromium } from '#tools/launch/find-chromium.mjs';

const [folder = join(tmpdir(), 'editor-film'), width = '1280'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
/** Where a reader meets the table: a degree of Madrid. */
const shown = '/estudios/grados/derecho';
const began = Date.now();
let pictures = 0;

async function picture(page: Page, what: string): Promise<void> {
  pictures += 1;
  const name = `${String(pictures).padStart(2, '0')}-${what.replaceAll(' ', '-')}.png`;
  await page.screenshot({ path: join(folder, name) });
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${name}`);
}

/** The downloaded table as an owner changes it: another course, one grade, one that is absent in the new document. */
function nextYear(path: string): string {
  const text = readFileSync(path, 'utf8')
    .replaceAll('"2025-26"', '"2026-27"')
    .replace(/^("0106".*;)"\d+,\d+"(;"(?:yes|no)")/m, '$1"8,604"$2')
    .replace(/^("0237".*;)"\d+,\d+"(;"(?:yes|no)")/m, '$1""$2');
  const changed = join(folder, 'notas-madrid-2026-27.csv');
  writeFileSync(changed, text);
  return changed;
}

const server = await startServer({}, { isEmbedded: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: chromiumFlags,
});
try {
  const owner = await enrolFactor(server, await makeAccount(server, 'owner@example.com'));
  await grantAdmin(server, 'owner@example.com');
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 900 },
    reducedMotion: 'reduce',
  });
  await bringSession(page, server, owner);
  await page.goto(`${server.url}/editor`);
  await page.getByRole('link', { name: words.kinds.tables.name }).waitFor();
  await picture(page, 'what can be changed');
  await page.getByRole('link', { name: words.kinds.tables.name }).click();
  await page.getByRole('link', { name: 'Notas de corte de Madrid' }).click();
  await page.getByLabel(table.fileOrPdf).waitFor();
  await picture(page, 'the table as it is');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: table.download }).click();
  const saved = join(folder, 'madrid-cutoffs.csv');
  await (await download).saveAs(saved);
  await page.getByLabel(table.fileOrPdf).setInputFiles(nextYear(saved));
  await page.getByText(table.changes).waitFor();
  await picture(page, 'refused until compared');
  await page.getByRole('heading', { name: table.changes }).scrollIntoViewIfNeeded();
  await picture(page, 'what changes');
  await page.locator('#field-accepted').check();
  await page.getByLabel(table.why).fill('La página 7 del PDF no trae esa nota.');
  await page.getByText(words.record.states.saved).waitFor();
  await page.locator('.error-summary').waitFor({ state: 'detached' });
  await picture(page, 'compared and accepted');
  await page.getByRole('link', { name: words.record.goOn }).click();
  await page.getByLabel(words.publish.why).fill('Notas de corte de Madrid de 2026-27');
  await picture(page, 'to be published');
  await page.getByRole('button', { name: words.publish.preview }).click();
  await page.getByText(words.progress.ready).waitFor({ timeout: 240_000 });
  await picture(page, 'a preview');
  const link = await page.getByRole('link', { name: words.preview.desk.es }).getAttribute('href');
  const looked = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
  await looked.goto(new URL(link ?? '', server.url).href);
  await looked.goto(server.url + shown);
  await toGrades(looked);
  await picture(looked, 'the draft as a reader will see it');
  await looked.close();
  await page.getByRole('button', { name: words.publish.publish, exact: true }).click();
  await page.getByText(words.progress.published, { exact: true }).waitFor({ timeout: 240_000 });
  await picture(page, 'published');
  await reader('8,604', 'what a reader sees');
  await page.goto(`${server.url}/editor?view=history`);
  await page.getByRole('button', { name: words.history.back }).first().click();
  await page.getByRole('button', { name: words.history.back }).first().waitFor();
  await picture(page, 'going back');
  await page.getByRole('button', { name: words.history.back }).first().click();
  await page.getByText(words.progress.published, { exact: true }).waitFor({ timeout: 240_000 });
  await picture(page, 'as it was');
  await reader('8,439', 'what a reader sees again');

  /** Waits until the page of a degree says the grade, as all processes serve it some seconds later; it stands in a fold. */
  async function reader(grade: string, what: string): Promise<void> {
    const anyone = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
    for (let tries = 0; tries < 20; tries += 1) {
      await anyone.goto(server.url + shown);
      if ((await anyone.locator('main').textContent())?.includes(grade)) break;
      await anyone.waitForTimeout(500);
    }
    await toGrades(anyone);
    await picture(anyone, what);
    await anyone.close();
  }

  /** To what has changed, its folds opened and the question on cookies out of the way. */
  async function toGrades(reader: Page): Promise<void> {
    await reader.locator('[data-cookies="reject"]').click();
    await reader
      .getByText(/8,(439|604)/)
      .first()
      .evaluate((grade) => {
        for (let fold = grade.closest('details'); fold;) {
          fold.open = true;
          fold = fold.parentElement?.closest('details') ?? null;
        }
        grade.scrollIntoView({ block: 'center' });
      });
  }
} finally {
  await browser.close();
  await server.stop();
  await server.remove();
}
process.exit(0);
