/**
 * What a finger feels on a slow phone (CPU slowed down four times): from choosing an answer to the words that say
 * that it is saved here, and from moving on to the next question being painted. After a choice the test waits a
 * moment on purpose, so that the choice is seen; that pause is shown apart. Medians and 95 of 100 over a whole test.
 * Exits 1 when a limit is missed.
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tools/launch/find-chromium.mjs';
import { startServer } from '#tests/serve.ts';
import { median } from './median.ts';

const limits = { saved: 50, painted: 100 } as const;
const slowdown = 4;
const questions = 60;

const server = await startServer({ RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const failures: string[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.addInitScript(measure);
  await page.goto(`${server.url}/assessment`);
  await page.locator('[data-cookies=reject]').click();
  await page.locator('main form button[type=submit]').click();
  await page.locator('fieldset[data-item]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let n = 0; n < questions; n += 1) await choose(page, n);
  const seen = await page.evaluate((): Record<string, number[]> => Reflect.get(globalThis, 'felt'));
  console.log(
    `a guest, ${questions} questions on a phone's screen, CPU ${slowdown} times slower\n`,
  );
  row('choice to "saved here"', seen['saved'] ?? [], limits.saved);
  row('moving on to next painted', seen['painted'] ?? [], limits.painted);
  row('choice to next, with its pause', seen['next'] ?? []);
} finally {
  await browser.close();
  await server.remove();
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

async function choose(page: Page, n: number): Promise<void> {
  const question = page.locator('fieldset[data-item]');
  const item = await question.getAttribute('data-item');
  await question
    .locator('label')
    .nth(n % 5)
    .tap();
  await page.locator(`fieldset[data-item="${item}"]`).waitFor({ state: 'detached' });
  if (n === questions - 1) return;
  // Back and on again by the buttons: moving on without the pause.
  await page.getByRole('button', { name: 'Anterior' }).tap();
  await page.locator(`fieldset[data-item="${item}"]`).waitFor();
  await page.getByRole('button', { name: /^(Siguiente|Terminar)$/ }).tap();
  await page.locator(`fieldset[data-item="${item}"]`).waitFor({ state: 'detached' });
}

/** Runs in the page: notes in `felt` how long each thing took, from the event to the frame after it. */
function measure(): void {
  const felt: Record<'saved' | 'painted' | 'next', number[]> = { saved: [], painted: [], next: [] };
  Reflect.set(globalThis, 'felt', felt);
  let chosenAt = 0;
  let movedAt = 0;
  let answered = 0;
  let shown: string | undefined;
  const afterPaint = (then: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element)) return;
      if (target instanceof HTMLInputElement && target.type === 'radio') chosenAt = timeStamp;
      else if (target.closest('button')) movedAt = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    const saved = document.querySelector<HTMLElement>('[data-saved=device]')?.dataset;
    if (Number(saved?.answered) > answered && chosenAt > 0) {
      felt.saved.push(performance.now() - chosenAt);
      answered += 1;
    }
    const item = document.querySelector<HTMLElement>('fieldset[data-item]')?.dataset.item;
    if (item === shown) return;
    const isFirst = shown === undefined;
    shown = item;
    const [since, list] = movedAt > 0 ? [movedAt, felt.painted] : [chosenAt, felt.next];
    movedAt = 0;
    if (!isFirst && item) afterPaint((now) => list.push(now - since));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

function row(what: string, values: number[], limit?: number): void {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = median(values);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  const goal = limit ? `median < ${limit} ms` : '';
  console.log(
    `${what.padEnd(32)}${String(values.length).padStart(4)}${middle.toFixed(0).padStart(7)} ms median${p95.toFixed(0).padStart(7)} ms p95   ${goal}`,
  );
  if (limit && !(middle < limit)) failures.push(`${what}: ${middle.toFixed(0)} ms`);
}
