/**
 * The first ten minutes on a cheap phone (360 × 640, slow 4G, a processor four times slower), from the first paint of
 * the landing page to the result, touched by a real finger: medians of 5 as one table. `--runs=1` for a quick look.
 * Exits 1 where a limit is missed.
 */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { startServer } from '#tests/serve.ts';
import { firstTap, targetNames } from './first/first-taps.ts';
import { needUsualFont } from './first/usual-font.ts';
import { earlyStart, walk, type Walk } from './first/walk.ts';
import { median } from './median.ts';
import { slownessNow } from './processor/quiet-machine.ts';
import { serveMirror } from './limit/mirror-server.ts';
import { textAlone } from './limit/variants.ts';

const [, runsGiven = '5'] = /^--runs=(\d+)$/.exec(process.argv[2] ?? '') ?? [];
const runs = Number(runsGiven);
/** Runs of a measure that may be lost. */
const LOST = 2;
const limits = {
  'landing: largest paint': 1_500,
  'tap on the test to first question': 3_000,
  'choice to "saved here"': 50,
  'choice to next question, less its pause': 100,
  'finish to result': 600,
  'worst tap of the walk (INP)': 150,
  'moved on the landing page (CLS)': 0.02,
  'moved on the page of the test': 0.02,
  'moved at the worst question': 0.02,
  'moved from the end to the result': 0.02,
} as const satisfies Walk;
const otherLimits = { tap: 200, early: 1.3, start: 2_500 } as const;

const slowness = slownessNow();
const server = await startServer({ RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' });
// Both pass through the same small server, so that only the pages differ: the twin is the same text in the browser's styles.
const page = await serveMirror(server.url, (html) => html);
const twin = await serveMirror(server.url, textAlone);
const browser = await chromium.launch(chromiumOptions());
const failures: string[] = [];
try {
  await needUsualFont(browser);
  console.log(`${''.padEnd(44)}${'median'.padStart(10)}${'limit'.padStart(9)}   of ${runs} runs`);
  const walks = await times(() => walk(browser, server.url));
  for (const [what, limit] of Object.entries(limits)) {
    row(
      what,
      walks.map((one) => Number(Reflect.get(one, what))),
      limit,
    );
  }
  row(
    '"start" pressed at first paint to question',
    await times(() => earlyStart(browser, server.url)),
    otherLimits.start,
  );
  for (const target of targetNames) {
    const tapped = await times(() => firstTap(browser, page.url, { target, when: 'quiet' }));
    row(`first tap: ${target}`, tapped, otherLimits.tap);
  }
  for (const target of targetNames) {
    const [ours, its]: [number[], number[]] = [[], []];
    const early = { target, when: 'first paint' } as const;
    await times(async () => {
      ours.push(await firstTap(browser, page.url, early));
      its.push(await firstTap(browser, twin.url, early));
    });
    const ratio = median(ours) / median(its);
    row(`at first paint, × its twin: ${target}`, [ratio], otherLimits.early, [
      median(its),
      ...ours,
    ]);
  }
} finally {
  await browser.close();
  await page.close();
  await twin.close();
  await server.remove();
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** One after the other: two phones at once would share one processor. */
async function times<Value>(measure: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let lost = 0; values.length < runs;) {
    try {
      values.push(await measure());
    } catch (error) {
      // One run in which the page was not there in time takes no others with it; three in a row are a fault.
      lost += 1;
      if (lost > LOST) throw error;
      console.log(`a run was lost: ${error instanceof Error ? error.message.split('\n')[0] : ''}`);
    }
  }
  return values;
}

function row(what: string, values: readonly number[], quiet: number, all = values): void {
  const value = median(values);
  // Limits below ten are ratios and shares, which a slow machine does not stretch.
  const limit = quiet < 10 ? quiet : quiet * slowness;
  const shown = (one: number) => (limit < 10 ? one.toFixed(3) : `${Math.round(one)} ms`);
  const isMissed = !(value <= limit);
  const each = all.map((one) => (one < 10 ? one.toFixed(2) : Math.round(one))).join(' ');
  console.log(
    `${what.padEnd(44)}${shown(value).padStart(10)}${shown(limit).padStart(9)} ${isMissed ? '!' : ' '} ${each}`,
  );
  if (isMissed) failures.push(`${what}: ${shown(value)}, limit ${shown(limit)}`);
}
