import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { OTHER_BROWSER, PASSWORD, readLink, startAuth } from '#tests/auth/auth-rig.ts';
import { attemptHeader } from '#tests/database/attempts-for-tests.ts';
import { anonymous, asPerson, type PersonClaims } from '#tests/database/people.ts';
import { someOf } from '#tests/drill.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';

/** What an address may be, all of one length, so that bodies are as well. */
const kinds = ['unknown', 'waiting', 'settled'] as const;
type Kind = (typeof kinds)[number];
type Rig = Awaited<ReturnType<typeof startAuth>>;
/** A stranger that asks about one address: with an account, a browser and a client address of their own. */
type Person = { client: string; token: string; claims: PersonClaims };
type Asker = Person & { email: string; secret: string; attempt: string };
type Ask = (rig: Rig, asker: Asker) => Promise<Response>;

const STRANGERS = 'the password of a stranger';

const post =
  (path: string, body: (asker: Asker) => object, method = 'POST'): Ask =>
  ({ send }, asker) =>
    send(path, {
      method,
      body: body(asker),
      address: asker.client,
      browser: OTHER_BROWSER,
      token: asker.token,
    });

const call =
  (who: 'nobody' | 'asker', sql: string, params: (asker: Asker) => unknown[]): Ask =>
  async ({ database }, asker) => {
    const as = asPerson(database, who === 'nobody' ? anonymous : asker.claims);
    const [status, body] = await as.query(sql, params(asker)).then(
      (rows) => [200, rows],
      (error: { code?: string }) => [400, { code: error.code }],
    );
    return Response.json(body, { status: Number(status) });
  };

const heldAttempt = (id: string) => ({
  ...attemptHeader(id),
  state: 'draft',
  answers: { r1: 3 },
  item_times: { r1: { at: 100, ms: 40 } },
});
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Everything that takes an address, by route; several ways to ask where there are several. */
const asks: Record<string, Record<string, Ask>> = {
  'POST /signup': {
    'sign-up': post('/signup', ({ email }) => ({
      email,
      password: STRANGERS,
      data: { full_name: 'A', locale: 'en' },
    })),
  },
  'POST /token': {
    'sign-in, any password': post('/token?grant_type=password', ({ email }) => ({
      email,
      password: 'not the password',
    })),
    'sign-in, the password just signed up with': post(
      '/token?grant_type=password',
      ({ email }) => ({
        email,
        password: STRANGERS,
      }),
    ),
  },
  'POST /recover': { recover: post('/recover', ({ email }) => ({ email })) },
  'POST /resend': { resend: post('/resend', ({ email }) => ({ email, type: 'signup' })) },
  'POST /verify': {
    'a guessed code': post('/verify', ({ email }) => ({ type: 'email', email, token: '123456' })),
  },
  'PUT /user': { 'change of address': post('/user', ({ email }) => ({ email }), 'PUT') },
};

/** The same for the functions that a guest or a new person calls around a sign-up. */
const calls: Record<string, Record<string, Ask>> = {
  hold_guest_attempt: {
    hold: call(
      'nobody',
      'select public.hold_guest_attempt($1, $2::jsonb)',
      ({ secret, attempt }) => [hashOf(secret), JSON.stringify([heldAttempt(attempt)])],
    ),
  },
  claim_held_attempt: {
    claim: call('asker', 'select public.claim_held_attempt($1)', ({ secret }) => [secret]),
  },
};

