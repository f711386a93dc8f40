import { expect, it } from 'vitest';
import { copy as en } from '#content/dictionaries/en/second-factor.ts';
import { copy as es } from '#content/dictionaries/es/second-factor.ts';
import { codeFailureText, isAboutCode } from './code-failure.ts';

const tooMany = (retryAfter?: number) =>
  ({ kind: 'rateLimit', message: '', status: 429, retryAfter }) as const;

it('says for how long to wait, in whole minutes that are long enough', () => {
  expect(codeFailureText(tooMany(241_000), es, 'es')).toBe(
    'Demasiados intentos. Espera 5 minutos y vuelve a intentarlo.',
  );
  expect(codeFailureText(tooMany(60_000), en, 'en')).toBe(
    'Too many attempts. Wait 1 minute and try again.',
  );
});

it('says seconds below a minute, and never none', () => {
  expect(codeFailureText(tooMany(39_100), es, 'es')).toContain('40 segundos');
  expect(codeFailureText(tooMany(0), es, 'es')).toContain('1 segundo');
});

it('keeps to the general words when it is not said for how long', () => {
  expect(codeFailureText(tooMany(), es, 'es')).toBe(es.errors.failures.rateLimit);
});

it('tells a wrong code from a way to the server that is closed', () => {
  const failed = (kind: 'codeWrong' | 'recoveryCodeWrong' | 'network') => ({
    kind,
    message: '',
    status: undefined,
  });
  expect(isAboutCode(failed('codeWrong'))).toBe(true);
  expect(isAboutCode(failed('recoveryCodeWrong'))).toBe(true);
  expect(isAboutCode(failed('network'))).toBe(false);
});
