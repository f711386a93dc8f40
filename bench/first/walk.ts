import type { Browser } from '@playwright/test';
import { askedToday } from '#tests/asked-today.ts';
import { median } from '../median.ts';
import {
  firstPaint,
  knownPlace,
  placeOf,
  quiet,
  seenIn,
  slowPhone,
  tap,
  tapAt,
} from './slow-phone.ts';
import type { Seen } from './watch.ts';

const start = '.actions .btn-primary';
const questions = askedToday.length;
/** For so long the chosen answer may be looked at (ms); a longer pause is the page's own. */
const chosenFor = 150;

/** What one walk from the landing page to the result took (ms), and how far things moved on it. */
export type Walk = {
  'landing: largest paint': number;
  'tap on the test to first question': number;
  'choice to "saved here"': number;
  'choice to next question, less its pause': number;
  'finish to result': number;
  'worst tap of the walk (INP)': number;
  'moved on the landing page (CLS)': number;
  'moved on the page of the test': number;
  'moved at the worst question': number;
  'moved from the end to the result': number;
};

/** Landing, the tap on the test, "start" as soon as it is painted, all questions, the end, the result. */
export async function walk(browser: Browser, url: string): Promise<Walk> {
  const startsAt = await knownPlace(browser, `${url}/assessment`, start);
  const phone = await slowPhone(browser);
  const { page } = phone;
  try {
    await page.goto(url);
    await quiet(phone);
    await tap(phone, '[data-cookies=reject]');
    const place = await placeOf(phone, 'a[href="/assessment"]');
    const landing = await seenIn(phone);

    const intro = firstPaint(phone);
    await tapAt(phone, place);
    await page.waitForURL(/\/assessment$/, { waitUntil: 'commit' });
    const { tappedAt } = await seenIn(phone);
    await intro;
    await tapAt(phone, startsAt ?? (await placeOf(phone, start)));
    const question = page.locator('fieldset[data-item]');
    await question.waitFor();
    let seen = await seenIn(phone);
    const toQuestion = firstShown(seen, 'item') - tappedAt;
    const steps = [landing.openedAt, seen.openedAt];

    const [saved, next]: [number[], number[]] = [[], []];
    for (let n = 0; n < questions; n += 1) {
      steps.push(performance.timeOrigin + performance.now());
      const item = await question.getAttribute('data-item');
      const before = seen.savedAt;
      await tap(phone, `fieldset[data-item="${item}"] label:nth-child(${(n % 5) + 1})`);
      await page.locator(`fieldset[data-item="${item}"]`).waitFor({ state: 'detached' });
      seen = await seenIn(phone);
      if (seen.savedAt > before) saved.push(seen.savedAt - seen.tappedAt);
      const shown = n < questions - 1 && (await question.getAttribute('data-item'));
      if (shown)
        next.push(
          (seen.shown[`item ${shown}`] ?? 0) - seen.tappedAt - Math.min(seen.pause, chosenFor),
        );
    }
    steps.push(performance.timeOrigin + performance.now());
    await tap(phone, 'main .btn-primary');
    await page.waitForFunction(() => 'result here' in Reflect.get(globalThis, 'seen').shown);
    seen = await seenIn(phone);
    const toResult = firstShown(seen, 'result') - seen.tappedAt;
    await quiet(phone);
    seen = await seenIn(phone);
    const moved = movedFrom(steps, [...landing.shifts, ...seen.shifts]);
    return {
      'landing: largest paint': landing.largestPaint,
      'tap on the test to first question': toQuestion,
      'choice to "saved here"': median(saved),
      'choice to next question, less its pause': median(next),
      'finish to result': toResult,
      'worst tap of the walk (INP)': slowestTap([landing, seen]),
      'moved on the landing page (CLS)': moved[0] ?? 0,
      'moved on the page of the test': moved[1] ?? 0,
      'moved at the worst question': Math.max(...moved.slice(2, -1)),
      'moved from the end to the result': moved.at(-1) ?? 0,
    };
  } finally {
    await phone.close();
  }
}

/** From "start" pressed at the first paint of the test's page to its first question. */
export async function earlyStart(browser: Browser, url: string): Promise<number> {
  const startsAt = await knownPlace(browser, `${url}/assessment`, start);
  const phone = await slowPhone(browser);
  try {
    const painted = firstPaint(phone);
    await phone.page.goto(`${url}/assessment`, { waitUntil: 'commit' });
    await painted;
    await tapAt(phone, startsAt ?? (await placeOf(phone, start)));
    await phone.page.locator('fieldset[data-item]').waitFor();
    const seen = await seenIn(phone);
    return firstShown(seen, 'item') - seen.tappedAt;
  } finally {
    await phone.close();
  }
}

function firstShown({ shown }: Seen, what: string): number {
  const [, at = Number.NaN] = Object.entries(shown).find(([key]) => key.startsWith(what)) ?? [];
  return at;
}

/** One in fifty may be slower, as the browsers' makers count. */
function slowestTap(documents: readonly Seen[]): number {
  const taps = documents.flatMap(({ taps }) => Object.values(taps)).toSorted((a, b) => b - a);
  return taps[Math.floor(taps.length / 50)] ?? 0;
}

/** How much moved, without a finger, from the beginning of each step to that of the next. */
function movedFrom(steps: readonly number[], shifts: Seen['shifts']): number[] {
  return steps.map((from, n) => {
    const until = steps[n + 1] ?? Number.POSITIVE_INFINITY;
    const inStep = shifts.filter(({ at }) => at >= from && at < until);
    return inStep.reduce((sum, { value }) => sum + value, 0);
  });
}
