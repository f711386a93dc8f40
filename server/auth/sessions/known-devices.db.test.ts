/** Which sign-in is told by mail, and what is kept to know (threat A30). */
import { expect, test } from 'vitest';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140', '141');
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const key = (letter: string) => letter.repeat(43);

/** Ana, who confirmed her account by a browser that says nothing of itself, and has no mail. */
async function ana(limits = 'all=1000000/60') {
  const rig = await startAuth({ env: { RATE_LIMITS: limits } });
  const email = 'ana@example.test';
  await rig.signUpAndConfirm(email);
  await rig.mailbox();
  async function signIn(
    device: { browser?: string | null; userAgent?: string },
    password = PASSWORD,
  ) {
    const response = await rig.send('/token?grant_type=password', {
      body: { email, password },
      ...device,
    });
    const mails = await rig.mailbox();
    const subjects = mails.splice(0).map(({ subject }) => subject);
    return { status: response.status, subjects, body: await response.json() };
  }
  const devices = () =>
    rig.database.query<{ hash: string; first: Date; last: Date }>(
      'select hash, first_seen as first, last_seen as last from private.known_devices order by last_seen, hash',
    );
  return { ...rig, email, signIn, devices };
}

const told = ['Inicio de sesión en un dispositivo nuevo · Faro Vocacional'];

test('the device that confirms the account causes no mail, nor does it later', async () => {
  const { signIn, devices, clock } = await ana();
  expect(await devices()).toHaveLength(1);
  expect((await signIn({})).subjects).toEqual([]);
  clock.advance(30 * DAY);
  expect((await signIn({})).subjects).toEqual([]);
  const [device] = await devices();
  expect(device?.last.getTime()).toBe(clock.now().getTime());
  expect(device?.first.getTime()).toBeLessThan(clock.now().getTime() - 30 * DAY);
});

test('a sign-in on the same device within a minute is not written down again', async () => {
  const { signIn, devices, clock } = await ana();
  clock.advance(DAY);
  await signIn({});
  const seen = clock.now().getTime();
  clock.advance(59_000);
  await signIn({});
  expect((await devices())[0]?.last.getTime()).toBe(seen);
  clock.advance(1_000);
  await signIn({});
  expect((await devices())[0]?.last.getTime()).toBe(clock.now().getTime());
});

// What differs from the devices before, in one row each; mails are an hour apart.
test('what is a new device: a table', async () => {
  const { signIn, clock } = await ana();
  for (const [what, device, mails] of [
    ['another browser', { browser: null, userAgent: FIREFOX }, 1],
    ['the same again', { browser: null, userAgent: FIREFOX }, 0],
    ['its next version', { browser: null, userAgent: NEWER_FIREFOX }, 0],
    ['another family', { browser: null, userAgent: SAFARI }, 1],
    ['a key', { browser: key('a'), userAgent: FIREFOX }, 1],
    ['the same key', { browser: key('a'), userAgent: FIREFOX }, 0],
    ['the same key, whatever the browser says it is', { browser: key('a'), userAgent: SAFARI }, 0],
    ['another key', { browser: key('b'), userAgent: FIREFOX }, 1],
    ['a key of another shape counts as none', { browser: 'short', userAgent: SAFARI }, 0],
  ] as const) {
    clock.advance(2 * HOUR);
    expect([what, (await signIn(device)).subjects.length]).toEqual([what, mails]);
  }
});

test('one mail an hour at most; devices are noted all the same', async () => {
  const { signIn, clock, devices } = await ana();
  expect((await signIn({ browser: key('a') })).subjects).toEqual(told);
  for (const letter of 'bcdef') {
    expect((await signIn({ browser: key(letter) })).subjects).toEqual([]);
  }
  clock.advance(HOUR - 1);
  expect((await signIn({ browser: key('g') })).subjects).toEqual([]);
  clock.advance(1);
  expect((await signIn({ browser: key('h') })).subjects).toEqual(told);
  expect((await signIn({ browser: key('b') })).subjects).toEqual([]);
  expect(await devices()).toHaveLength(9);
});

test('a failed sign-in causes no mail and is not noted', async () => {
  const { signIn, devices, send, email, mailbox } = await ana();
  const wrong = await signIn({ browser: key('x') }, 'not the password');
  expect([wrong.status, wrong.subjects]).toEqual([400, []]);
  await send('/recover', { body: { email }, browser: key('x') });
  await send('/token?grant_type=refresh_token', {
    body: { refresh_token: 'nobody’s' },
    browser: key('x'),
  });
  expect(await devices()).toHaveLength(1);
  expect((await mailbox()).map(({ subject }) => subject)).not.toContain(told[0]);
});

test('a refresh is no sign-in, whatever device it comes from', async () => {
  const { signIn, send, devices, mailbox } = await ana();
  const { body } = await signIn({});
  const refreshed = await send('/token?grant_type=refresh_token', {
    body: { refresh_token: body.refresh_token },
    browser: key('x'),
  });
  expect([refreshed.status, await mailbox(), (await devices()).length]).toEqual([200, [], 1]);
});