/** What takes no address, and why it is left out. */
const withoutAddress: Record<string, string> = {
  'GET /authorize': 'names no address',
  'GET /callback': 'looks no address up; the exchange does, for the owner of its mailbox',
  'GET /user': 'tells the caller about the caller',
  'POST /logout': 'ends sessions of the caller',
  'POST /factors': 'makes a second factor of the caller',
  'POST /factors/:id/challenge':
    'asks for a code of the caller; a factor of another person is not there',
  'POST /factors/:id/verify': 'the same',
  'DELETE /factors/:id': 'the same',
  'GET /verify': 'leads to the page with the button whatever the token is, and looks nothing up',
  'GET /health': 'the same for everybody',
  'GET /settings': 'the same for everybody',
  'GET /.well-known/jwks.json': 'the same for everybody',
  answer_follow_up: 'answers what a mail’s secret of 244 bits was made for',
  stop_follow_ups: 'takes back what a mail’s secret of 244 bits was made for',
  guess_share: 'guesses by what a secret of 256 bits was made for',
  open_share: 'opens what a secret of 256 bits was made for',
  keep_guest_link: 'keeps what the caller says under a secret of the caller’s',
  open_guest_link: 'opens what a secret of 256 bits was made for',
  end_guest_links: 'ends what a browser’s secret was made for',
  guest_guess: 'shows what a browser’s secret was made for',
  agree_guest_guess: 'opens what a browser’s secret was made for',
  guess_guest_link: 'guesses by what a secret of 256 bits was made for',
  stop_guess_mails: 'ends what a mail’s secret of 244 bits was made for',
  class_session: 'tells of a class by its code, and of nobody',
  join_class: 'takes an alias and never an address; one that is like an address is refused',
  class_half_way: 'counts what a seat’s secret was made for',
  submit_class: 'keeps what a seat’s secret was made for',
  my_seat: 'shows what a seat’s secret was made for',
  agree_family_guess: 'shows one phone what a seat’s secret was made for',
  drop_family_guess: 'drops what a seat’s secret was made for',
  guess_in_evening: 'answers the same whether there is such an alias or not',
  open_family_guess: 'the same for every secret until a pupil has agreed',
  change_seat_sharing: 'changes what a seat’s secret was made for',
  withdraw_seat: 'takes back what a seat’s secret was made for',
  look_at_invitation: 'tells a centre’s name to whoever has its secret of 256 bits',
  create_meeting_link: 'keeps what the caller says under a secret of the caller’s',
  end_meeting: 'ends what a secret of 256 bits was made for',
  jobs_state: 'one word about the machine, the same for everybody',
  requests_state: 'one word about all requests together, the same for everybody',
};

const each = [...Object.values(asks), ...Object.values(calls)].flatMap((ways) =>
  Object.entries(ways),
);

const hashing = createPasswordHashing({
  argon: {
    hash: async (password) => `hash of ${password}`,
    verify: async (stored, password) => stored === `hash of ${password}`,
  },
});

/** A stranger that asks about addresses of each kind. */
async function makeAskers(rig: Rig): Promise<Record<Kind, Person>> {
  const people: Partial<Record<Kind, Person>> = {};
  for (const kind of kinds) {
    const { session, userId } = await rig.signUpAndConfirm(`asks-${kind}@example.test`);
    const claims = { sub: userId, role: 'authenticated' as const };
    const client = `198.51.100.${kinds.indexOf(kind) + 1}`;
    people[kind] = { token: session.access_token, claims, client };
  }
  const { unknown, waiting, settled } = people;
  if (!unknown || !waiting || !settled) throw new Error('three people ask');
  return { unknown, waiting, settled };
}

/** An address of this kind. */
async function makeAddress(rig: Rig, kind: Kind, row: number): Promise<string> {
  const email = `${kind}${String(row).padStart(3, '0')}@example.test`;
  if (kind === 'unknown') return email;
  const owner = rig.client();
  await owner.auth.signUp({ email, password: PASSWORD });
  if (kind === 'waiting') return email;
  const mail = (await rig.mailbox()).find(({ to }) => to === email);
  const { tokenHash } = readLink(mail?.text ?? '');
  await owner.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  return email;
}

/**
 * What a stranger sees of a row of answers: status, headers and bodies. What is random or of one's own becomes
 * the number of its first appearance, so that a value which stays the same and one that does not differ.
 */
