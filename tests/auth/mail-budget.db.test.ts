import { expect, test } from 'vitest';
import { createPasswordHashing } from '#server/auth/passwords/password-hashing.ts';
import { PASSWORD, startAuth } from './auth-rig.ts';

const MINUTE = 60_000;
const FLOOD = '198.51.100.7';
const OTHER = '203.0.113.9';
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Faro <hola@faro.example>' };

// Hundreds of sign-ups: what counts here are the mails.
const argon = {
  hash: async (password: string) => `hash of ${password}`,
  verify: async (stored: string, password: string) => stored === `hash of ${password}`,
};

async function start(env: Record<string, string> = {}) {
  const rig = await startAuth({ env, hashing: createPasswordHashing({ argon }) });
  const ask = async (path: string, email: string, address: string) => {
    const body = { email, password: PASSWORD, type: 'signup' };
    const answer = await rig.send(path, { body, address });
    // Mails are written after the answer, and the clock moves on.
    await rig.auth.settled();
    return answer;
  };
  return { ...rig, ask };
}

test('A27: one client gets 60 mails in ten minutes and half of an hour’s, and everybody else goes on', async () => {
  const { ask, clock, mailbox } = await start();
  const accepted: number[] = [];
  for (const tries of [61, 61, 31]) {
    const statuses: number[] = [];
    for (let n = 0; n < tries; n += 1) {
      const { status } = await ask(
        '/signup',
        `stranger-${accepted.length}-${n}@example.test`,
        FLOOD,
      );
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
    accepted.push(statuses.filter((status) => status === 200).length);
    clock.advance(10 * MINUTE);
  }
  expect(accepted).toEqual([60, 60, 30]);
  expect((await ask('/signup', 'ana@example.test', OTHER)).status).toBe(200);
  const mails = await mailbox();
  expect(mails).toHaveLength(151);
  expect(mails.at(-1)?.to).toBe('ana@example.test');
});

test('A27: the last quarter of an hour’s mails is for clients that have had little', async () => {
  const { ask, mailbox } = await start({ RATE_LIMITS: 'mailOverall=80/3600,signup=1000/60' });
  const flood = async (address: string, name: string) => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 40; tries += 1) {
      statuses.push((await ask('/signup', `${name}-${tries}@example.test`, address)).status);
    }
    return statuses.filter((status) => status === 200).length;
  };
  expect(await flood(FLOOD, 'one')).toBe(40);
  expect(await flood('198.51.100.8', 'two')).toBe(20);
  const refused = await ask('/signup', 'more@example.test', FLOOD);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  expect((await ask('/signup', 'ana@example.test', OTHER)).status).toBe(200);
  expect(await mailbox()).toHaveLength(61);
});

test('A27, A07: neither many addresses of one network nor a dozen networks keep everybody else from signing up', async () => {
  const { ask } = await start({ RATE_LIMITS: 'mailOverall=80/3600,signup=1000/60' });
  let asked = 0;
  const accepted = async (addresses: readonly string[]) => {
    let count = 0;
    for (const address of addresses) {
      const { status } = await ask('/signup', `${(asked += 1)}@example.test`, address);
      if (status === 200) count += 1;
    }
    return count;
  };
  const many = (of: (n: number) => string) => Array.from({ length: 70 }, (_, n) => of(n));
  expect(await accepted(many((n) => `198.51.100.${n}`))).toBe(60);
  // Another one has a few more, however it changes within its /56 or its /48.
  expect(await accepted(many((n) => `2001:db8:a:${n.toString(16)}::/64`))).toBe(9);
  expect(await accepted(many((n) => `2001:db8:a:1${n.toString(16)}00::/64`))).toBe(0);
  for (const network of ['10.1.1', '10.1.2', '10.1.3', '10.1.4']) {
    expect(await accepted(Array.from({ length: 10 }, (_, n) => `${network}.${n}`))).toBe(2);
  }
  expect((await ask('/signup', 'ana@example.test', OTHER)).status).toBe(200);
});

test('A27: what sign-ups use up is not what recovery needs, of a client and of all', async () => {
  const { ask, clock, mailbox, signUpAndConfirm } = await start({
    RATE_LIMITS: 'mailOverall=8/3600,mailClient=8/600',
  });
  await signUpAndConfirm('ana@example.test');
  for (let tries = 0; tries < 9; tries += 1) {
    await ask('/signup', `stranger-${tries}@example.test`, FLOOD);
  }
  // The last one is for a client that has had none.
  expect((await ask('/signup', 'third@example.test', '10.2.3.4')).status).toBe(200);
  expect((await ask('/signup', 'late@example.test', OTHER)).status).toBe(429);
  expect((await ask('/recover', 'ana@example.test', FLOOD)).status).toBe(200);
  expect((await mailbox()).at(-1)?.to).toBe('ana@example.test');
  clock.advance(2 * MINUTE);
  expect((await ask('/recover', 'ana@example.test', OTHER)).status).toBe(200);
  expect((await mailbox()).filter(({ to }) => to === 'ana@example.test')).toHaveLength(2);
});

