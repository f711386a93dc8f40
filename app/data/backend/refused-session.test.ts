import { beforeEach, expect, test, vi } from 'vitest';

type Noted = typeof import('./refused-session.ts');
let noteEntering: Noted['noteEntering'];
let noteRefusal: Noted['noteRefusal'];
let takeRefusal: Noted['takeRefusal'];

// Of its own for each: what was asked elsewhere may be under way still.
beforeEach(async () => {
  vi.resetModules();
  ({ noteEntering, noteRefusal, takeRefusal } = await import('./refused-session.ts'));
});

const rows = new URL('https://faro.example/rest/v1/attempts');
const renewal = new URL('https://faro.example/auth/v1/token?grant_type=refresh_token');

/** A refused request with `bearer`, whose renewal is answered with `status`, while the browser keeps `kept` by then. */
async function refused(bearer: string, { status, kept }: { status: number; kept?: string }) {
  const end = vi.fn<() => Promise<void>>().mockResolvedValue();
  const hands = {
    async renew() {
      noteRefusal({ status, bearer: null, url: renewal }, hands);
    },
    current: async () => kept,
    end,
  };
  noteRefusal({ status: 401, bearer, url: rows }, hands);
  // Until all that follows from an answer that is here has followed.
  await new Promise((resume) => setTimeout(resume));
  expect(takeRefusal()).toBe(status === 400);
  return end;
}

test('a session that is refused and cannot be renewed ends; one that can goes on', async () => {
  const ended = await refused('Bearer one', { status: 400, kept: 'Bearer one' });
  expect(ended).toHaveBeenCalledOnce();
  expect(await refused('Bearer two', { status: 200, kept: 'Bearer two' })).not.toHaveBeenCalled();
});

test('a session that was begun while the one before was refused stays', async () => {
  expect(await refused('Bearer old', { status: 400, kept: 'Bearer new' })).not.toHaveBeenCalled();
  expect(await refused('Bearer left', { status: 400 })).not.toHaveBeenCalled();
});

test('while a mailed link is being opened nothing is renewed, and afterwards it is', async () => {
  vi.useFakeTimers();
  const renew = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined);
  const refuse = () =>
    noteRefusal(
      { status: 401, bearer: 'Bearer five', url: rows },
      { renew, current: renew, end: renew },
    );
  const answered = noteEntering(new URL('https://faro.example/auth/v1/verify'));
  refuse();
  answered();
  refuse();
  expect(renew).not.toHaveBeenCalled();
  vi.runAllTimers();
  noteEntering(renewal);
  refuse();
  expect(renew).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('an answer that says nothing of a session is left alone', () => {
  const renew = vi.fn<() => Promise<undefined>>();
  const hands = { renew, current: renew, end: renew };
  noteRefusal({ status: 401, bearer: null, url: rows }, hands);
  noteRefusal({ status: 500, bearer: 'Bearer three', url: rows }, hands);
  noteRefusal({ status: 401, bearer: 'Bearer four', url: renewal }, hands);
  expect(renew).not.toHaveBeenCalled();
});
