import { expect, test } from 'vitest';
import { someOf } from '#tests/drill.ts';
import { OTHER_BROWSER, PASSWORD, readLink, startAuth } from '#tests/auth/auth-rig.ts';

/**
 * Threat A25 as a table: a person moves from a mailbox that another reads as well. Whatever was mailed to
 * the old one, pressed before or after, and even with the new one signed up: afterwards the person
 * has the account, and the old mailbox nothing.
 */
const cases = (['never', 'mailed', 'opened'] as const).flatMap((recovery) =>
  (['old first', 'new first'] as const).flatMap((order) =>
    (['free', 'squatted'] as const).flatMap((target) =>
      (['asked once', 'for another before'] as const).map((asked) => ({
        recovery,
        order,
        target,
        asked,
      })),
    ),
  ),
);

test('A25: after a change of address the old mailbox opens nothing, in every order', async () => {
  const { client, send, clock, mailbox, database } = await startAuth({
    env: { RATE_LIMITS: 'all=1000000/60,mailPerAddress=1/60' },
  });
  const rows: Record<string, string>[] = [];
  for (const [index, { recovery, order, target, asked }] of someOf(cases, 9).entries()) {
    const [old, fresh] = [`old${index}@example.test`, `new${index}@example.test`];
    const bad: string[] = [];
    const check = (what: string, isGood: boolean) => isGood || bad.push(what);
    // Notices name the site, and carry no token.
    const linksTo = async (email: string) =>
      (await mailbox())
        .filter(({ to }) => to === email)
        .map(({ text }) => readLink(text))
        .filter(({ tokenHash }) => tokenHash !== '');
    const press = async ({ type, tokenHash }: { type: string | null; tokenHash: string }) => {
      const body = { type, token_hash: tokenHash };
      const response = await send('/verify', { body, browser: OTHER_BROWSER });
      return { status: response.status, body: await response.json() };
    };

    const owner = client();
    await owner.auth.signUp({ email: old, password: PASSWORD });
    for (const link of await linksTo(old)) {
      await owner.auth.verifyOtp({ token_hash: link.tokenHash, type: 'signup' });
    }
    clock.advance(61_000);
    if (target === 'squatted') {
      const squatter = client('198.51.100.7', OTHER_BROWSER);
      await squatter.auth.signUp({ email: fresh, password: 'the password of a stranger' });
      clock.advance(61_000);
    }
    let readersToken: string | undefined;
    if (recovery !== 'never') {
      await send('/recover', { body: { email: old } });
      const link = (await linksTo(old)).at(-1);
      if (recovery === 'opened' && link) readersToken = (await press(link)).body.access_token;
      clock.advance(61_000);
    }
    if (asked === 'for another before') {
      await owner.auth.updateUser({ email: `other${index}@example.test` });
      clock.advance(61_000);
    }
    check('asking failed', (await owner.auth.updateUser({ email: fresh })).error === null);
    const [atOld, atNew] = [(await linksTo(old)).at(-1), (await linksTo(fresh)).at(-1)];
    const both = order === 'old first' ? [atOld, atNew] : [atNew, atOld];
    for (const link of both) {
      const { error } = await owner.auth.verifyOtp({
        token_hash: link?.tokenHash ?? '',
        type: 'email_change',
      });
      check(`confirming failed: ${error?.code}`, error === null);
    }

    // Everything that was ever mailed, to any of the mailboxes.
    for (const mailed of [old, `other${index}@example.test`, fresh]) {
      for (const link of await linksTo(mailed)) {
        const { status } = await press(link);
        check(`an old ${link.type} link to ${mailed}: ${status}`, status === 403);
      }
    }
    if (readersToken !== undefined) {
      const taken = await send('/user', {
        method: 'PUT',
        body: { password: 'the password of a reader' },
        token: readersToken,
      });
      check(`a session of the old mailbox: ${taken.status}`, taken.status === 403);
    }
    clock.advance(61_000);
    const before = (await mailbox()).length;
    await send('/recover', { body: { email: old } });
    check('the old mailbox still gets links', (await mailbox()).length === before);
    const signsIn = async (email: string, password: string) =>
      (await client().auth.signInWithPassword({ email, password })).error === null;
    check('the owner is out', await signsIn(fresh, PASSWORD));
    check('the old address signs in', !(await signsIn(old, PASSWORD)));
    check('a squatter is in', !(await signsIn(fresh, 'the password of a stranger')));
    const people = await database.query('select 1 from auth.users where email in ($1, $2)', [
      old,
      fresh,
    ]);
    check(`${people.length} accounts`, people.length === 1);
    rows.push({ recovery, order, target, asked, result: bad.join('; ') || 'owner in, others out' });
  }
  console.log(
    [
      '\nA change of address. recovery: a link to the old mailbox before; target: who had signed up there',
      ...rows.map((row) =>
        Object.values(row)
          .map((cell) => cell.padEnd(20))
          .join(''),
      ),
    ].join('\n'),
  );
  expect(rows.filter(({ result }) => result !== 'owner in, others out')).toEqual([]);
});

