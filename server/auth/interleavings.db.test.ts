import { expect, test } from 'vitest';
import { BROWSER, OTHER_BROWSER, readLink, startAuth } from '#tests/auth/auth-rig.ts';
import { someOf } from '#tests/drill.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';

/**
 * Threat A24 as a table: every order in which an owner of a mailbox and a stranger can sign up with its address,
 * up to three times, within the minute or after it; then every way in which the owner may open what was
 * mailed. In each row the owner ends with the account and the stranger with nothing.
 */
type Person = 'owner' | 'stranger';
type SignUp = { by: Person; pause: 'soon' | 'later' };

/** Where a link is opened: the browser that the owner signed up in, another one, one that keeps no key. */
const places = { 'own browser': BROWSER, phone: 'C'.repeat(43), 'no key': null } as const;
const openings = [
  { link: 'confirm', place: 'own browser' },
  { link: 'confirm', place: 'phone' },
  { link: 'recover', place: 'own browser' },
  { link: 'recover', place: 'phone' },
  { link: 'confirm', place: 'no key' },
] as const;
/** After three sign-ups every order is still opened in both browsers. */
const openingsOf = (order: SignUp[]) => openings.slice(0, order.length < 3 ? 5 : 2);

function* orders(): Generator<SignUp[]> {
  const steps = (['owner', 'stranger'] as const).flatMap((by) =>
    (['soon', 'later'] as const).map((pause) => ({ by, pause })),
  );
  const firsts = steps.filter(({ pause }) => pause === 'later');
  for (const first of firsts) {
    yield [first];
    for (const second of steps) {
      yield [first, second];
      for (const third of steps) yield [first, second, third];
    }
  }
}

// What hashing costs is not the matter here; it would be paid in a thousand sign-ins.
const hashing = createPasswordHashing({
  argon: {
    hash: async (password) => `hash of ${password}`,
    verify: async (stored, password) => stored === `hash of ${password}`,
  },
});

const typed = { owner: 'una ballena en el tejado', stranger: 'the password of a stranger' };
const chosen = 'tres faros junto al mar';
const keys = { owner: BROWSER, stranger: OTHER_BROWSER };
const pauses = { soon: 10_000, later: 61_000 };

const every = [...orders()].flatMap((order) =>
  openingsOf(order).map((opening) => ({ order, ...opening })),
);
const tried = someOf(every, 24);

test('A24: orders and openings are all there', () => {
  expect(every).toHaveLength(10 * 5 + 32 * 2);
});

test('A24: whoever owns the mailbox ends with the account, in every order of two people', async () => {
  const { send, clock, mailbox, database } = await startAuth({
    hashing,
    env: { RATE_LIMITS: 'all=1000000/60,mailPerAddress=1/60' },
  });
  const post = async (path: string, body: object, browser: string | null, token?: string) => {
    const response = await send(path, { body, browser, ...(token && { token }) });
    return { status: response.status, body: await response.json() };
  };
  const signsIn = async (email: string, password: string, browser: string | null) =>
    (await post('/token?grant_type=password', { email, password }, browser)).status === 200;

  const rows: { order: string; opening: string; asked: boolean; mails: number; bad: string[] }[] =
    [];
  let count = 0;
  for (const { order, link, place } of tried) {
    count += 1;
    const email = `row${count}@example.test`;
    const before = (await mailbox()).length;
    const bad: string[] = [];
    const check = (what: string, isGood: boolean) => isGood || bad.push(what);
    const strangerIsOut = async (when: string) => {
      for (const password of [typed.stranger, '']) {
        check(`stranger in ${when}`, !(await signsIn(email, password, keys.stranger)));
      }
    };

    for (const { by, pause } of order) {
      clock.advance(pauses[pause]);
      const said = { email, password: typed[by], data: { full_name: `${by} evil.example` } };
      const answer = await post('/signup', said, keys[by]);
      check(`sign-up of ${by}: ${answer.status}`, answer.status === 200);
      check(`${by} got a session by signing up`, answer.body.access_token === undefined);
    }
    await strangerIsOut('before confirming');
    if (link === 'recover') {
      clock.advance(pauses.later);
      await post('/recover', { email }, places[place]);
    }
    const mails = (await mailbox()).slice(before);
    const links = mails.map(({ text }) => readLink(text));
    check(
      'another link was mailed than the first',
      new Set(links.filter(({ type }) => type === 'signup').map(({ tokenHash }) => tokenHash))
        .size === 1,
    );
    check('a typed name was mailed', !JSON.stringify(mails).includes('evil'));

    const opened = links.at(-1);
    const verify = (browser: string | null) =>
      post('/verify', { type: opened?.type, token_hash: opened?.tokenHash }, browser);
    const { status, body } = await verify(places[place]);
    check(`link: ${status}`, status === 200);
    await strangerIsOut('after the link');

    const onlyOwner = order.every(({ by }) => by === 'owner');
    const trusted = onlyOwner && link === 'confirm' && place === 'own browser';
    const session: string = body.access_token ?? '';
    const wasTyped = await signsIn(email, typed.owner, BROWSER);
    check(`the typed password ${wasTyped ? 'works' : 'fails'}`, wasTyped === trusted);
    if (!trusted) {
      const put = await send('/user', {
        method: 'PUT',
        body: { password: chosen },
        token: session,
      });
      check(`choosing a password: ${put.status}`, put.status === 200);
    }
    await strangerIsOut('at the end');
    check('owner out', await signsIn(email, trusted ? typed.owner : chosen, places[place]));
    check('the link works twice', (await verify(places[place])).status === 403);

    clock.advance(pauses.later);
    await post('/signup', { email, password: typed.stranger }, keys.stranger);
    await strangerIsOut('after signing up with the finished account');
    check('owner out after it', await signsIn(email, trusted ? typed.owner : chosen, BROWSER));
    const people = await database.query('select 1 from auth.users where email = $1', [email]);
    check(`${people.length} accounts`, people.length === 1);
    rows.push({
      order: order
        .map(({ by, pause }, index) => (index > 0 && pause === 'later' ? ' … ' : ' ') + by[0])
        .join('')
        .trim(),
      opening: `${link}, ${place}`,
      asked: !trusted,
      mails: mails.length,
      bad,
    });
  }
  console.log(table(rows));
  expect(rows).toHaveLength(tried.length);
  expect(rows.filter(({ bad }) => bad.length > 0)).toEqual([]);
  // The main journey on one device has nothing new in its way; everywhere else it is one field.
  const alone = ['o', 'o o', 'o o o', 'o o … o', 'o … o', 'o … o o', 'o … o … o'];
  const inOwnBrowser = rows.filter(({ opening }) => opening === 'confirm, own browser');
  const free = rows.filter(({ asked }) => !asked).map(({ order }) => order);
  expect(free).toContain('o');
  expect(free).toEqual(alone.filter((each) => inOwnBrowser.some(({ order }) => order === each)));
});