function transcript(asker: Asker) {
  const seen = new Map<string, string>();
  const numbered = (text: string) => {
    const known = seen.get(text) ?? `#${seen.size}`;
    seen.set(text, known);
    return known;
  };
  const lines: string[] = [];
  return {
    lines,
    async add(name: string, response: Response) {
      const headers = JSON.stringify(
        [...response.headers].toSorted(([a], [b]) => a.localeCompare(b)),
      );
      const text = `${name} ${response.status} ${headers} ${await response.text()}`;
      lines.push(
        text
          .replaceAll(asker.email, '<address>')
          .replaceAll(/asks-\w+@/g, 'asks@')
          .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, numbered)
          .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-]\d\d(:?\d\d)?)?/g, numbered),
      );
    },
  };
}

type Story = readonly { name: string; ask: Ask; pause: number }[];

/** The same story about an address of each kind. */
async function compare(rig: Rig, people: Record<Kind, Person>, row: number, story: Story) {
  const told = [];
  for (const kind of kinds) {
    const email = await makeAddress(rig, kind, row);
    const asker = { ...people[kind], email, secret: `${kind}${row}`, attempt: crypto.randomUUID() };
    told.push({ asker, to: transcript(asker) });
  }
  rig.clock.advance(120_000);
  for (const { name, ask, pause } of story) {
    // All three at the same moment of the clock.
    for (const { asker, to } of told) await to.add(name, await ask(rig, asker));
    await rig.auth.settled();
    rig.clock.advance(pause);
  }
  const [unknown = [], ...others] = told.map(({ to }) => to.lines);
  const differences = others.flatMap((lines) =>
    lines.flatMap((line, index) => (line === unknown[index] ? [] : [[line, unknown[index]]])),
  );
  return { seen: unknown, differences };
}

test('A26: every endpoint and every function for guests has a row, or a reason why not', async () => {
  const { auth, database } = await startAuth();
  const routes = auth.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  const functions = await database.query<{ name: string }>(
    `select distinct proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`,
  );
  const offered = [...routes, ...functions.map(({ name }) => name)];
  const rows = [...Object.keys(asks), ...Object.keys(calls), ...Object.keys(withoutAddress)];
  // Claiming follows a sign-in, and stands here because it ends what holding begins.
  expect(offered.toSorted()).toEqual(
    rows.filter((name) => name !== 'claim_held_attempt').toSorted(),
  );
});

test.each(each)(
  'A26: %s: unknown, waiting and settled addresses are told apart by nothing, up to the limit',
  async (name, ask) => {
    const limits = ['signup', 'recover', 'resend', 'verify', 'token', 'emailChange']
      .map((limit) => `${limit}=6/3600`)
      .join(',');
    const rig = await startAuth({
      hashing,
      env: { RATE_LIMITS: `${limits},account=4/900,mailOverall=1000/60` },
    });
    const people = await makeAskers(rig);
    const story = Array.from({ length: 9 }, (_, time) => ({
      name,
      ask,
      pause: time % 2 ? 61_000 : 9_000,
    }));
    const { seen, differences } = await compare(rig, people, 0, story);
    expect(differences).toEqual([]);
    const isLimited = seen.at(-1)?.startsWith(`${name} 429 `);
    expect([name, isLimited]).toEqual([name, !['hold', 'claim'].includes(name)]);
  },
);

test('A26: nor by one that changes something and any other after it', async () => {
  const rig = await startAuth({
    hashing,
    env: { RATE_LIMITS: 'all=1000000/60,mailPerAddress=1/60' },
  });
  const people = await makeAskers(rig);
  const firsts = ['sign-up', 'recover', 'resend', 'change of address', 'hold'];
  const pairs = firsts.flatMap((name) => each.map((second) => [name, second] as const));
  for (const [row, [first, [second, then]]] of someOf(pairs, 15).entries()) {
    const ask = each.find(([name]) => name === first)?.[1];
    if (ask === undefined) throw new Error(`nobody asks by ${first}`);
    const { differences } = await compare(rig, people, row, [
      { name: first, ask, pause: 9_000 },
      { name: second, ask: then, pause: 61_000 },
      { name: first, ask, pause: 9_000 },
    ]);
    expect([first, second, ...differences]).toEqual([first, second]);
  }
});
