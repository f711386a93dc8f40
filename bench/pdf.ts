/**
 * `npm run bench:pdf`: the files of a result on a cheap phone (360 × 640, slow 4G, a processor four times slower), from
 * the tap: the PDF of three tests the first time, with all that it loads, and again without a network; the picture to
 * share in both formats. Besides, the interview sheets of a class of 35 as one PDF, at this machine's speed. Medians of 5, `-- --runs=1` for a quick look; exits 1 where a limit is missed.
 *
 * The browser's protocol slows down pages, not workers. So the network is slow for both by a line of our own before the
 * server, and what the worker takes at this machine's speed, its start from the cache included, counts four times.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { copy as report } from '#content/instruments/words/es/results-report.ts';
import { copy as picture } from '#content/dictionaries/es/share-picture.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import { storeGoldenPerson } from '#tests/report/store-golden-person.ts';
import { startServer } from '#tests/serve.ts';
import { unfold } from '#tests/unfold.ts';
import { median } from './median.ts';
import { classSheets } from './pdf/class-sheets.ts';
import { slowLine } from './pdf/slow-line.ts';
import { slownessNow } from './processor/quiet-machine.ts';
import { watchFiles, type SeenFiles } from './pdf/watch-files.ts';

const [, runsGiven = '5'] = /^--runs=(\d+)$/.exec(process.argv[2] ?? '') ?? [];
const runs = Number(runsGiven);
const slowdown = 4;
const slowness = slownessNow();
const limits = {
  'PDF the first time (ms)': Math.round(2_500 * slowness),
  'PDF again, without a network (ms)': Math.round(1_500 * slowness),
  'PDF (kB)': 250,
  'loaded for it (kB)': Infinity,
  'picture, tall (ms)': Math.round(400 * slowness),
  'picture, for the chat (ms)': Math.round(400 * slowness),
  'sheets of a class of 35 (ms)': Math.round(20_000 * slowness),
} as const;
type Figures = Readonly<Record<keyof typeof limits, number>>;

const person = goldenPeople.find(({ name }) => name === 'artist');
if (!person) throw new Error('nobody has taken three tests');
const server = await startServer({ RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' });
const browser = await chromium.launch(chromiumOptions());
const seen: Figures[] = [];
try {
  while (seen.length < runs) seen.push(await takeAlong(browser));
} finally {
  await browser.close();
  await server.remove();
}
const failures: string[] = [];
console.log(`${''.padEnd(40)}${'median'.padStart(8)}${'limit'.padStart(8)}   of ${runs} runs`);
for (const [what, limit] of Object.entries(limits)) {
  const values = seen.map((figures) => Number(Reflect.get(figures, what)));
  const value = median(values);
  const shown = Number.isFinite(limit) ? String(limit) : '';
  const each = values.map((one) => Math.round(one)).join(' ');
  console.log(
    `${what.padEnd(40)}${String(Math.round(value)).padStart(8)}${shown.padStart(8)} ${value <= limit ? ' ' : '!'} ${each}`,
  );
  if (!(value <= limit)) failures.push(`${what}: ${Math.round(value)}, limit ${limit}`);
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** One phone that was never here: its result, the PDF twice, the picture in both formats. */
async function takeAlong(on: Browser): Promise<Figures> {
  const line = await slowLine(server.url);
  const context = await on.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFiles);
    if (person) await storeGoldenPerson(page, { ...server, url: line.url }, person);
    await page.goto(`${line.url}/results`);
    await page.locator('[data-cookies=reject]').tap();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const before = line.bytes();
    await unfold(page, 'take');
    const first = await tapFor(page, parts.take.pdf, 'pdfAt');
    const loaded = line.bytes() - before;
    await page.waitForTimeout(1_000);
    await context.setOffline(true);
    const again = await tapFor(page, parts.take.pdf, 'pdfAt');
    const slower = (slowdown - 1) * again.worked;
    await context.setOffline(false);

    await tapFor(page, report.send, 'pictureAt');
    await page.getByText(picture.sheet.change, { exact: true }).click();
    await page.waitForTimeout(1_000);
    const tall = await tapFor(page, picture.format.tall, 'pictureAt');
    await page.waitForTimeout(1_000);
    const chat = await tapFor(page, picture.format.chat, 'pictureAt');
    return {
      'PDF the first time (ms)': first.pdfAt - first.touchedAt + slower,
      'PDF again, without a network (ms)': again.pdfAt - again.touchedAt + slower,
      'PDF (kB)': again.pdfBytes / 1_000,
      'loaded for it (kB)': loaded / 1_000,
      'picture, tall (ms)': tall.pictureAt - tall.touchedAt,
      'picture, for the chat (ms)': chat.pictureAt - chat.touchedAt,
      'sheets of a class of 35 (ms)': await classSheets(),
    };
  } finally {
    await context.close();
    await line.close();
  }
}

/** Touches what has this name, and waits until the file is there. */
async function tapFor(page: Page, name: string, made: 'pdfAt' | 'pictureAt'): Promise<SeenFiles> {
  await page.getByText(name, { exact: true }).tap();
  await page.waitForFunction((key) => {
    const noted = Reflect.get(globalThis, 'seenFiles');
    return noted[key] > noted.touchedAt;
  }, made);
  return page.evaluate(() => Reflect.get(globalThis, 'seenFiles'));
}
