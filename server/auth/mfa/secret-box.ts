import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const PURPOSE = 'faro: secrets of second factors';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Locks a factor's secret for the database: AES-256-GCM under a key derived from the server's own
 * secret, bound to the factor's id. A copy of the database makes no codes (decision 039).
 */
export function sealSecret(jwtSecret: string, factorId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(jwtSecret), nonce).setAAD(
    Buffer.from(factorId),
  );
  const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
}

/** The secret again; undefined when it was locked for another factor or by another server secret. */
export function openSecret(
  jwtSecret: string,
  factorId: string,
  sealed: string,
): string | undefined {
  const [version, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(jwtSecret), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(factorId))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([opened, cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(jwtSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', PURPOSE, 32));
}
