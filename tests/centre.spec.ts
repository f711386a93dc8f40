/** The workspace of a centre: a counsellor who has never seen it, from the first page to a class on paper. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { copy as door } from '#content/dictionaries/es/centre.ts';
import { copy as area } from '#content/dictionaries/es/centre-area.ts';
import { copy as meeting } from '#content/dictionaries/es/meeting.ts';
import { copy as meetingPage } from '#content/dictionaries/es/meeting-page.ts';
import { copy as sheets } from '#content/dictionaries/es/sheets.ts';
import { copy as factor } from '#content/dictionaries/es/second-factor.ts';
import { fill } from '#content/wording/fill.ts';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { ask, bringSession, makeAccount } from './made-accounts.ts';
import { enrolFactor, nextCode, shownSecret } from './made-factors.ts';
import { watchForFaults } from './people.ts';
import { joinClass, submitInterests } from './pupils.ts';
import { readPdf } from './report/text-of-pdf.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** No barrier and nothing cut off, on the screen as it stands and on a narrow phone. */
async function look(page: Page): Promise<void> {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    const sideways = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(sideways), page.url()).toBe(false);
  }
  await expectAccessible(page, { within: 'main' });
}

async function pagesOnPaper(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const printed = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'screen' });
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test(
  'a counsellor gets from nothing to a class that answers, and takes on paper what it shares',
  inGate(),
  async ({ page, site }) => {
    const expectNoFaults = watchForFaults(page);
    const { start, session, people } = area;
    await page.goto(`${site.url}/centro`);
    await heading(page, door.title);
    await look(page);
    await expect(page.getByRole('link', { name: door.create })).toHaveAttribute(
      'href',
      '/auth?mode=sign-up&next=%2Fcentro',
    );

    await bringSession(page, site, await makeAccount(site, 'counsellor@example.com'));
    await page.goto(`${site.url}/centro`);
    await heading(page, door.gate.title);
    await press(page, factor.enrol.start);
    await page.getByLabel(factor.code.label).fill(await nextCode(await shownSecret(page)));
    await press(page, factor.enrol.confirm.submit);
    await press(page, factor.codes.done);

    await heading(page, start.centre.title);
    await press(page, start.centre.submit);
    await expect(page.getByLabel(start.centre.name)).toBeFocused();
    await page.getByLabel(start.centre.name).fill('Colegio Los Pinos');
    await page.getByLabel(start.centre.country).selectOption('ES');
    await look(page);
    await press(page, start.centre.submit);

    await heading(page, start.agreement.title);
    await page.getByLabel(start.agreement.age).fill('13');
    await expect(page.getByText(start.agreement.outcome.count)).toBeVisible();
    await page.getByLabel(start.agreement.age).fill('14');
    await expect(page.getByText(start.agreement.outcome.personal)).toBeVisible();
    await page.getByLabel(start.agreement.notice).check();
    await page.getByLabel(start.agreement.accept).check();
    await look(page);
    await press(page, start.agreement.submit);

    await heading(page, start.group.title);
    await page.getByLabel(start.group.name.school).fill('4.º B');
    await press(page, start.group.submit.school);
    await heading(page, start.open.title);
    await look(page);
    await press(page, start.open.submit);

    const wall = page.locator('.wall');
    await expect(wall).toContainText(`${new URL(site.url).host}/clase`);
    await look(page);
    const code = (await page.locator('.wall-code').innerText()).replaceAll(/\s/g, '');
    const pupils = await Promise.all(
      ['Ana', 'Bruno', '14', 'Dani'].map((alias) => joinClass(site, code, alias)),
    );
    const [ana, bruno, seat, dani] = pupils;
    if (!ana || !bruno || !seat || !dani) throw new Error('nobody joined');
    await submitInterests(site, ana, 3, 'everything');
    await submitInterests(site, bruno, 4, 'summary');
    await submitInterests(site, seat, 5, 'nothing');
    // Without a press: the wall looks by itself.
    const counter = (name: string) => wall.locator('.counters div').filter({ hasText: name });
    await expect(counter(session.counters.finished)).toContainText('3', { timeout: 15_000 });
    await expect(counter(session.counters.joined)).toContainText('4');

    await follow(page, session.wall.back);
    await heading(page, '4.º B');
    const row = (alias: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: alias, exact: true }) });
    await expect(row('Ana')).toContainText(session.board.shared.everything);
    await expect(row('14')).toContainText(session.board.shared.nothing);
    await expect(row('Dani')).toContainText(session.board.states.joined);
    await look(page);

    await follow(page, fill(session.board.openOf, { alias: 'Ana' }));
    await heading(page, 'Ana');
    await follow(page, session.seat.interview);
    await heading(page, fill(sheets.interview.title, { alias: 'Ana' }));
    await look(page);

    await page.goBack();
    await page.goBack();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, session.board.sheets.interview),
    ]);
    const { pages, lines } = readPdf(await readFile(await download.path()));
    expect(pages).toHaveLength(2);
    expect(lines).toContain('Entrevista: Bruno');
    expect(lines.join(' ')).not.toContain('Entrevista: 14');

    const others = Array.from({ length: 9 }, (_, at) => `P${at}`);
    for (const [at, alias] of others.entries()) {
      await submitInterests(site, await joinClass(site, code, alias), at, 'summary');
    }
    await press(page, session.board.close.press);
    await press(page, session.board.close.yes);
    await follow(page, session.board.report);
    // Dani is still answering.
    await heading(page, session.groupReport.standings.waiting.title);
    await submitInterests(site, dani, 6, 'nothing');
    await heading(page, fill(session.groupReport.title, { group: '4.º B' }));
    await expect(page.getByRole('row').filter({ hasText: 'Social (ayudar)' })).toContainText(
      session.groupReport.many,
    );
    await look(page);
    expect(await pagesOnPaper(page)).toBe(1);

    await follow(page, area.nav.groups.school);
    await heading(page, people.groups.title.school);
    await look(page);
    await follow(page, area.nav.staff);
    await heading(page, people.staff.title);
    await look(page);
    await follow(page, area.nav.centre);
    await look(page);
    expectNoFaults();
  },
);

