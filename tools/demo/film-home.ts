// npm run film:home -- <folder> [360|1440] [light|dark]: from the last answer of a girl without an account to what her mother reads,
// guesses and is told, as pictures in the folder and as one strip. Needs the built site.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { copy as guess } from '#content/dictionaries/es/guess.ts';
import { copy as link } from '#content/dictionaries/es/guest-link.ts';
import { copy as picture } from '#content/dictionaries/es/share-picture.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { copy as report } from '#content/instruments/words/es/results-report.ts';
import { askedToday } from '#tests/asked-today.ts';
import { guestAttempt, leaveOnDevice } from '#tests/device.ts';
import { words } from '#tests/people.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { startServer } from '#tests/serve.ts';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { makeStrip } from './class-film/strip.ts';

const [folder = join(tmpdir(), 'home-film'), width = '360', colors = 'light'] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const points = { R: 12, I: 22, A: 26, S: 36, E: 24, C: 8 };

const server = await startServer({ LOG_LEVEL: 'error' }, { isEmbedded: true });
const browser = await chromium.launch(chromiumOptions());
const taken: string[] = [];
const open = async () => {
  const context = await browser.newContext({
    viewport: { width: Number(width), height: Number(width) < 600 ? 740 : 900 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    colorScheme: colors === 'dark' ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('[data-cookies="reject"]').click();
  return page;
};
try {
  const girl = await open();
  await lastAnswer(girl);
  const address = await sendHome(girl);
  await guessAtHome(await open(), address, girl);
  await makeStrip(browser, folder, 'strip', taken);
  console.log(join(folder, 'strip.png'));
} finally {
  await browser.close();
  await server.remove();
}

/** All questions but one are answered on this device; the last is answered here. */
async function lastAnswer(page: Page): Promise<void> {
  const { answers } = attemptFor(interestsV2, points);
  const before = askedToday.slice(0, -1).map((item) => [item, answers[item] ?? 0] as const);
  const { attempt, ...state } = guestAttempt('es', 59);
  await leaveOnDevice(page, server, {
    ...state,
    attempt: { ...attempt, version: interestsV2.version, answers: Object.fromEntries(before) },
  });
  await page.goto(`${server.url}/assessment`);
  await page.getByText(words.es.assessment.intro.start.resume, { exact: true }).click();
  const answer = page.locator('fieldset[data-item]').last().locator('label').nth(3);
  await answer.waitFor();
  await keep(page, 'last question');
  await answer.click();
  const see = page.getByRole('button', { name: words.es.assessment.test.review.finish });
  await see.waitFor();
  await keep(page, 'all answered');
  await see.click();
}

async function sendHome(page: Page): Promise<string> {
  await page.getByRole('button', { name: report.send, exact: true }).waitFor();
  await keep(page, 'result');
  await page.getByRole('button', { name: report.send, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: picture.sheet.title });
  await page.getByRole('button', { name: picture.download, exact: true }).isEnabled();
  await keep(page, 'sheet');
  await sheet.getByRole('switch', { name: picture.sheet.link.summary }).click();
  await sheet.getByLabel(link.guess).check();
  await sheet.getByLabel(link.label).fill('mamá');
  await sheet.getByLabel(/^Tengo 14/).check();
  await keep(page, 'link');
  await sheet.getByRole('button', { name: link.create, exact: true }).click();
  const message = sheet.getByLabel(picture.sheet.words);
  await sheet.getByRole('button', { name: link.end, exact: true }).waitFor();
  await keep(page, 'message');
  return /https?:\S+$/.exec(await message.inputValue())?.[0] ?? '';
}

async function guessAtHome(mother: Page, address: string, girl: Page): Promise<void> {
  await mother.goto(address);
  const cards = (['S', 'I', 'A', 'E', 'R', 'C'] as const).map((letter) =>
    mother.getByRole('button', { name: guess.activities[letter] }),
  );
  await cards[0]?.waitFor();
  await keep(mother, 'mother guesses');
  for (const card of cards) await card.click();
  await mother.getByRole('button', { name: guess.put.send, exact: true }).click();
  await mother.getByRole('heading', { name: guess.waiting.title }).waitFor();
  await keep(mother, 'mother waits');
  await girl.goto(server.url);
  await girl.getByRole('link', { name: guess.waits.look }).waitFor();
  await keep(girl, 'she guessed');
  await girl.getByRole('link', { name: guess.waits.look }).click();
  await girl.getByRole('region', { name: guess.both.title }).waitFor();
  await keep(girl, 'both orders');
  await girl.getByRole('button', { name: guess.agree.yes, exact: true }).click();
  await girl.getByText(guess.agree.done).waitFor();
  await mother.getByRole('button', { name: guess.waiting.look, exact: true }).click();
  await mother.locator('.result-hero h2').waitFor();
  await keep(mother, 'what she reads');
  await mother.screenshot({ path: join(folder, 'whole.png'), fullPage: true });
}

async function keep(page: Page, what: string): Promise<void> {
  const name = `${String(taken.length + 1).padStart(2, '0')}-${what.replaceAll(' ', '-')}`;
  // An opening, or a sheet on its way.
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  taken.push(name);
}
