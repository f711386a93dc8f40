import { expect, test } from 'vitest';
import { resetAddress } from './send-auth.ts';

test('on the regional host a recovery link names that host', () => {
  const at = { host: 'es.faro.example', origin: 'https://es.faro.example' };
  expect(
    resetAddress({ ...at, origin: 'http://es.faro.example' }, 'es.faro.example', '/auth'),
  ).toBe('https://es.faro.example/auth?type=recovery');
});

test('anywhere else it names the current origin', () => {
  const at = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  expect(resetAddress(at, 'es.faro.example', '/en/auth')).toBe(
    'http://localhost:3000/en/auth?type=recovery',
  );
});