test('the mail says when, by what and what to do: no address, no version', async () => {
  const { clock, mailbox, send, email, database } = await ana();
  clock.advance(Date.parse('2027-03-04T05:06:07Z') - clock.now().getTime());
  await send('/token?grant_type=password', {
    body: { email, password: PASSWORD },
    browser: null,
    userAgent: FIREFOX,
    address: '203.0.113.77',
  });
  const [spanish] = (await mailbox()).splice(0);
  expect(spanish).toMatchObject({ to: email, subject: told[0] });
  expect(spanish?.text).toContain(
    'el 4 de marzo de 2027 a las 5:06 (hora UTC), con Firefox en Linux.',
  );
  expect(spanish?.text).toContain('https://faro.example/profile?tab=settings\n');
  expect(spanish?.text).toMatch(/cierra esa sesión en tu perfil y cambia tu contraseña/);
  await database.query(`update auth.users set raw_user_meta_data = '{"locale": "en"}'`);
  clock.advance(2 * HOUR);
  await send('/token?grant_type=password', {
    body: { email, password: PASSWORD },
    browser: null,
    userAgent: SAFARI,
    address: '203.0.113.77',
  });
  const english = (await mailbox()).at(-1);
  expect(english?.text).toContain('on March 4, 2027 at 07:06 (UTC), with Safari on iPhone.');
  expect(english?.text).toContain('https://faro.example/en/profile?tab=settings\n');
  expect(english?.text).toMatch(/end that session in your profile and change your password/);
  for (const mail of [spanish, english]) {
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/203\.0\.113|140|18\.0|Mozilla|rv:/);
  }
});

test('it does not hold up the recovery that it advises', async () => {
  const { signIn, send, email, mailbox } = await ana('mailPerAddress=1/60');
  expect((await signIn({ browser: null, userAgent: FIREFOX })).subjects).toEqual(told);
  await send('/recover', { body: { email } });
  expect((await mailbox()).map(({ subject }) => subject)).toEqual([
    'Crea una contraseña nueva en Faro Vocacional',
  ]);
});

test('a mailed link opened on a new device is a sign-in like any other', async () => {
  const { send, email, lastLink, mailbox } = await ana();
  await send('/recover', { body: { email } });
  const { tokenHash } = await lastLink();
  (await mailbox()).splice(0);
  await send('/verify', {
    body: { type: 'recovery', token_hash: tokenHash },
    browser: null,
    userAgent: FIREFOX,
  });
  expect((await mailbox()).map(({ subject }) => subject)).toEqual(told);
});

test('at most twenty devices are kept; the one longest unseen is new again', async () => {
  const { signIn, clock, devices } = await ana();
  for (let device = 0; device < 21; device += 1) {
    clock.advance(DAY);
    await signIn({ browser: key(String.fromCodePoint(97 + device)) });
  }
  expect(await devices()).toHaveLength(20);
  clock.advance(DAY);
  expect((await signIn({ browser: key('b') })).subjects).toEqual([]);
  clock.advance(DAY);
  expect((await signIn({ browser: key('a') })).subjects).toEqual(told);
});

test('a device is new again after 13 months, also when it was the only one', async () => {
  const { signIn, clock } = await ana();
  clock.advance(390 * DAY);
  expect((await signIn({})).subjects).toEqual([]);
  clock.advance(400 * DAY);
  expect((await signIn({})).subjects).toEqual(told);
});

test('an account from before devices were noted gets no false alarm', async () => {
  const { signIn, database } = await ana();
  await database.query('delete from private.known_devices');
  expect((await signIn({ browser: null, userAgent: FIREFOX })).subjects).toEqual([]);
  expect((await signIn({ browser: null, userAgent: SAFARI })).subjects).toEqual(told);
});

test('two people with one browser have nothing in common in the table', async () => {
  const { signIn, signUpAndConfirm, send, devices } = await ana();
  await signUpAndConfirm('bea@example.test');
  await signIn({ browser: key('a') });
  await send('/token?grant_type=password', {
    body: { email: 'bea@example.test', password: PASSWORD },
    browser: key('a'),
  });
  const hashes = async () => (await devices()).map(({ hash }) => hash);
  await expect.poll(async () => (await hashes()).length).toBe(4);
  expect(new Set(await hashes()).size).toBe(4);
  expect((await hashes()).join()).not.toContain('a'.repeat(43));
});

test('a sign-in is given though the note of it fails', async () => {
  const { send, email, database, mailbox } = await ana();
  await database.script('alter table private.known_devices rename to unknown_devices');
  const response = await send('/token?grant_type=password', {
    body: { email, password: PASSWORD },
    userAgent: FIREFOX,
  });
  expect([response.status, await mailbox()]).toEqual([200, []]);
  await database.script('alter table private.unknown_devices rename to known_devices');
});

test('eight sign-ins at once on new devices are one mail', async () => {
  const { send, email, mailbox, devices } = await ana();
  await Promise.all(
    [...'abcdefgh'].map((letter, index) =>
      send('/token?grant_type=password', {
        body: { email, password: PASSWORD },
        browser: key(letter),
        address: `192.0.2.${index}`,
      }),
    ),
  );
  expect((await mailbox()).map(({ subject }) => subject)).toEqual(told);
  expect(await devices()).toHaveLength(9);
});
