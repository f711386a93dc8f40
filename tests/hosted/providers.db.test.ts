import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { copy as form } from '#content/dictionaries/es/account-form.ts';
import { CLIENT, startStandInProvider } from '#tests/auth/stand-in-provider.ts';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { startProject } from './project-for-tests.ts';

const SITE = 'https://faro.example';
const PROJECT = 'https://project.example';
const { version, hash } = form.consent;

let google: Awaited<ReturnType<typeof startStandInProvider>>;
let project: Awaited<ReturnType<typeof startProject>>;
let left: string[];
beforeAll(async () => {
  google = await startStandInProvider();
  project = await startProject(PROJECT, SITE, {
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: google.url,
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await project.close();
  await google.stop();
});
/** The pages' own code, on a page of the site whose backend is the project. */
beforeEach(() => {
  vi.resetModules();
  left = [];
  const page = new URL(`${SITE}/auth`);
  vi.stubGlobal('location', Object.assign(page, { assign: (to: string) => void left.push(to) }));
  vi.stubGlobal('localStorage', fakeLocalStorage());
  vi.stubGlobal('sessionStorage', fakeLocalStorage());
  const outside = fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, SITE);
    if (url.pathname === '/config.json') {
      return Response.json({ url: PROJECT, anonKey: project.config.anonKey });
    }
    if (url.origin !== PROJECT) return outside(input, init);
    return project.app.fetch(new Request(input, init));
  });
});

const visit = async (address: string) =>
  (await project.app.fetch(new Request(address))).headers.get('location') ?? '';

/** Leaves with the box ticked and comes back: the trip, and the address on our site where it ends. */
async function goRound() {
  const { setOut } = await import('#app/data/account/provider-sign-in.ts');
  const consent = { version, hash };
  await setOut({ provider: 'google', consent, isShared: false, next: '/profile' }, `${SITE}/auth`);
  const trip = JSON.parse(sessionStorage.getItem('faro-provider') ?? '');
  return { trip, back: new URL(await visit(await google.visit(await visit(left.at(-1) ?? '')))) };
}

async function finish({ trip, back }: Awaited<ReturnType<typeof goRound>>) {
  const { finishTrip } = await import('#app/data/account/provider-sign-in.ts');
  const said = { consent: trip.consent, locale: 'es' } as const;
  return finishTrip(trip, back.searchParams.get('code') ?? '', said);
}

test('A31: a person who cancels has nothing at the project either', async () => {
  google.faults.isDenied = true;
  const { back } = await goRound();
  expect(back.origin + back.pathname + back.search).toMatch(
    /^https:\/\/faro\.example\/auth\?error=access_denied&error_code=access_denied&/,
  );
  expect(await project.database.query('select 1 from auth.users')).toEqual([]);
  google.faults.isDenied = false;
});

test('A31: what was ticked before leaving is kept with the account that the project made, however long the way back took', async () => {
  Object.assign(google.person, { email: 'ana@gmail.com', email_verified: true });
  const came = await goRound();
  // The project made the account at once; the page of a slow line comes later.
  project.clock.advance(20_000);
  expect(await finish(came)).toEqual({ kind: 'done', value: { kind: 'account', isNew: true } });
  const rows = () =>
    project.database.query(
      'select purpose, granted, text_hash, channel, locale from public.consents',
    );
  const kept = [
    { purpose: 'account', granted: true, text_hash: hash, channel: 'auth', locale: 'es' },
  ];
  expect(await rows()).toEqual(kept);
  // A code works once, and a person who comes again has said it already.
  expect(await finish(came)).toEqual({
    kind: 'done',
    value: { kind: 'refused', code: 'flow_state_not_found' },
  });
  expect(await finish(await goRound())).toEqual({
    kind: 'done',
    value: { kind: 'account', isNew: false },
  });
  expect(await rows()).toEqual(kept);
});
