import { expect, test } from 'vitest';
import { copy as errors } from '#content/dictionaries/es/auth-errors.ts';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import { readFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { confirmationAddress } from './hold-guest-result.ts';
import { judgeFailure, sendSignUp } from './send-sign-up.ts';
import { authScreenRules, registrationRules } from './sign-up-rules.ts';

type Answer = AuthAnswer<{ isSignedIn: boolean }>;

const request = {
  email: 'ana@example.com',
  password: 'tres gatos azules',
  redirectTo: 'https://faro.example/assessment',
  metadata: {
    full_name: 'Ana',
    locale: 'es' as const,
    consent: { text_version: '1', text_hash: 'x' },
  },
};
const done: Answer = { kind: 'done', value: { isSignedIn: false } };
const failed = (failure: AuthFailure): Answer => ({ kind: 'failed', failure });
const busy = readFailure(new AuthRetryableFetchError('Service unavailable', 503));

async function register(answers: Answer[], rules = registrationRules) {
  const waits: number[] = [];
  const told: number[] = [];
  let sent = 0;
  const answer = await sendSignUp(
    request,
    rules.retries,
    (attempt) => told.push(attempt),
    { random: () => 0, sleep: async (milliseconds) => void waits.push(milliseconds) },
    async () => answers[sent++] ?? done,
  );
  return { answer, sent, waits, told };
}

test('a busy server is asked again after 2, 4 and 8 seconds, counted from 1 to 3', async () => {
  expect(await register([failed(busy), failed(busy), failed(busy), failed(busy)])).toEqual({
    answer: failed(busy),
    sent: 4,
    waits: [2_000, 4_000, 8_000],
    told: [1, 2, 3],
  });
});

test('the sign-up mode of /auth asks once', async () => {
  const once = await register([failed(busy), done], authScreenRules);
  expect(once).toMatchObject({ answer: failed(busy), sent: 1, told: [] });
});

test('ends as soon as the sign-up is accepted', async () => {
  expect(await register([failed(busy), done])).toMatchObject({ answer: done, sent: 2, told: [1] });
});

test('never repeats after a network failure, because the sign-up may have arrived', async () => {
  const lost = failed(readFailure(new AuthRetryableFetchError('Failed to fetch', 0)));
  expect(await register([lost])).toEqual({ answer: lost, sent: 1, waits: [], told: [] });
});

test('stops when the server asks to wait for more than ten seconds', async () => {
  const limited = failed({ kind: 'rateLimit', status: 429, message: '', retryAfter: 11_000 });
  expect(await register([limited])).toMatchObject({ answer: limited, sent: 1, told: [] });
});

test('only 429, 500 and above, and the words of the rule are tried again', () => {
  const judge = (message: string, status: number, code?: string) =>
    judgeFailure(readFailure(new AuthApiError(message, status, code))).kind;
  expect(judge('Slow down', 429)).toBe('again');
  expect(judge('Broken', 500)).toBe('again');
  expect(judge('Email rate limit exceeded', 400)).toBe('again');
  expect(judge('Database server is starting', 400)).toBe('again');
  expect(judge('User already registered', 422, 'user_already_exists')).toBe('stands');
  expect(judge('Password is too weak', 422, 'weak_password')).toBe('stands');
});

test('speaks in the words of the error catalogue', () => {
  const text = (message: string, status: number, code?: string) =>
    registrationRules.failureText(readFailure(new AuthApiError(message, status, code)), errors);
  expect(text('x', 422, 'user_already_exists')).toBe(
    'Este email ya está registrado. ¿Quieres iniciar sesión?',
  );
  expect(text('x', 429, 'over_email_send_rate_limit')).toBe(
    'Demasiados intentos de registro. Espera unos minutos antes de intentar de nuevo.',
  );
  expect(text('A network problem', 400)).toBe(
    'Problema de conexión. Verifica tu internet e inténtalo de nuevo.',
  );
  for (const [message, status] of [
    ['Teapot', 418],
    ['Broken', 500],
  ] as const) {
    expect(text(message, status)).toBe('Error inesperado. Inténtalo de nuevo.');
  }
});

test('the confirmation leads to the test, with the secret of a held result if there is one', () => {
  const assessment = 'https://faro.example/assessment';
  expect(confirmationAddress(assessment, undefined)).toBe(assessment);
  expect(confirmationAddress(assessment, 'f00')).toBe(`${assessment}?held=f00`);
});
