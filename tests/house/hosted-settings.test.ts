import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { constants } from '#domain/constants.ts';
import { readConfigToml } from '#tests/hosted/config-toml.ts';
import { pushedMails } from '#tests/hosted/pushed-mails.ts';
import { everyRedirect } from '#tools/check/every-redirect.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tables = readConfigToml();
const guide = read('docs/operating.md');

/** The value that the guide's table gives for a setting of a project. */
function guided(setting: string): string {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${setting} `));
  return row?.split('|')[2]?.trim() ?? '';
}

test('a project takes passwords as long as the forms say, without rules of composition', () => {
  expect(tables['auth']).toMatchObject({
    minimum_password_length: constants.passwordMinLength,
    password_requirements: '',
  });
});

test('a project takes as many second factors as the embedded server', () => {
  const max = Number(tables['auth.mfa']?.['max_enrolled_factors']);
  expect(read('server/auth/mfa/enroll.ts')).toContain(`MAX_VERIFIED = ${max};`);
  expect(guided('Multi-factor: authenticator app')).toBe(`on, ${max} factors at most`);
  expect(tables['auth.mfa.totp']).toEqual({ enroll_enabled: true, verify_enabled: true });
});

test('a project lets links lead to every address that our pages name, and to no other origin', () => {
  const { site_url: site, additional_redirect_urls: list } = tables['auth'] ?? {};
  // Supabase’s ** stands for anything, so the end of the origin has to stand before it.
  expect(list).toEqual([`${String(site)}/**`]);
  for (const address of everyRedirect([String(site)])) {
    expect([address, new URL(address).href.startsWith(`${String(site)}/`)]).toEqual([
      address,
      true,
    ]);
  }
});

test('links live as long as the guide says, and no longer than a project allows', () => {
  const { otp_length: digits, otp_expiry: seconds } = tables['auth.email'] ?? {};
  expect(guided('Email OTP length, expiry')).toBe(`${String(digits)} digits, ${String(seconds)} s`);
  expect(Number(seconds)).toBeLessThanOrEqual(86_400);
  expect(Number(digits)).toBe(10);
});

test('a project tells a mailbox of whatever our server tells it, and of a changed address', () => {
  const notices = pushedMails(tables).filter(({ kind }) => kind === 'notification');
  expect(notices.map(({ name, isOn }) => [name, isOn])).toEqual([
    ['password_changed', true],
    ['email_changed', true],
    ['identity_linked', true],
    ['identity_unlinked', true],
    ['mfa_factor_enrolled', true],
    ['mfa_factor_unenrolled', true],
  ]);
});
