// A file of a built site as it is served: with the site's own address, and the notice of a season where there is one.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { SeasonBanner } from './season/season-banner.ts';

/** What the build writes in place of the site's own address. */
export const PLACEHOLDER_ORIGIN = 'https://placeholder-origin.invalid';

export type Served = { bytes: Buffer; hash: string; brotli: Buffer | undefined };

/** @param siteUrl the site's address; `undefined` where the file names none */
export function serve(
  raw: Buffer,
  file: string,
  siteUrl: string | undefined,
  banner?: SeasonBanner,
): Served {
  const addressed =
    siteUrl !== undefined && raw.includes(PLACEHOLDER_ORIGIN)
      ? Buffer.from(raw.toString('utf8').replaceAll(PLACEHOLDER_ORIGIN, siteUrl))
      : raw;
  const bytes = banner ? Buffer.from(banner.into(addressed.toString('utf8'))) : addressed;
  return {
    bytes,
    hash: hashOf(bytes),
    brotli: bytes === raw ? readTwin(`${file}.br`) : undefined,
  };
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

function readTwin(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
