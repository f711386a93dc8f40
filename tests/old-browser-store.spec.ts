import { expect, type Page } from '@playwright/test';
import { copy as claim } from '#content/dictionaries/es/claim-result.ts';
import { copy as route } from '#content/sentences/pathway/es/pathway.ts';
import { readStore, writeStore, type BrowserStore } from './fixtures/browser-store.ts';
import { readFixture } from './fixtures/fixture-files.ts';
import {
  attemptsOf,
  bringSession,
  makeAccount,
  plansOf,
  saveAnswers,
  type Session,
} from './made-accounts.ts';
import { signIn, watchForFaults, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

type Answers = Record<string, number>;
type Kept = { attempt: { id: string; instrument: string; answers: Answers }; pending: Answers };

/** What a browser kept of the site as it was at 28a8b83. */
function readOld(who: string): BrowserStore {
  return JSON.parse(readFixture(`28a8b83/browser-${who}.json`));
}

/** Leaves it in this browser as if it had been there yesterday: a choice about cookies runs out after two years. */
async function leave(page: Page, site: RunningServer, store: BrowserStore): Promise<void> {
  const consent = JSON.parse(store.localStorage['faro-consent'] ?? '');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const chosen = JSON.stringify({ ...consent, date: yesterday });
  await page.goto(`${site.url}/robots.txt`);
  await writeStore(page, {
    ...store,
    localStorage: { ...store.localStorage, 'faro-consent': chosen },
  });
}

function keptAttempts({ databases }: BrowserStore): Kept[] {
  const records = databases['faro-attempts']?.['attempts'] ?? [];
  return records.map(([, record]) => record).filter(isKept);
}

function isKept(record: unknown): record is Kept {
  return typeof record === 'object' && record !== null && 'attempt' in record;
}

const question = (page: Page) => page.locator('fieldset[data-item]');

async function resume(page: Page, site: RunningServer): Promise<void> {
  await page.goto(`${site.url}/assessment`);
  await page.getByRole('button', { name: words.es.assessment.intro.start.resume }).click();
  await expect(question(page)).toBeVisible();
}

test('a guest in the middle goes on at the same question, with what was only noted', async ({
  page,
  site,
}) => {
  const expectNoFaults = watchForFaults(page);
  await leave(page, site, readOld('guest-in-the-middle'));
  await resume(page, site);
  await expect(page.locator('#cookie-banner')).toBeHidden();
  await expect(page.getByText('8 de 60', { exact: true })).toBeVisible();
  await expect(question(page)).toHaveAttribute('data-item', 'a02');
  for (const [item, choice] of [
    ['i02', 1],
    ['c01', 0],
    ['e01', 4],
    ['s01', 3],
    ['a01', 2],
    ['i01', 1],
    ['r01', 0],
  ] as const) {
    await page.getByRole('button', { name: words.es.assessment.test.back }).click();
    await expect(question(page)).toHaveAttribute('data-item', item);
    await expect(question(page).getByRole('radio').nth(choice)).toBeChecked();
  }
  // The database has taken the note over.
  const [kept] = keptAttempts(await readStore(page));
  expect(Object.keys(kept?.attempt.answers ?? {})).toHaveLength(7);
  expectNoFaults();
});

test('a guest with three results reads them, and takes them all into an account', async ({
  page,
  site,
}) => {
  const expectNoFaults = watchForFaults(page);
  const old = readOld('guest-with-results');
  await leave(page, site, old);
  for (const [test, scores] of [
    ['riasec', /Social36.*Artístico28.*Investigador20.*Emprendedor20.*Realista12.*Convencional4/],
    [
      'values',
      /Apoyo20.*Relaciones16.*Reconocimiento12.*Independencia8.*Logro4.*Condiciones de trabajo0/,
    ],
    [
      'personality',
      /Apertura20.*Responsabilidad20.*Extraversión20.*Amabilidad20.*Estabilidad emocional20/,
    ],
  ] as const) {
    await page.goto(`${site.url}/results?test=${test}`);
    await expect(page.locator('main table', { hasText: scores }).first()).toBeAttached();
  }
  await expect(page.getByRole('region', { name: route.told.title })).toContainText('22 nov 2026');
  await expect(page.getByText(words.es.results.aboutYou.title)).toHaveCount(0);
  await page.goto(`${site.url}/carreras/enfermeria`);
  await expect(page.locator('#mark [aria-pressed=true]')).toHaveText('Me interesa');

  const session = await makeAccount(site, 'old.guest@example.com');
  await page.goto(`${site.url}/auth`);
  await signIn(page, 'es', 'old.guest@example.com');
  // One question names all three.
  const question = page.getByRole('dialog', { name: claim.ask.many.title });
  await expect(question.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await question.getByRole('button', { name: claim.ask.many.yes }).click();
  await expect.poll(async () => (await attemptsOf(site, session)).length).toBe(3);
  await expect(page.getByText(words.es.results.page.saved)).toBeVisible();
  const answersOf = (attempts: readonly { id: string; answers: Answers }[]) =>
    Object.fromEntries(attempts.map(({ id, answers }) => [id, answers]));
  await expect(async () => {
    const attempts = await attemptsOf(site, session);
    expect(answersOf(attempts)).toEqual(answersOf(keptAttempts(old).map((kept) => kept.attempt)));
    expect(attempts.map(({ state }) => state)).toEqual(['submitted', 'submitted', 'submitted']);
    expect(await plansOf(site, session)).toEqual([
      { country: 'MX', ticks: { 'check-official': '2026-11-22' }, stay: null, region: null },
    ]);
    expect(await rowsOf(site, session, 'reactions?select=career,reaction')).toEqual([
      { career: 'enfermeria', reaction: 'interested' },
    ]);
    expect(await rowsOf(site, session, 'profiles?select=country,age_band')).toEqual([
      { country: 'MX', age_band: '16-17' },
    ]);
  }).toPass();
  expectNoFaults();
});

test('the answers that a signed-in person gave without a network reach the account', async ({
  page,
  site,
}) => {
  const session = await makeAccount(site, 'old.person@example.com');
  const old = readOld('person-offline');
  const before: Session = JSON.parse(old.localStorage['faro-session'] ?? '');
  // The account of that server, on this one.
  const store: BrowserStore = JSON.parse(
    JSON.stringify(old).replaceAll(before.user.id, session.user.id),
  );
  const [kept] = keptAttempts(store);
  const { id = '', answers = {} } = kept?.attempt ?? {};
  const sent = Object.entries(answers).filter(([item]) => !(item in (kept?.pending ?? {})));
  expect(sent).toHaveLength(2);
  await saveAnswers(site, session, { id, locale: 'es' }, Object.fromEntries(sent));

  await leave(page, site, store);
  await bringSession(page, site, session);
  await resume(page, site);
  await expect(page.getByText('6 de 60', { exact: true })).toBeVisible();
  await expect(async () => {
    const attempts = await attemptsOf(site, session);
    expect(attempts).toEqual([{ id, state: 'draft', answers }]);
  }).toPass();
  expect(Object.keys(answers)).toHaveLength(5);
});

async function rowsOf({ url }: RunningServer, { access_token }: Session, path: string) {
  const { anonKey } = await (await fetch(`${url}/config.json`)).json();
  const headers = { apikey: anonKey, authorization: `Bearer ${access_token}` };
  return (await fetch(`${url}/rest/v1/${path}`, { headers })).json();
}
