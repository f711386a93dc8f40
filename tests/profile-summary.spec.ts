import { expect, type Page } from '@playwright/test';
import { copy as planEs } from '#content/dictionaries/es/pathway-plan.ts';
import { copy as profileEn } from '#content/dictionaries/en/profile.ts';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { copy as trial } from '#content/dictionaries/es/trial.ts';
import { copy as shareEn } from '#content/dictionaries/en/share.ts';
import { copy as shareEs } from '#content/dictionaries/es/share.ts';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import { copy as interestsEn } from '#content/instruments/interests/words/en/report.ts';
import { copy as interestsEs } from '#content/instruments/interests/words/es/report.ts';
import { instrumentIds, instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { expectAccessible } from './axe.ts';
import {
  attemptsOf,
  bringSession,
  farStart,
  makeAccount,
  saveAnswers,
  savePlan,
  submitAttempt,
  type Session,
} from './made-accounts.ts';
import type { RunningServer } from './serve.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

const { summary, tabs, favourites } = profileEs;
const list = (page: Page) => page.locator('.test-rings > li');
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a person with all three tests sees a hexagon with its name, and when each was done', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  const session = await makeAccount(site, 'all.done@example.com');
  for (const id of instrumentIds) await finish(site, session, id, social);
  await savePlan(site, session, {
    country: 'CO',
    diploma: 'national',
    aim: 'public-degree',
    start: farStart,
    ticks: {},
  });
  for (const [path, copy, interests] of [
    ['/profile', profileEs, interestsEs],
    ['/en/profile', profileEn, interestsEn],
  ] as const) {
    await open(page, site, session, path);
    await expect(page.getByText(copy.summary.greeting.replace('{name}', 'Ana'))).toBeVisible();
    const portrait = page.locator('.own-portrait');
    await expect(portrait).toHaveClass(/type-s/);
    await expect(portrait.getByRole('heading')).toHaveText(interests.portraits.names.s);
    await expect(portrait.getByRole('img')).toHaveAccessibleName(
      new RegExp(`${interests.types.S.name} 100 %`),
    );
    await expect(portrait.getByRole('link')).toHaveAttribute('href', /results\?test=riasec$/);
    await expect(list(page)).toHaveCount(3);
    for (const line of await list(page).all()) {
      await expect(line).toContainText(copy.summary.tests.finished.replace('{date}', ''));
      await expect(line.locator('.test-ring-done.is-whole')).toBeVisible();
    }
    await expect(page.locator('.next-step .pathway-when')).toContainText(/\d{4}/);
    await expectAccessible(page);
  }
  expect(trouble).toEqual([]);
});

test('a draft says how far it is and goes on; answers that say the same of all are told so', async ({
  page,
  site,
}) => {
  const session = await makeAccount(site, 'one.draft@example.com');
  await save(site, session, 'interests', social, 24);
  await finish(site, session, 'values', social);
  await open(page, site, session);
  await expect(page.getByRole('heading', { name: summary.portrait.halfTitle })).toBeVisible();
  const [interests, values, personality] = await list(page).all();
  await expect(interests!).toContainText('24 de 60 preguntas');
  await expect(interests!.getByRole('link')).toHaveAttribute('href', '/assessment');
  await expect(interests!.getByRole('link')).toHaveText(summary.tests.resume);
  await expect(values!.getByRole('link')).toHaveText(summary.tests.see);
  await expect(personality!).toContainText(summary.tests.none);
  await expectAccessible(page);

  await finish(site, session, 'interests', () => 3);
  await page.reload();
  await expect(page.locator('.own-portrait').getByRole('heading')).toHaveText(
    interestsEs.flat.title,
  );
  await expect(page.locator('.leading-types')).toHaveCount(0);
});

test('an account with nothing yet shows where each thing will be, and how it begins', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const session = await makeAccount(site, 'nothing.yet@example.com');
  for (const [path, copy, share] of [
    ['/profile', profileEs, shareEs],
    ['/en/profile', profileEn, shareEn],
  ] as const) {
    await open(page, site, session, path);
    const words = copy.summary;
    await expect(page.getByRole('heading', { name: words.portrait.noneTitle })).toBeVisible();
    await expect(list(page).getByText(words.tests.none)).toHaveCount(3);
    await expect(page.getByText(copy.favourites.none)).toBeVisible();
    await expect(page.getByRole('link', { name: copy.favourites.catalogue })).toHaveAttribute(
      'href',
      path === '/profile' ? '/carreras' : '/en/careers',
    );
    await expect(page.getByText(share.last.noResult)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  }
});

test('careers of interest lead to their pages, and the last link says how it stands', async ({
  page,
  site,
}) => {
  const session = await makeAccount(site, 'shares@example.com');
  await finish(site, session, 'interests', social);
  await post(site, session, 'reactions', { career: 'enfermeria', reaction: 'interested' });
  const [attempt] = await attemptsOf(site, session);
  const shared = {
    what: [attempt!.id],
    token_hash: 'a'.repeat(64),
    label: 'mamá',
    days: 30,
    with_plan: false,
  };
  await post(site, session, 'rpc/create_share', shared);
  await open(page, site, session);
  await expect(tab(page, 'Enfermería')).toHaveAttribute('href', '/carreras/enfermeria');
  const link = page.getByRole('region', { name: shareEs.last.title });
  await expect(link).toContainText('mamá');
  await expect(link).toContainText(shareEs.list.until.replace('{date}', ''));
  await expect(link).toContainText(shareEs.list.never);
  await expectAccessible(page);

  await link.getByRole('link', { name: shareEs.last.manage }).click();
  await expect(page).toHaveURL(`${site.url}/profile?tab=settings#links`);
  await expect(page.getByRole('heading', { name: shareEs.title })).toBeFocused();
  await page.getByRole('button', { name: 'Desactivar el enlace «mamá»' }).click();
  await page.getByRole('button', { name: shareEs.list.ending.yes }).click();
  await tab(page, tabs.names.summary).click();
  await expect(link).toContainText(shareEs.list.revoked.replace('{date}', ''));
});

