import { Secret, TOTP } from 'otpauth';

// What every authenticator app takes for granted: RFC 6238 with SHA-1, six digits, thirty seconds.
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes are taken: clocks differ, people type slowly. */
const WINDOW = 1;

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(totp: { secret: string; issuer: string; account: string }): string {
  const { secret, issuer, account } = totp;
  return new TOTP({ ...SHAPE, issuer, label: account, secret }).toString();
}

/**
 * The step (thirty seconds since 1970) whose code this is; undefined when it is none of the present ones
 * or not newer than `lastStep`, because a code works once (RFC 6238, 5.2).
 */
export function matchTotpStep(
  secret: string,
  code: string,
  when: { now: Date; lastStep: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = when.now.getTime();
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / SHAPE.period) + delta;
  return step > when.lastStep ? step : undefined;
}