test('A24: the same holds when all of it happens at once, and nobody is in anybody’s way', async () => {
  const { send, mailbox, clock } = await startAuth({
    hashing,
    env: { RATE_LIMITS: 'all=1000000/60' },
  });
  const statuses = new Set<string>();
  const lost: string[] = [];
  for (let round = 0; round < 25; round += 1) {
    const email = `race${round}@example.test`;
    const first = round % 2 ? 'owner' : 'stranger';
    const signUp = (by: Person) =>
      send('/signup', { body: { email, password: typed[by] }, browser: keys[by] });
    await signUp(first);
    const links = (await mailbox()).filter(({ to }) => to === email);
    const { tokenHash } = readLink(links.at(-1)?.text ?? '');
    const [opened, ...others] = await Promise.all([
      send('/verify', { body: { type: 'signup', token_hash: tokenHash } }),
      signUp('stranger'),
      send('/resend', { body: { email, type: 'signup' } }),
      signUp('owner'),
      send('/recover', { body: { email } }),
      signUp('stranger'),
    ]);
    for (const { status } of [opened, ...others]) statuses.add(String(status));
    const { access_token: token } = await opened.json();
    const asStranger = await send('/token?grant_type=password', {
      body: { email, password: typed.stranger },
      browser: keys.stranger,
    });
    if (asStranger.status === 200) lost.push(`${email}: the stranger is in`);
    const put = { method: 'PUT', body: { password: chosen }, token };
    const typedWorks = await send('/token?grant_type=password', {
      body: { email, password: typed.owner },
    });
    if (typedWorks.status !== 200 && (await send('/user', put)).status !== 200) {
      lost.push(`${email}: the owner is out`);
    }
    clock.advance(61_000);
  }
  expect({ lost, statuses: [...statuses] }).toEqual({ lost: [], statuses: ['200'] });
});

/** One line per order: who signed up (o owner, s stranger, … a minute between), and what each opening led to. */
function table(rows: { order: string; opening: string; asked: boolean; bad: string[] }[]): string {
  const columns = openings.map(({ link, place }) => `${link}, ${place}`);
  const width = Math.max(...columns.map(({ length }) => length)) + 2;
  const lines = [...new Set(rows.map(({ order }) => order))].map((order) => {
    const cells = columns.map((column) => {
      const row = rows.find((each) => each.order === order && each.opening === column);
      if (row === undefined) return '';
      const worst = row.bad.find((what) => /stranger|owner/.test(what)) ?? row.bad[0];
      if (worst !== undefined) return `LOST: ${worst}`;
      return row.asked ? 'chooses' : 'typed';
    });
    return [order.padEnd(10), ...cells.map((cell) => cell.padEnd(width))].join(' ');
  });
  const head = ['sign-ups  ', ...columns.map((column) => column.padEnd(width))].join(' ');
  return [
    '\nWhose password the account has: the owner chooses one, or the one that the owner typed counts.',
    'In every cell the owner is in at the end, and the stranger never was.\n',
    head,
    ...lines,
  ].join('\n');
}
