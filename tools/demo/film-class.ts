// npm run film:class -- <folder> [es|en] [light|dark]: a counsellor who has never seen the site, from its first page to the report of her
// group, pressing only what she can read; three phones that answer, an evening for families; pictures in the folder, sheets as PDF.
// Prints what she pressed, typed and read, and the minutes that it takes at a slow pace. Needs the built site.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { fill } from '#content/wording/fill.ts';
import { nextCode, shownSecret } from '#tests/made-factors.ts';
import { mailTo, password, words as accounts } from '#tests/people.ts';
import { joinClass, submitInterests } from '#tests/pupils.ts';
import { startServer } from '#tests/serve.ts';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { filmWords } from './class-film/film-words.ts';
import { newcomer } from './class-film/newcomer.ts';
import { answerOnPhone } from './class-film/phone.ts';
import { makeStrip } from './class-film/strip.ts';

const [folder = join(tmpdir(), 'class-film'), given = 'es', colors = 'light'] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const locale = given === 'en' ? 'en' : 'es';
const colorScheme = colors === 'dark' ? 'dark' : 'light';
const words = filmWords[locale];
const { start, session } = words.area;
const { auth } = accounts[locale];

/** What pupils lean to, so that the report of their group is one as it comes. */
const leanings = [
  { letters: 'SA', families: ['teaching', 'health'] },
  { letters: 'IR', families: ['engineering', 'science'] },
  { letters: 'SE', families: ['teaching', 'business'] },
  { letters: 'I', families: ['health', 'science'] },
  { letters: 'AS', families: ['design', 'teaching'] },
  { letters: 'EC', families: ['business'] },
  { letters: 'SI', families: ['health', 'teaching'] },
];

