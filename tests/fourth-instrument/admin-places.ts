// Where administrators must find a fourth instrument: the page of a person, and what is published of many.
import { expect } from '@playwright/test';
import { copy as admin } from '#content/dictionaries/es/admin-area.ts';
import { openDatabaseOf } from '#tests/open-database-of.ts';
import { bringSession, grantAdmin, makeAccount } from '#tests/made-accounts.ts';
import { enrolFactor } from '#tests/made-factors.ts';
import type { RunningServer } from '#tests/serve.ts';
import type { Visit } from './places.ts';

/** As many people as a release wants, and some. */
const PEOPLE = 400;

export async function findOnPersonPage({ browser, server, person }: Visit): Promise<void> {
  const email = 'the.admin@example.com';
  const session = await enrolFactor(server, await makeAccount(server, email));
  await grantAdmin(server, email);
  const page = await (await browser.newContext()).newPage();
  await bringSession(page, server, session);
  await page.goto(`${server.url}/admin?view=people`);
  await page
    .getByRole('link', { name: new RegExp(`^Abrir la ficha de .*${person.user.email}$`) })
    .click();
  await page.getByLabel(admin.person.why).fill('Simulacro');
  await page.getByRole('button', { name: admin.person.open, exact: true }).click();
  await expect(page.getByText(/^Juguetes, versión completa, terminado/).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Cometas/ })).toContainText('de 12');
  await page.context().close();
}

/** `release` publishes on the data of the server, while it rests. */
export async function findInRelease(
  { browser, server }: Visit,
  release: (env: Record<string, string>) => void,
): Promise<void> {
  await server.stop();
  await fillWithToys(server);
  release(server.env);
  await server.restart();
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/research-results`);
  await expect(page.getByRole('heading', { name: 'Juguetes' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Cometas' }).first()).toBeVisible();
  await page.context().close();
}

/** People who agree to research, each with a finished toy test; without the triggers, whose row of the list is made here. */
async function fillWithToys(server: RunningServer): Promise<void> {
  const items = ['kit01', 'dru01', 'kit02', 'dru02', 'kit03', 'dru03'];
  const sheets = Array.from({ length: PEOPLE }, (_, person) =>
    Object.fromEntries(items.map((item, at) => [item, likingOf(person, item, at)])),
  );
  const database = await openDatabaseOf(server);
  await database.transaction(async (tx) => {
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query(
      `with given as (
         select gen_random_uuid() as id, ordinality as n, answers
         from jsonb_array_elements($1::text::jsonb) with ordinality as one (answers)
       ), account as (
         insert into auth.users (id, email, email_confirmed_at) select id, 'toy' || n || '@example.test', now() from given
       ), profile as (
         insert into public.profiles (id, country, age_band) select id, 'MX', '16-17' from given
       ), listed as (
         insert into private.people (id, research, confirmed_at) select id, true, now() from given
       )
       insert into public.attempts (id, user_id, instrument, version, form, locale, state, answers, item_times, answered, created_at, submitted_at)
       select gen_random_uuid(), id, 'toy', 1, 'full', 'es', 'submitted', answers,
         (select jsonb_object_agg(key, jsonb_build_object('at', 1, 'ms', 4000)) from jsonb_object_keys(answers) as key), 6,
         now() - n % 60 * interval '1 day', now() - n % 60 * interval '1 day' from given`,
      [JSON.stringify(sheets)],
    );
  });
  await database.close();
}

/** Some like kites, others drums, a few both; and no one answers three questions quite alike. */
function likingOf(person: number, item: string, at: number): number {
  const leaning = item.startsWith('kit') ? person % 4 : Math.floor(person / 4) % 4;
  return leaning + (Math.floor(person / (at + 16)) % 2);
}