test('settings are a part of their own: by address, by keyboard, and loaded when they are opened', async ({
  page,
  site,
}) => {
  const session = await makeAccount(site, 'keyboard@example.com');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, site, session);
  await expect(page.getByText(favourites.none)).toBeVisible();
  await expect(tab(page, tabs.names.summary)).toHaveAttribute('aria-current', 'page');
  expect(asked.filter((url) => /profile-settings|my-privacy/.test(url))).toEqual([]);

  await tab(page, tabs.names.summary).focus();
  await page.keyboard.press('Tab');
  await expect(tab(page, tabs.names.settings)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/profile?tab=settings`);
  await expect(tab(page, tabs.names.settings)).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, tabs.names.settings)).toBeFocused();
  const erase = page.locator('summary').getByText(privacy.erase.title, { exact: true });
  await expect(erase).toBeVisible();
  await expect(page.getByText(favourites.none)).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText(favourites.none)).toBeVisible();

  await page.goto(`${site.url}/profile?tab=settings`);
  await expect(page.getByText('keyboard@example.com', { exact: true })).toBeVisible();
  await expect(erase).toBeVisible();
});

test('who comes to the settings signed out signs in and is there', async ({ page, site }) => {
  await page.goto(`${site.url}/profile?tab=settings`);
  await rejectCookies(page);
  await expect(page.getByRole('navigation', { name: tabs.label })).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: profileEs.visitor.signIn }),
  ).toHaveAttribute('href', `/auth?next=${encodeURIComponent('/profile?tab=settings')}`);
});

test('what the account does not answer says so beside the rest', async ({ page, site }) => {
  const session = await makeAccount(site, 'unreachable@example.com');
  await finish(site, session, 'values', social);
  await page.route(/\/rest\/v1\/(attempts|reactions|shares|plans)/, (route) => route.abort());
  await bringSession(page, site, session);
  await page.goto(`${site.url}/profile`);
  const missing = [
    profileEs.attempts.unreachable,
    favourites.unreachable,
    shareEs.list.failed,
    planEs.missing,
  ];
  for (const text of missing) await expect(page.getByText(text)).toBeVisible({ timeout: 30_000 });
  // The page does not say to begin what may be finished.
  await expect(page.getByText(summary.portrait.noneTitle)).toHaveCount(0);
  await expect(page.getByText(summary.tests.none)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(/\/rest\/v1\/(attempts|reactions|shares|plans)/);
  await page.getByRole('button', { name: profileEs.attempts.retry }).first().click();
  await expect(list(page).getByText(summary.tests.see)).toHaveCount(1);
});

/** Everything that is liked is social. */
const social = (scale: string) => (scale === 'S' ? 4 : 0);

async function open(page: Page, site: RunningServer, session: Session, path = '/profile') {
  await bringSession(page, site, session);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
}

/** Answers of the newest version of a test in the account, as another device would have left them. */
async function save(
  site: RunningServer,
  session: Session,
  test_: InstrumentId,
  valueOf: (scale: string) => number,
  count = Infinity,
): Promise<string> {
  const { storedId } = instruments[test_];
  const version = newestVersion(test_);
  const instrument = await loadInstrument(storedId, version);
  if (!instrument) throw new Error(`${storedId} v${version} is not published`);
  const scales = new Map<string, string>(instrument.items.map(({ id, scale }) => [id, scale]));
  const asked = instrument.forms.full.slice(0, count);
  const answers = asked.map((item, index) => {
    const liked = valueOf(scales.get(item) ?? '');
    return [item, test_ === 'interests' ? liked : instrument.choices.min + (index % 5)] as const;
  });
  const attempt = { id: crypto.randomUUID(), locale: 'es' as const, instrument: storedId, version };
  await saveAnswers(site, session, attempt, Object.fromEntries(answers));
  return attempt.id;
}

async function finish(...given: Parameters<typeof save>): Promise<void> {
  const [site, session] = given;
  await submitAttempt(site, session, await save(...given));
}

async function post(site: RunningServer, session: Session, what: string, body: object) {
  const { anonKey } = await (await fetch(`${site.url}/config.json`)).json();
  const answer = await fetch(`${site.url}/rest/v1/${what}`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, what).toBe(true);
}

test('a career of interest is tried for a week, said how it felt, and the next one is offered', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  const session = await makeAccount(site, 'tries.one@example.com');
  for (const career of ['enfermeria', 'abogacia']) {
    await post(site, session, 'reactions', { career, reaction: 'interested' });
  }
  await open(page, site, session);
  const part = page
    .locator('section', { has: page.getByRole('heading', { name: trial.title }) })
    .last();
  await part.getByLabel(trial.career).selectOption({ label: 'Derecho (abogacía)' });
  await part.getByRole('button', { name: trial.begin }).click();
  await expect(part.getByRole('listitem')).toHaveCount(3);
  await expect(part).toContainText(/juzgado|juicio|contrato/);
  await expectAccessible(page);
  await page.reload();
  await part.getByRole('button', { name: trial.felt.more }).click();
  await expect(part).toContainText(trial.after.more.replace('{name}', 'Derecho (abogacía)'));
  await expect(
    part.getByRole('link', { name: trial.see.replace('{name}', 'Derecho (abogacía)') }),
  ).toHaveAttribute('href', '/carreras/abogacia');
  await expect(part.getByLabel(trial.career).locator('option')).toHaveText(['Enfermería']);
  expect(trouble).toEqual([]);
});