const server = await startServer({ LOG_LEVEL: 'error' }, { isEmbedded: true });
const browser = await chromium.launch(chromiumOptions());
const open = async (width: number, height: number) => {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  return context.newPage();
};
try {
  const page = await open(1024, 768);
  const her = newcomer(page, folder);
  const code = await toTheWall();
  await classAnswers(code);
  await toTheReport();
  const { presses, letters, screens, words: read, minutes } = her.taken();
  console.log(
    `\n${screens} screens, ${read} words, ${presses} presses, ${letters} letters: ${minutes.toFixed(1)} minutes at a slow pace, without the time of the class`,
  );
  await evening();

  /** From the first page to the code on the wall. */
  async function toTheWall(): Promise<string> {
    await page.goto(locale === 'en' ? `${server.url}/en` : server.url);
    await page.locator('[data-cookies=reject]').click();
    await her.press(words.site.footer.classroom);
    await her.read('01-for-schools', words.classroom.title);
    await her.press(words.classroom.begin);
    her.begin();
    await her.read('02-door', words.centre.title);
    await her.press(words.centre.create);
    await her.read('03-sign-up', auth.modes['sign-up'].title);
    const email = 'counsellor@example.com';
    await her.type(auth.form.fields.name, 'Marta Ruiz');
    await her.type(auth.form.fields.email, email);
    await her.type(auth.form.fields.password, password);
    const again = page.getByLabel(auth.form.fields.confirmPassword, { exact: true });
    if (await again.isVisible()) await her.type(auth.form.fields.confirmPassword, password);
    await page.getByRole('checkbox').first().check();
    await her.press(auth.modes['sign-up'].submit);
    await page.locator('main').getByText(email).first().waitFor();
    await her.read('04-look-into-your-mail', new RegExp(email));
    await page.goto((await mailTo(server, email)).link);
    await her.read('05-confirm', auth.link.ready.signup.title);
    await her.press(auth.link.ready.signup.submit);
    await page.getByRole('button', { name: words.factor.enrol.start }).waitFor();
    await her.read('06-second-factor', words.centre.gate.title);
    await her.press(words.factor.enrol.start);
    await her.read('07-scan', words.factor.enrol.scan.title);
    await her.type(words.factor.code.label, await nextCode(await shownSecret(page)));
    await her.press(words.factor.enrol.confirm.submit);
    await her.read('08-codes', words.factor.codes.title);
    await her.press(words.factor.codes.done);
    const { minutes } = her.taken();
    console.log(`\naccount, mail and second factor: ${minutes.toFixed(1)} minutes\n`);
    await her.read('09-centre', start.centre.title);
    await her.type(start.centre.name, 'Colegio Los Pinos');
    await her.choose(start.centre.country, 'ES');
    await her.press(start.centre.submit);
    await her.read('10-agreement', start.agreement.title);
    await her.type(start.agreement.age, '15');
    await her.press(start.agreement.notice);
    await her.press(start.agreement.accept);
    await her.press(start.agreement.submit);
    await her.read('11-group', start.group.title);
    await her.type(start.group.name.school, '4.º B');
    await her.press(start.group.submit.school);
    await her.read('12-open', start.open.title);
    await her.press(start.open.submit);
    await her.read('13-wall', session.wall.code, false);
    return (await page.locator('.wall-code').innerText()).replaceAll(/\s/g, '');
  }

  /** Three phones in hands, and nine more pupils by the protocol, of whom one does not finish. */
  async function classAnswers(code: string): Promise<void> {
    const phones = await Promise.all([open(360, 640), open(360, 640), open(360, 640)]);
    const [first, second, third] = phones;
    if (!first || !second || !third) return;
    const way = `${server.url}${locale === 'en' ? '/en/class' : '/clase'}#${code}`;
    await answerOnPhone(first, { way, alias: 'Colibrí', until: 'sent', words: words.join, folder });
    await answerOnPhone(second, { way, alias: '12', until: 'choice', words: words.join, folder });
    await answerOnPhone(third, { way, alias: 'Luz B', until: 'half', words: words.join, folder });
    for (const at of Array.from({ length: 24 }, (_, n) => n)) {
      const pupil = await joinClass(server, code, `P${at + 13}`);
      const shared = at === 3 ? 'nothing' : 'summary';
      await submitInterests(server, pupil, at, shared, leanings[at % leanings.length]);
    }
    // The wall looks again every four seconds.
    await page.locator('.counters dd').filter({ hasText: '25' }).first().waitFor();
    await her.read('14-wall-with-a-class', session.wall.code, false);
    await her.widths('14-wall');
    await makeStrip(browser, folder, 'strip', [
      '14-wall-with-a-class',
      'phone-half',
      'phone-choice',
      'phone-sent',
    ]);
    for (const phone of [second, third]) await phone.context().close();
  }

  async function toTheReport(): Promise<void> {
    await her.press(session.wall.back);
    await her.read('15-board', '4.º B');
    await her.press(fill(session.board.openOf, { alias: 'Colibrí' }));
    await her.read('16-seat', 'Colibrí');
    await her.press(session.seat.interview);
    await her.read('17-interview', fill(words.sheets.interview.title, { alias: 'Colibrí' }));
    await paper('interview-sheet');
    await page.goBack();
    await her.press(session.seat.back);
    const download = page.waitForEvent('download');
    await her.press(session.board.sheets.interview);
    await (await download).saveAs(join(folder, 'interviews-of-the-class.pdf'));
    await her.press(session.board.close.press);
    await her.press(session.board.close.yes);
    await her.press(session.board.report);
    await her.read('19-report-waits', session.groupReport.standings.waiting.title);
    // Who still sits there hands nothing in; the fifteen minutes are over.
    const database = await (await import('#tests/open-database-of.ts')).openDatabaseOf(server);
    await database.query(
      `update private.class_sessions set closed_at = closed_at - interval '16 minutes', closes_at = least(closes_at, now() - interval '16 minutes')`,
    );
    await database.close();
    await her.read('20-report', fill(session.groupReport.title, { group: '4.º B' }));
    await paper('group-report');
  }

  /** The page as it comes out of a printer, as PDF and as a picture. */
  async function paper(name: string): Promise<void> {
    await page.emulateMedia({ media: 'print' });
    await page.pdf({ path: join(folder, `${name}.pdf`), format: 'A4' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.screenshot({ path: join(folder, `${name}-on-paper.png`), fullPage: true });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.emulateMedia({ media: 'screen' });
  }

  async function evening(): Promise<void> {
    await her.press(session.groupReport.back);
    await her.press(session.evening.press);
    await her.read('21-evening-wall', session.evening.go, false);
    await her.widths('21-evening-wall');
    const code = (await page.locator('.wall-code').innerText()).replaceAll(/\s/g, '');
    const parent: Page = await open(360, 640);
    const hers = newcomer(parent, folder);
    await parent.goto(`${server.url}${locale === 'en' ? '/en/class' : '/clase'}#${code}`);
    await hers.read('22-parent', words.evening.alias.title);
    await parent.locator('[data-cookies=reject]').click();
    await hers.type(words.evening.alias.label, 'colibri');
    await hers.press(words.evening.alias.go);
    await hers.read('23-parent-order', words.evening.order.title);
    for (const activity of Object.values(words.guess.activities))
      await parent.getByRole('button', { name: activity }).click();
    await hers.read('24-parent-order-done', words.evening.order.title);
    await hers.press(words.guess.put.send);
    await hers.read('25-parent-waits', words.evening.waiting.title);
    await hers.widths('25-parent-waits');
    await child();
    await hers.press(words.evening.waiting.look);
    await hers.read('28-parent-sees', words.guess.both.title);
    await hers.widths('28-parent-sees');
    await page.locator('.counters dd').filter({ hasText: '1' }).first().waitFor();
    await her.press(session.wall.back);
    await her.read('29-evening-board', session.evening.board);
    await her.widths('29-evening-board');
    await her.press(session.evening.close.press);
    await her.read('30-evening-close', session.evening.close.question);
    await her.press(session.board.close.yes);
    await her.press(session.evening.project);
    await her.read('31-evening-over', session.evening.talk, false);
    await her.widths('31-evening-over');
    await her.press(session.wall.back);
    await her.press(words.area.nav.sessions);
    await her.read('32-sessions', session.evening.past);
  }

  /** The pupil's own card, in the browser in which she answered. */
  async function child(): Promise<void> {
    const phone = browser.contexts().flatMap((context) => context.pages())[1];
    if (!phone) return;
    const pupil = newcomer(phone, folder);
    await pupil.press(words.join.done.result);
    await pupil.read('26-child', words.evening.card.title);
    await pupil.widths('26-child');
    await pupil.press(words.evening.card.yes);
    await pupil.read('27-child-agreed', words.evening.card.done);
  }
} finally {
  await browser.close();
  await server.remove();
}
process.exit(0);
