/** A new secret of 32 random bytes, and the hash under which a backend keeps it; both in hex. Rejects as `sha256` does. */
export async function makeSecret(): Promise<{ secret: string; hash: string }> {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, hash: await sha256(secret) };
}

/** SHA-256 of a text, in hex. Rejects on a page that was not fetched by https: browsers hash on no other. */
export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
