import { expect, test, vi } from 'vitest';
import { rememberVerified } from './verified-tokens.ts';

test('5,000 tokens are remembered; the one after them takes the place of the oldest', async () => {
  const verifiedOnce = rememberVerified<number>();
  const server = {};
  const verify = vi.fn<(claims: number) => Promise<number>>((claims) => Promise.resolve(claims));
  const ask = (token: number) => verifiedOnce(server, `token ${token}`, () => verify(token));
  for (let token = 0; token <= 5000; token += 1) await ask(token);
  expect(verify).toHaveBeenCalledTimes(5001);
  for (let token = 1; token <= 5000; token += 1) expect(await ask(token)).toBe(token);
  expect(verify).toHaveBeenCalledTimes(5001);
  await ask(0);
  expect(verify).toHaveBeenCalledTimes(5002);
});

test('what was refused is asked about again, and what one server knows no other does', async () => {
  const verifiedOnce = rememberVerified<string>();
  const server = {};
  const refuse = () => Promise.reject(new Error('forged'));
  await expect(verifiedOnce(server, 'a token', refuse)).rejects.toThrow('forged');
  expect(await verifiedOnce(server, 'a token', async () => 'claims')).toBe('claims');
  expect(await verifiedOnce(server, 'a token', refuse)).toBe('claims');
  await expect(verifiedOnce({}, 'a token', refuse)).rejects.toThrow('forged');
});
