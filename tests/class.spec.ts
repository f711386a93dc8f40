import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { copy as card } from '#content/dictionaries/es/class-card.ts';
import { copy as join } from '#content/dictionaries/es/class-join.ts';
import { copy as evening } from '#content/dictionaries/es/evening.ts';
import { copy as guess } from '#content/dictionaries/es/guess.ts';
import { fill } from '#content/wording/fill.ts';
import { noSummary } from '#domain/class/summary.ts';
import { expectAccessible } from './axe.ts';
import { deviceContents, guestAttempt } from './device.ts';
import { answerSoFar, openClass, seatsOf } from './open-class.ts';
import { openDatabaseOf } from './open-database-of.ts';
import { joinClass, submitInterests, type Pupil } from './pupils.ts';
import { test, watchTrouble } from './site-fixture.ts';

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

const submission = '**/rest/v1/rpc/submit_class';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function takeSeat(page: Page, alias: string): Promise<void> {
  await page.getByLabel(join.alias.label).fill(alias);
  await press(page, join.alias.go);
  await expect(
    page.getByRole('heading', { name: fill(join.tests.title, { alias }) }),
  ).toBeVisible();
}

/** As the device of a pupil keeps a seat that the server has everything of. */
async function keepSentSeat(page: Page, url: string, { alias, secret }: Pupil): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  const session = {
    id: randomUUID(),
    centre: 'Colegio Faro',
    group: '4.º B',
    tests: ['interests'],
    form: 'short',
    results: 'now',
    mode: 'personal',
    closesAt: new Date().toISOString(),
  };
  const kept = { session, secret, alias, attempts: [], isHalfTold: true, outcome: 'sent' };
  const submission = { shared: 'nothing', summary: noSummary };
  await page.evaluate(
    (text) => localStorage.setItem('faro-class', text),
    JSON.stringify({ seat: { ...kept, submission }, left: [] }),
  );
}

/** The last of sixty questions, and what follows it. */
async function answerLast(page: Page): Promise<void> {
  await answerSoFar(page, guestAttempt('es', 59).attempt);
  await page.locator('fieldset[data-item] label').nth(3).click();
  await press(page, join.tests.continue);
  await expect(page.getByRole('heading', { name: join.share.title })).toBeVisible();
}