test('A27: what recovery uses up is not what sign-ups need, and its end is not told', async () => {
  const { ask, mailbox, signUpAndConfirm } = await start({ RATE_LIMITS: 'mailRecovery=1/3600' });
  await signUpAndConfirm('ana@example.test');
  await signUpAndConfirm('ben@example.test');
  for (const email of ['ana@example.test', 'ben@example.test', 'nobody@example.test']) {
    expect((await ask('/recover', email, OTHER)).status).toBe(200);
  }
  expect((await ask('/signup', 'new@example.test', OTHER)).status).toBe(200);
  expect((await mailbox()).map(({ to }) => to)).toEqual(['ana@example.test', 'new@example.test']);
});

test('A26: a client’s part is spent by asking, whether or not the address has an account', async () => {
  for (const email of ['known@example.test', 'nobody@example.test']) {
    const { ask, clock, signUpAndConfirm } = await start({ RATE_LIMITS: 'mailClient=5/600' });
    await signUpAndConfirm('known@example.test');
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      statuses.push((await ask('/recover', email, FLOOD)).status);
      clock.advance(MINUTE);
    }
    expect([email, ...statuses]).toEqual([email, 200, 200, 200, 200, 200, 429, 429, 429]);
  }
});

test('A06: sub-addresses of a mailbox share its minute, its hour and its day', async () => {
  const { ask, clock, mailbox } = await start();
  for (let n = 1; n <= 10; n += 1) {
    expect((await ask('/signup', `victim+${n}@example.test`, FLOOD)).status).toBe(200);
  }
  for (const dotted of ['v.ictim@gmail.com', 'vi.ctim@googlemail.com', 'victim+x@gmail.com']) {
    await ask('/signup', dotted, FLOOD);
  }
  expect((await mailbox()).map(({ to }) => to)).toEqual([
    'victim+1@example.test',
    'v.ictim@gmail.com',
  ]);
  // From many addresses, for a day: what the mailbox gets has an end.
  for (let minute = 0; minute < 23 * 60; minute += 40) {
    clock.advance(40 * MINUTE);
    await ask('/signup', `victim+m${minute}@example.test`, `198.51.100.${minute % 250}`);
  }
  const bombed = (await mailbox()).filter(({ to }) => to.endsWith('@example.test'));
  // Of twenty; the others are for the address as such.
  expect(bombed).toHaveLength(15);
});

test('A04: sub-addresses of a mailbox, and changes to it, leave room for its owner’s own links', async () => {
  const { ask, clock, mailbox, send, signUpAndConfirm } = await start();
  const clients = [FLOOD, '198.51.100.8', '198.51.100.9'];
  const from = (n: number) => clients[n % clients.length] ?? FLOOD;
  const { session } = await signUpAndConfirm('stranger@example.test');
  await signUpAndConfirm('ana@example.test');
  for (let n = 0; n < 30; n += 1) {
    clock.advance(2 * MINUTE);
    await ask('/signup', 'victim+x@example.test', from(n));
    await ask('/recover', 'ana+x@example.test', from(n));
    if (n === 0) await ask('/signup', 'ana+x@example.test', FLOOD);
  }
  // What the sub-addresses have left, a stranger tries to use up by wanting the address for their own account.
  const body = { email: 'victim@example.test' };
  await send('/user', { method: 'PUT', token: session.access_token, body, address: FLOOD });
  clock.advance(2 * MINUTE);
  const before = (await mailbox()).length;
  await ask('/signup', 'victim@example.test', OTHER);
  await ask('/recover', 'ana@example.test', OTHER);
  const mails = (await mailbox()).slice(before);
  expect(mails.map(({ to }) => to)).toEqual(['victim@example.test', 'ana@example.test']);
});

test('one client can have twelve mails a day sent to one mailbox, and its owner still gets one from elsewhere', async () => {
  const { ask, clock, mailbox, signUpAndConfirm } = await start();
  await signUpAndConfirm('ana@example.test');
  for (let minute = 0; minute < 40; minute += 1) {
    expect((await ask('/recover', 'ana@example.test', FLOOD)).status).toBe(200);
    clock.advance(MINUTE + 1);
  }
  expect(await mailbox()).toHaveLength(12);
  await ask('/recover', 'ana@example.test', OTHER);
  expect(await mailbox()).toHaveLength(13);
});

test('A04: recovery mails from everywhere never lock the owner out: a link that works is in the mailbox', async () => {
  const { ask, client, clock, lastLink, mailbox, signUpAndConfirm } = await start();
  await signUpAndConfirm('ana@example.test');
  for (let minute = 0; minute < 3 * 60; minute += 1) {
    await ask('/recover', 'ana@example.test', `198.51.100.${minute}`);
    clock.advance(MINUTE + 1);
  }
  expect((await mailbox()).length).toBeLessThanOrEqual(3 * 15 + 1);
  const { tokenHash } = await lastLink();
  const { error } = await client(OTHER).auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  expect(error).toBeNull();
});

test('a person who asks five times, a minute apart, gets five mails', async () => {
  const { ask, clock, mailbox } = await start();
  await ask('/signup', 'ana@example.test', OTHER);
  for (let tries = 0; tries < 4; tries += 1) {
    clock.advance(MINUTE + 1);
    await ask('/resend', 'ana@example.test', OTHER);
  }
  expect(await mailbox()).toHaveLength(5);
});

test('with SMTP the server may send 1,000 an hour, and one client a quarter of them', async () => {
  const { config } = await start(smtp);
  expect(config.rateLimits).toMatchObject({
    mailOverall: { points: 1000, seconds: 3600 },
    mailClientHour: { points: 250, seconds: 3600 },
  });
});