test(
  'a sheet prints on one page, what was withdrawn is gone, and a meeting ends with its link',
  inGate(),
  async ({ page, site, browser }) => {
    const { session } = area;
    const account = await enrolFactor(site, await makeAccount(site, 'adviser@example.com'));
    const rpc = (name: string, given: object) =>
      ask(site, `/rest/v1/rpc/${name}`, given, account.access_token);
    const centre = await rpc('create_centre', {
      name: 'Asesoría',
      country: 'ES',
      kind: 'consultancy',
    });
    await rpc('accept_agreement', {
      centre,
      version: '2026-11-27',
      text_hash: 'a'.repeat(64),
      legal_basis: 'contract',
      notice_given: true,
      authorisations: true,
      minimum_age: 14,
    });
    const group = await rpc('create_group', { centre, name: 'Familia Rojas' });
    const wanted = { tests: ['riasec'], form: 'short', hours: 1, cap: 5, results: 'now' };
    const opened = await rpc('open_class_session', { group, ...wanted, mode: 'personal' });
    const pupil = await joinClass(site, opened.code, 'Ana');
    await submitInterests(site, pupil, 3, 'everything');

    await bringSession(page, site, account);
    await page.goto(`${site.url}/centro`);
    // Accepted in its first version: asked again, and nothing is closed meanwhile.
    await expect(page.getByText(area.start.agreement.newer.title)).toBeVisible();
    await follow(page, area.start.agreement.newer.read);
    await page.getByLabel(area.start.agreement.notice).check();
    await page.getByLabel(area.start.agreement.accept).check();
    await press(page, area.start.agreement.submit);
    await heading(page, 'Asesoría');
    await expect(page.getByText(area.start.agreement.newer.title)).toHaveCount(0);
    await page.goto(`${site.url}/centro?view=board&session=${opened.id}`);
    await follow(page, fill(session.board.openOf, { alias: 'Ana' }));
    await page.getByLabel(session.seat.notes.label).fill('Quiere ver un laboratorio.');
    await press(page, session.seat.notes.save);
    await expect(page.getByText(session.seat.notes.saved)).toBeVisible();
    await page.getByLabel(session.seat.steps.label).fill('Visitar la feria, en mayo');
    await press(page, session.seat.steps.save);
    await expect(page.getByText(session.seat.steps.saved)).toBeVisible();
    await look(page);
    await follow(page, session.seat.interview);
    await heading(page, fill(sheets.interview.title, { alias: 'Ana' }));
    await expect(page.getByRole('listitem').filter({ hasText: 'la feria' })).toBeVisible();
    expect(await pagesOnPaper(page)).toBe(1);

    await ask(site, '/rest/v1/rpc/withdraw_seat', { secret: pupil.secret });
    await page.reload();
    await expect(page.getByText(session.seat.gone)).toBeVisible();

    const family = await (await browser.newContext()).newPage();
    await family.goto(`${site.url}/reunion`);
    await expect(family.getByText(meeting.make.nothing)).toBeVisible();
    await leaveOnDevice(family, site, guestAttempt('es'));
    await family.goto(`${site.url}/reunion`);
    await family.getByLabel(meeting.make.parts.result).check();
    await family.getByLabel(meeting.make.name).fill('Familia Rojas');
    await press(family, meeting.make.submit);
    const link = await family.locator('.invitation-address').innerText();
    await expectAccessible(family, { within: 'main' });
    await family.context().close();

    await page.goto(link);
    await heading(page, fill(meetingPage.paper.title, { name: 'Familia Rojas' }));
    // Nobody reads the secret over a shoulder.
    expect(new URL(page.url()).hash).toBe('');
    await look(page);
    await press(page, meeting.open.end.press);
    await press(page, meeting.open.end.yes);
    await heading(page, meeting.open.over.title);
    await page.goto(link);
    await heading(page, meeting.open.over.title);
  },
);