test('a pupil joins by the QR, is sent once though the answer of the server is lost, and takes it back by the card', async ({
  page,
  browser,
  site: server,
}) => {
  const database = await openDatabaseOf(server);
  await openClass(database, '7KQ4M2XP');
  const trouble = await watchTrouble(page, server.url);
  await page.goto(`${server.url}/clase?c=7kq4-m2xp`);
  await page.getByLabel(join.alias.label).fill('ana@example.com');
  await press(page, join.alias.go);
  await expect(page.getByText(join.alias.problems.mail)).toBeVisible();
  await expectAccessible(page);
  await takeSeat(page, 'Colibrí');
  await expectAccessible(page);
  await answerLast(page);
  await expect(page.getByRole('radio', { name: join.share.choices.nothing.name })).toBeChecked();
  await page.getByRole('radio', { name: join.share.choices.summary.name }).check();
  await expectAccessible(page);

  // It arrives, and nobody hears of it.
  await page.route(submission, async (route) => {
    await route.fetch();
    // What runs while it is let through below, was let through.
    await route.abort().catch(() => undefined);
  });
  await press(page, join.share.send);
  await expect(page.getByRole('heading', { name: join.done.waitingTitle })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: join.done.waitingTitle })).toBeVisible();
  expect(trouble.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  await page.unroute(submission);
  await expect(
    page.getByRole('heading', { name: fill(join.done.sentTitle, { alias: 'Colibrí' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await seatsOf(database, '7KQ4M2XP')).toEqual([
    { alias: 'Colibrí', shared: 'summary', finished: true, results: 1 },
  ]);
  const words = await page.locator('.class-card-words li').allTextContents();

  const home = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await home.goto(`${server.url}/clase/tarjeta`);
  await home.getByLabel(card.words.label).fill(words.join(' ').toUpperCase());
  await press(home, card.words.go);
  await expect(
    home.getByRole('heading', { name: fill(card.title, { alias: 'Colibrí' }) }),
  ).toBeVisible();
  const manage = home.locator('.class-manage');
  await expect(manage).toBeVisible();
  await expectAccessible(home, { within: '.class-manage' });
  await manage.getByRole('radio', { name: join.share.choices.everything.name }).check();
  await press(home, card.sharing.save);
  await expect(home.getByText(card.sharing.saved)).toBeVisible();
  await press(home, card.withdraw.press);
  await press(home, card.withdraw.yes);
  await expect(manage).toHaveCount(0);
  expect(await seatsOf(database, '7KQ4M2XP')).toEqual([
    { alias: 'Colibrí', shared: 'nothing', finished: true, results: 0 },
  ]);
  await home.context().close();
  await database.close();
});

test('in a class that only counts a pupil gives no alias, reads the result on the device, and is counted', async ({
  page,
  site: server,
}) => {
  const database = await openDatabaseOf(server);
  await openClass(database, 'C0VNTS99', 'count');
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto(`${server.url}/clase?c=C0VNTS99`);
  await expect(page.getByText(join.alias.counted[0] ?? '')).toBeVisible();
  await expect(page.getByLabel(join.alias.label)).toHaveCount(0);
  await press(page, join.alias.go);
  await expect(page.getByRole('heading', { name: join.tests.titleCounted })).toBeVisible();
  await answerSoFar(page, guestAttempt('es', 59).attempt);
  await page.locator('fieldset[data-item] label').nth(3).click();
  await press(page, join.tests.continue);
  await press(page, join.share.sendCounted);
  await expect(page.getByRole('heading', { name: join.done.sentCountedTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: join.done.result }).click();
  await expect(page.getByRole('heading', { name: card.titleHere })).toBeVisible();
  expect(bodies.filter((body) => body.includes('answers'))).toEqual([]);
  const [session] = await database.query<{ finished: number }>(
    `select finished from private.class_sessions where code = 'C0VNTS99'`,
  );
  expect(session).toEqual({ finished: 1 });
  // A key against counting twice, until the session ends.
  expect(await seatsOf(database, 'C0VNTS99')).toMatchObject([{ alias: null, results: 0 }]);
  await database.close();
});

test('three pupils share a tablet: nothing of the one before is left, and what was finished still arrives', async ({
  page,
  site: server,
}) => {
  const database = await openDatabaseOf(server);
  await openClass(database, '8A2B3C4D');
  const scan = () => page.goto(`${server.url}/clase?c=8A2B3C4D`);
  await scan();
  await takeSeat(page, 'Kraken');
  await answerSoFar(page, guestAttempt('es', 20).attempt);
  // Walks away in the middle; the tab that it was goes on without a question.
  await expect(page.locator('fieldset[data-item]')).toBeVisible();

  await scan();
  await expect(page.getByRole('heading', { name: join.someone.title })).toBeVisible();
  await press(page, join.someone.no);
  await expect(page.getByLabel(join.alias.label)).toBeVisible();
  expect(await deviceContents(page)).not.toContain('Kraken');
  await takeSeat(page, 'Brisa');
  await answerLast(page);
  await page.route(submission, (route) => route.abort());
  await press(page, join.share.send);
  await expect(page.getByText(join.done.freeWaiting)).toBeVisible();
  await press(page, join.done.free);

  await scan();
  await takeSeat(page, 'Coral');
  await expect(page.getByText('Brisa')).toHaveCount(0);
  await page.unroute(submission);
  await expect
    .poll(async () => await deviceContents(page), { timeout: 60_000 })
    .not.toContain('Brisa');
  expect(await seatsOf(database, '8A2B3C4D')).toMatchObject([
    { alias: 'Kraken', finished: false },
    { alias: 'Brisa', finished: true, shared: 'nothing', results: 1 },
    { alias: 'Coral', finished: false },
  ]);
  await database.close();
});

test('a parent guesses in an evening and sees both orders once the pupil agrees by the card (P25)', async ({
  page,
  browser,
  site: server,
}) => {
  const database = await openDatabaseOf(server);
  await openClass(database, 'EVE8A2B3');
  await database.query(`update private.class_sessions set form = 'short' where code = 'EVE8A2B3'`);
  const pupil = await joinClass(server, 'EVE8A2B3', 'Colibrí');
  await submitInterests(server, pupil, 3, 'nothing');
  await database.query(
    `insert into private.class_sessions (group_id, code, kind, tests, form, results, mode, cap, closes_at, evening_of)
     select group_id, 'EVEN1NG2', 'evening', tests, form, 'now', 'personal', 500, closes_at, id
     from private.class_sessions where code = 'EVE8A2B3'`,
  );
  const trouble = await watchTrouble(page, server.url);
  // The phone is the child's, who has a seat on it.
  await page.goto(`${server.url}/clase?c=EVE8A2B3`);
  await takeSeat(page, 'Luz');
  // Whoever answers "not me" to the question of a shared device would empty the seat.
  await page.addInitScript((question) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(question)) sessionStorage.setItem('asked', question);
    }).observe(document, { childList: true, subtree: true });
  }, join.someone.title);
  // As over a network.
  await page.route('**/rpc/class_session', async (route) => {
    const answer = await route.fetch();
    await new Promise((resume) => setTimeout(resume, 700));
    await route.fulfill({ response: answer });
  });
  await page.goto(`${server.url}/robots.txt`);
  await page.goto(`${server.url}/clase#EVEN1NG2`);
  await page.getByLabel(evening.alias.label).fill('colibri');
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  await expectAccessible(page);
  await press(page, evening.alias.go);
  for (const activity of Object.values(guess.activities))
    await page.getByRole('button', { name: activity }).click();
  await expectAccessible(page);
  await press(page, guess.put.send);
  await expect(page.getByRole('heading', { name: evening.waiting.title })).toBeVisible();
  const sign = await page.locator('.guess-sign strong').innerText();
  await expectAccessible(page);

  const phone = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await keepSentSeat(phone, server.url, pupil);
  await phone.goto(`${server.url}/clase/tarjeta#here`);
  await expect(phone.getByText(fill(evening.card.sign, { sign }))).toBeVisible();
  await press(phone, evening.card.yes);
  await expect(phone.getByText(evening.card.done)).toBeVisible();
  await phone.goto(`${server.url}/clase/tarjeta#${pupil.secret}`);
  await expect(phone.getByText(evening.card.done)).toBeVisible();
  await phone.context().close();

  // Loaded again, the address still knows whose phone it is.
  await page.reload();
  await expect(page.getByRole('heading', { name: guess.both.title })).toBeVisible();
  await expectAccessible(page);
  expect(await deviceContents(page)).toContain('Luz');
  expect(trouble).toEqual([]);
  await database.close();
});
