import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Reading the kept mails: for those who have seen what the server printed. */
export type OutboxAccess = {
  /** Opens the outbox once; then there is another one. */
  token(): string;
  /** The key for the token's bearer, to be kept in a cookie; undefined for any other token. */
  exchange(token: string): string | undefined;
  isKey(key: string): boolean;
};

/**
 * Mails let people in, and a loopback peer is no proof of sitting at this machine: a plain forwarder
 * on it can hand on any request with a Host of its choice (threat H23). So the outbox asks for a
 * token that only the server's own output tells. `onSpent` is told when that token was used up, with
 * the next one, so that there is always one to be read there.
 */
export function createOutboxAccess(onSpent: (next: string) => void = () => {}): OutboxAccess {
  const key = secret();
  let token = secret();
  return {
    token: () => token,
    exchange(given) {
      if (!isSame(given, token)) return undefined;
      token = secret();
      onSpent(token);
      return key;
    },
    isKey: (given) => isSame(given, key),
  };
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
