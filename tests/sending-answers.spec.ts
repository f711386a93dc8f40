import { expect, type Page } from '@playwright/test';
import type { DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import {
  attemptsOf,
  bringSession,
  grantAdmin,
  makeAccount,
  type Session,
} from './made-accounts.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

/** A person's finished test, of which the server has heard nothing yet. */
function unsentAttempt({ user }: Session): DeviceAttempt {
  const guest = guestAttempt('es');
  const times = Object.entries(guest.attempt.itemTimes);
  const pending = Object.fromEntries(times.map(([item, { at }]) => [item, at]));
  return { ...guest, owner: user.id, pending, submitPending: true };
}

async function expectSent(page: Page, session: Session): Promise<void> {
  await expect(async () => {
    const attempts = await attemptsOf(server, session);
    expect(attempts.map(({ state }) => state)).toEqual(['submitted']);
    expect(Object.keys(attempts[0]?.answers ?? {})).toHaveLength(60);
  }).toPass({ timeout: 10_000 });
  await expect(async () => {
    const [kept] = await attemptsOnDevice(page);
    expect(kept).toMatchObject({ pending: {}, submitPending: false });
  }).toPass();
}

for (const path of ['/profile', '/admin', '/auth', '/carreras', '/']) {
  test(
    `what a person has answered and not sent goes from ${path} on`,
    inGate(path === '/profile'),
    async ({ page }) => {
      const email = `unsent${path.replace('/', '.')}a@example.com`;
      const session = await makeAccount(server, email);
      if (path === '/admin') await grantAdmin(server, email);
      await leaveOnDevice(page, server, unsentAttempt(session));
      await bringSession(page, server, session);
      await page.goto(server.url + path);
      await expectSent(page, session);
    },
  );
}

test('the file that sends is asked for again until it comes', async ({ page }) => {
  const session = await makeAccount(server, 'unsent.later@example.com');
  await leaveOnDevice(page, server, unsentAttempt(session));
  await bringSession(page, server, session);
  let refused = 0;
  await page.route(/keep-sending/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
  await page.goto(`${server.url}/profile`);
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(1);
  await expectSent(page, session);
});

test('a visitor with a guest’s answers sends nothing and loads nothing that could', async ({
  page,
}) => {
  await leaveOnDevice(page, server, guestAttempt('es'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/carreras`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${server.url}/auth`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /keep-sending|rpc/.test(path))).toEqual([]);
});