test('A25: a link is void where the address was changed by hand, and nothing mailed is kept after a change', async () => {
  const { client, clock, database, lastLink, mailbox, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('hand@example.test');
  await supabase.auth.resetPasswordForEmail('hand@example.test');
  const { tokenHash } = await lastLink();
  await database.query(`update auth.users set email = 'other@example.test'`);
  const used = await client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  expect(used.error?.code).toBe('otp_expired');

  clock.advance(61_000);
  await supabase.auth.resetPasswordForEmail('other@example.test');
  await supabase.auth.updateUser({ email: 'third@example.test' });
  for (const { text } of (await mailbox()).slice(-2)) {
    const token_hash = readLink(text).tokenHash;
    await supabase.auth.verifyOtp({ token_hash, type: 'email_change' });
  }
  expect((await supabase.auth.getUser()).data.user?.email).toBe('third@example.test');
  expect(await database.query('select token_type from auth.one_time_tokens')).toEqual([]);
});

test('A25: a yes to one address is no yes to another, nor to the same one asked for again', async () => {
  const { clock, mailbox, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('mover@example.test');
  const ask = async (email: string) => {
    expect((await supabase.auth.updateUser({ email })).error).toBeNull();
    clock.advance(61_000);
    return (await mailbox()).slice(-2).map(({ text }) => readLink(text).tokenHash);
  };
  const press = (token_hash = '') => supabase.auth.verifyOtp({ token_hash, type: 'email_change' });
  const [yesToOne] = await ask('one@example.test');
  expect((await press(yesToOne)).error).toBeNull();
  const [, twosOwn] = await ask('two@example.test');
  expect((await press(twosOwn)).data.session).toBeNull();
  const [, twosAgain] = await ask('two@example.test');
  expect((await press(twosAgain)).data.session).toBeNull();
  expect((await supabase.auth.getUser()).data.user?.email).toBe('mover@example.test');
});

test('a change that is asked for again, before any yes, mails the links that work already', async () => {
  const { clock, mailbox, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('again@example.test');
  for (let time = 0; time < 2; time += 1) {
    await supabase.auth.updateUser({ email: 'later@example.test' });
    clock.advance(61_000);
  }
  const links = (await mailbox()).map(({ to, text }) => `${to} ${readLink(text).tokenHash}`);
  expect(links).toHaveLength(4);
  expect(new Set(links).size).toBe(2);
});

test('A26: a change is never refused for what the new mailbox got, only for how often a person asks', async () => {
  const { send, mailbox, signUpAndConfirm } = await startAuth();
  const { session, supabase } = await signUpAndConfirm('asker@example.test');
  await signUpAndConfirm('known@example.test');
  await send('/recover', { body: { email: 'known@example.test' } });
  const before = (await mailbox()).length;
  expect((await supabase.auth.updateUser({ email: 'known@example.test' })).error).toBeNull();
  expect((await mailbox()).slice(before).map(({ to }) => to)).toEqual(['asker@example.test']);

  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const body = { email: `target${time}@example.test` };
    const token = session.access_token;
    statuses.push((await send('/user', { method: 'PUT', body, token })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a mail to a new mailbox does not carry the asker’s name', async () => {
  const { mailbox, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('namer@example.test');
  await supabase.auth.updateUser({ data: { full_name: 'Buy at evil.example' } });
  await supabase.auth.updateUser({ email: 'stranger@example.test' });
  const mails = await mailbox();
  expect(mails.map(({ to, text }) => [to, text.includes('evil')])).toEqual([
    ['namer@example.test', true],
    ['stranger@example.test', false],
  ]);
});

/**
 * threat A25, the other way round: a person with an account of their own asks to move it to the mailbox of another
 * person, who presses the link. In every order and place the stranger keeps their own address and nothing of the
 * owner's; the owner is put into no account but the one that they make themselves.
 */
const PHONE = 'C'.repeat(43);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const foreignCases = (['stranger first', 'owner first', 'only the owner'] as const).flatMap(
  (order) =>
    (['her browser', 'no key', 'signed in there'] as const).flatMap((place) =>
      (['nothing yet', 'signed up before', 'asked again'] as const).map((before) => ({
        order,
        place,
        before,
      })),
    ),
);

test('A25: an account cannot be moved to another person’s mailbox, whatever is pressed', async () => {
  const rig = await startAuth({ env: { RATE_LIMITS: 'all=1000000/60,mailPerAddress=1/60' } });
  const { client, send, clock, mailbox, database } = rig;
  const [strangers, hers] = ['the password of a stranger', PASSWORD];
  const rows: Record<string, string>[] = [];
  for (const [index, { order, place, before }] of someOf(foreignCases, 10).entries()) {
    const [theirs, victim] = [`stranger${index}@example.test`, `victim${index}@example.test`];
    const bad: string[] = [];
    const check = (what: string, isGood: boolean) => isGood || bad.push(what);
    const linkTo = async (email: string, type: string) =>
      (await mailbox())
        .filter(({ to }) => to === email)
        .map(({ text }) => readLink(text))
        .findLast((link) => link.type === type)?.tokenHash ?? '';
    const signsIn = async (email: string, password: string) =>
      (await client('198.51.100.7', null).auth.signInWithPassword({ email, password })).error ===
      null;
    const owner = client('192.0.2.1', OTHER_BROWSER);
    const signUp = async () => {
      await owner.auth.signUp({ email: victim, password: hers });
      clock.advance(61_000);
    };

    const stranger = client('198.51.100.7');
    await stranger.auth.signUp({ email: theirs, password: strangers });
    const token_hash = await linkTo(theirs, 'signup');
    const { data } = await stranger.auth.verifyOtp({ token_hash, type: 'signup' });
    const strangersId = data.user?.id;
    clock.advance(61_000);
    if (place === 'signed in there') {
      const other = { email: `other-of-victim${index}@example.test`, password: hers };
      await owner.auth.signUp(other);
      const token_hash = await linkTo(other.email, 'signup');
      await owner.auth.verifyOtp({ token_hash, type: 'signup' });
    }
    if (before === 'signed up before') await signUp();
    for (let time = before === 'asked again' ? 2 : 1; time > 0; time -= 1) {
      check('asking failed', (await stranger.auth.updateUser({ email: victim })).error === null);
      clock.advance(61_000);
    }

    const strangerPresses = async () => {
      const token_hash = await linkTo(theirs, 'email_change');
      const { data, error } = await stranger.auth.verifyOtp({ token_hash, type: 'email_change' });
      check(`the stranger's own link: ${error?.code}`, error === null && data.session === null);
    };
    const ownerPresses = async () => {
      const body = { type: 'email_change', token_hash: await linkTo(victim, 'email_change') };
      const browser = place === 'no key' ? null : OTHER_BROWSER;
      const response = await send('/verify', { body, browser, userAgent: FIREFOX });
      const answer = await response.json();
      check('the owner was put into the account', answer.access_token === undefined);
      check(`the owner's press: ${response.status}`, response.status === 400);
      check(`the reason: ${answer.error_code}`, answer.error_code === 'reauthentication_needed');
    };
    if (order === 'stranger first') await strangerPresses();
    // Twice: the link is not spent, and one mailbox does not count for both.
    await ownerPresses();
    await ownerPresses();
    if (order === 'owner first') await strangerPresses();

    const [account] = await database.query<{ email: string }>(
      'select email from auth.users where id = $1::uuid',
      [strangersId],
    );
    check(`the stranger's account is at ${account?.email}`, account?.email === theirs);
    check('the stranger signs in with her address', !(await signsIn(victim, strangers)));

    // Her address is free: she has an account of her own by it, as if nothing had been asked.
    if (before !== 'signed up before') await signUp();
    const hash = await linkTo(victim, 'signup');
    const made = await owner.auth.verifyOtp({ token_hash: hash, type: 'signup' });
    check(`her own account: ${made.error?.code}`, made.data.user?.email === victim);
    check('she is in the stranger’s account', made.data.user?.id !== strangersId);
    if (order === 'only the owner') await strangerPresses();
    check('she is out', await signsIn(victim, hers));
    check('the stranger is in with her address', !(await signsIn(victim, strangers)));
    rows.push({ order, place, before, result: bad.join('; ') || 'each in their own' });
  }
  console.log(
    [
      '\nA change to another person’s mailbox. place: where its owner presses; before: what had happened there',
      ...rows.map((row) =>
        Object.values(row)
          .map((cell) => cell.padEnd(20))
          .join(''),
      ),
    ].join('\n'),
  );
  expect(rows.filter(({ result }) => result !== 'each in their own')).toEqual([]);
});

test.each(['old first', 'new first'])(
  'A25: on a phone that the account does not know, signing in once is all that a change needs, %s',
  async (order) => {
    const { client, clock, mailbox, signUpAndConfirm } = await startAuth();
    const { supabase, userId } = await signUpAndConfirm('mover@example.test');
    await supabase.auth.updateUser({ email: 'moved@example.test' });
    const mails = (await mailbox()).slice(-2).map(({ text }) => readLink(text).tokenHash);
    const links = order === 'old first' ? mails : mails.toReversed();
    const phone = client('192.0.2.9', PHONE);
    const press = (token_hash = '') => phone.auth.verifyOtp({ token_hash, type: 'email_change' });
    for (const link of links) {
      expect((await press(link)).error?.code).toBe('reauthentication_needed');
    }
    await phone.auth.signInWithPassword({ email: 'mover@example.test', password: PASSWORD });
    await mailbox();
    const [first, last] = [await press(links[0]), await press(links[1])];
    expect([first.error, first.data.session, last.error]).toEqual([null, null, null]);
    expect(last.data.session?.user).toMatchObject({ id: userId, email: 'moved@example.test' });
    clock.advance(61_000);
    const moved = { email: 'moved@example.test', password: PASSWORD };
    expect((await client().auth.signInWithPassword(moved)).error).toBeNull();
  },
);

test('A25: a press right after signing in is not sent back to sign in', async () => {
  const { client, database, mailbox, signUpAndConfirm } = await startAuth({
    afterwardsPause: 60_000,
  });
  const { supabase } = await signUpAndConfirm('quick@example.test');
  await supabase.auth.updateUser({ email: 'quicker@example.test' });
  const [link = ''] = (await mailbox()).map(({ text }) => readLink(text).tokenHash);
  const phone = client('192.0.2.9', PHONE);
  const press = (from: typeof supabase) =>
    from.auth.verifyOtp({ token_hash: link, type: 'email_change' });
  expect((await press(phone)).error?.code).toBe('reauthentication_needed');
  await phone.auth.signInWithPassword({ email: 'quick@example.test', password: PASSWORD });
  // Not written yet, and another browser gains nothing by it.
  expect(await database.query('select 1 from private.known_devices')).toHaveLength(1);
  const elsewhere = await press(client('192.0.2.10', OTHER_BROWSER));
  expect(elsewhere.error?.code).toBe('reauthentication_needed');
  expect((await press(phone)).error).toBeNull();
});

test('A25: where a change was asked for it can be confirmed, though the session is older than the notes of devices', async () => {
  const { client, database, mailbox, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('early@example.test');
  await mailbox();
  await database.query('delete from private.known_devices');
  await supabase.auth.updateUser({ email: 'late@example.test' });
  const links = (await mailbox()).map(({ text }) => readLink(text).tokenHash);
  expect(links).toHaveLength(2);
  const press = (from: typeof supabase, token_hash = '') =>
    from.auth.verifyOtp({ token_hash, type: 'email_change' });
  const elsewhere = await press(client('192.0.2.1', OTHER_BROWSER), links[0]);
  expect(elsewhere.error?.code).toBe('reauthentication_needed');
  for (const link of links) expect((await press(supabase, link)).error).toBeNull();
});
