/** What a lead does between two classes: a list of aliases, a colleague, results, and the end of a centre. */
import { expect, type Page } from '@playwright/test';
import { agreementVersion } from '#content/centre-agreement.ts';
import { copy as area } from '#content/dictionaries/es/centre-area.ts';
import { copy as invitation } from '#content/dictionaries/es/invitation.ts';
import { fill } from '#content/wording/fill.ts';
import { expectAccessible } from './axe.ts';
import { ask, bringSession, makeAccount } from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { openDatabaseOf } from './open-database-of.ts';
import { watchForFaults } from './people.ts';
import { joinClass, submitInterests } from './pupils.ts';
import { expectReachedByTab } from './seen-focus.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });

const { people, session, nav } = area;
const group = '4.º B';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** No barrier and nothing cut off, on a projector and on a narrow phone; everything reached by the keyboard alone. */
async function look(page: Page): Promise<void> {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    const sideways = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(sideways), page.url()).toBe(false);
  }
  await expectReachedByTab(page);
  await expectAccessible(page, { within: 'main' });
}

test('a list is looked at before it is saved, a colleague comes by a link and goes at once, results are released, a centre closes and comes back', async ({
  page,
  site,
  browser,
}) => {
  const expectNoFaults = watchForFaults(page);
  const database = await openDatabaseOf(site);
  const lead = await enrolFactor(site, await makeAccount(site, 'lead@example.com'));
  const rpc = (name: string, given: object) =>
    ask(site, `/rest/v1/rpc/${name}`, given, lead.access_token);
  const centre = await rpc('create_centre', { name: 'Los Pinos', country: 'ES', kind: 'school' });
  await rpc('accept_agreement', {
    centre,
    version: agreementVersion,
    text_hash: 'a'.repeat(64),
    legal_basis: 'public-task',
    notice_given: true,
    authorisations: false,
    minimum_age: 15,
  });
  const made = await rpc('create_group', { centre, name: group });
  const wanted = { tests: ['riasec'], form: 'short', hours: 1, cap: 5, results: 'released' };
  const opened = await rpc('open_class_session', { group: made, ...wanted, mode: 'personal' });
  const pupil = await joinClass(site, opened.code, 'Ana');
  await submitInterests(site, pupil, 3, 'everything');

  await bringSession(page, site, lead);
  await page.goto(`${site.url}/centro`);
  await look(page);
  await follow(page, nav.groups.school);
  await look(page);
  await follow(page, people.groups.roster);
  await page.getByLabel(people.roster.file).setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\uFEFFalias;grupo\r\nÑandú;4.º B\r\n', 'utf16le'),
  });
  await press(page, people.roster.check);
  await expect(page.getByRole('cell', { name: 'Ñandú' })).toBeVisible();
  await page.getByLabel(people.roster.file).setInputFiles([]);
  const lines = ['alias,grupo', 'Ana,4.º B', 'ana@example.com,4.º B', '=1+1,4.º B', 'Bruno,4.º B'];
  await page.getByLabel(people.roster.paste).fill(lines.join('\n'));
  await press(page, people.roster.check);
  await expect(page.getByText(fill(people.roster.count, { n: 2, bad: 2 }))).toBeVisible();
  await expect(page.getByText(people.roster.problems.alias)).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  const kept = () => database.query('select alias from private.roster_entries order by alias');
  expect(await kept()).toEqual([]);
  await press(page, fill(people.roster.save, { n: 2 }));
  await expect(page.getByText(fill(people.roster.saved, { n: 2 }))).toBeVisible();
  expect(await kept()).toEqual([{ alias: 'Ana' }, { alias: 'Bruno' }]);

  await follow(page, nav.staff);
  await look(page);
  await page.getByRole('checkbox', { name: group }).check();
  await press(page, people.invite.submit);
  const link = await page.locator('.invitation-address').innerText();
  const hers = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const colleague = await enrolFactor(site, await makeAccount(site, 'colleague@example.com'));
  await bringSession(hers, site, colleague);
  await hers.goto(link);
  await press(hers, invitation.invitation.accept);
  await expect(hers.getByRole('heading', { name: session.list.title })).toBeVisible();

  await follow(page, nav.sessions);
  await follow(page, session.list.board);
  await press(page, session.board.release.press);
  await press(page, session.board.release.yes);
  await expect(page.getByText(session.board.released)).toBeVisible();
  const card = await ask(site, '/rest/v1/rpc/my_seat', { secret: pupil.secret });
  expect(card.result).toHaveLength(1);

  await follow(page, nav.staff);
  await press(page, fill(people.staff.removeOf, { name: 'Ana Pérez' }));
  await press(page, people.staff.remove);
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Pérez', exact: true })).toHaveCount(
    0,
  );
  await follow(hers, session.list.board);
  await expect(hers.getByText(area.gone)).toBeVisible();
  await hers.context().close();

  await follow(page, nav.sessions);
  await follow(page, session.list.board);
  await press(page, session.evening.press);
  await expect(page.getByText(session.evening.go)).toBeVisible();
  await look(page);
  await follow(page, session.wall.back);
  await expect(page.getByText(session.evening.board)).toBeVisible();
  await press(page, session.evening.close.press);
  await expect(page.getByText(session.evening.close.question)).toBeVisible();
  await look(page);
  await press(page, session.board.close.yes);
  await follow(page, session.evening.project);
  await expect(page.getByText(session.evening.questions[0] ?? '')).toBeVisible();
  await look(page);
  await follow(page, session.wall.back);
  await follow(page, nav.sessions);
  const evenings = page.getByRole('region', { name: session.evening.past });
  await expect(evenings.getByRole('row')).toHaveCount(2);
  await look(page);

  await follow(page, nav.centre);
  const name = page.getByLabel(fill(people.centre.close.label, { name: 'Los Pinos' }));
  await name.fill('Los Pino');
  await press(page, people.centre.close.submit);
  await expect(page.getByText(people.centre.close.problem)).toBeVisible();
  await name.fill('Los Pinos');
  await press(page, people.centre.close.submit);
  await expect(page.getByText(people.centre.closing.title)).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await press(page, people.centre.closing.reopen);
  await expect(page.getByRole('heading', { name: people.centre.close.title })).toBeVisible();
  await database.close();
  expectNoFaults();
});
