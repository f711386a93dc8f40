import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { copy as words } from '#content/dictionaries/es/class-join.ts';
import { fill } from '#content/wording/fill.ts';
import { answerInClass, sitDown } from '#tests/answer-class.ts';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { submission, type School } from './school.ts';

const short = { tests: ['riasec'], form: 'short' } as const;
/** The class's router. */
const address = '198.51.100.210';

/**
 * One class of 35 behind one address, with the limits as shipped: three real browsers that press every answer, and 32 clients
 * of the protocol at the pace of a lesson (seconds). When half of them have handed in, the browsers press "send" and the server
 * is killed under it. Returns what went wrong; nothing where 35 rows are there for 35 acknowledged pupils.
 */
export async function classOf35(all: School, lesson: number): Promise<string[]> {
  const { token, groups } = await all.makeCounsellor(1);
  const { code } = await all.openSession(token, groups[0] ?? '', 35, short);
  const wrong: string[] = [];
  const began = performance.now();
  const count = { acknowledged: 0, requests: 0, cut: 0 };

  async function call(name: string, body: object): Promise<number> {
    count.requests += 1;
    const { status } = await all.call(name, body, { address });
    if (status === 0 || status >= 500) count.cut += 1;
    else if (status >= 400) wrong.push(`${name} ${status}`);
    return status;
  }
  async function client(at: number): Promise<void> {
    const secret = randomBytes(32).toString('hex');
    const secret_hash = createHash('sha256').update(secret).digest('hex');
    await call('class_session', { code });
    await call('join_class', { code, alias: `p${at}`, secret_hash });
    await pause(lesson * 300);
    await call('class_half_way', { secret });
    await pause(lesson * 300 + Math.random() * lesson * 400);
    const sent = submission(secret, short);
    while ((await call('submit_class', sent)) !== 200) await pause(1_000 + Math.random() * 4_000);
    count.acknowledged += 1;
  }

  const browser = await chromium.launch(chromiumOptions());
  try {
    const clients = Array.from({ length: 32 }, (_, at) => client(at));
    const pages = await Promise.all(
      ['Colibrí', 'Kraken', 'Luz B'].map(async (alias) => {
        const context = await browser.newContext({
          extraHTTPHeaders: { 'x-forwarded-for': address },
        });
        context.setDefaultTimeout(120_000);
        const page = await context.newPage();
        page.on('request', () => (count.requests += 1));
        page.on('response', (response) => {
          if (response.status() >= 400 && response.status() < 500)
            wrong.push(`browser ${response.status()} ${new URL(response.url()).pathname}`);
        });
        await sitDown(page, { way: `${all.server.url}/clase#${code}`, alias, words });
        await answerInClass(page, words);
        return { page, alias };
      }),
    );
    while (count.acknowledged < 16) await pause(100);
    await all.server.stop('SIGKILL');
    await Promise.all(pages.map(({ page }) => send(page)));
    await pause(3_000);
    await all.server.restart();
    await Promise.all([
      ...clients,
      ...pages.map(async ({ page, alias }) => {
        await page.getByRole('heading', { name: fill(words.done.sentTitle, { alias }) }).waitFor();
        count.acknowledged += 1;
      }),
    ]);
  } finally {
    await browser.close();
  }
  const [row] = await all.database.query<{ kept: number; finished: number }>(
    `select count(result.seat_id)::integer as kept, max(session.finished) as finished
     from private.class_sessions as session join private.class_seats as seat on seat.session_id = session.id
     left join private.seat_results as result on result.seat_id = seat.id where session.code = $1`,
    [code],
  );
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(
    `class of 35             ${count.acknowledged} acknowledged, ${row?.kept} kept, ${row?.finished} counted; ${count.requests} requests of one address in ${seconds} s, ${count.cut} of them while the server was down`,
  );
  if (row?.kept !== 35 || row.finished !== 35) wrong.push(`${row?.kept} of 35 kept`);
  return [...new Set(wrong)];
}

async function send(page: Page): Promise<void> {
  await page.getByRole('radio', { name: words.share.choices.everything.name }).check();
  await page.getByRole('button', { name: words.share.send, exact: true }).click();
  await page.getByRole('heading', { name: words.done.waitingTitle }).waitFor();
}
