// Texts of content that stand in place of the repository's, by their paths.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `null`: the file is taken away. */
export const textsShape = z.record(z.string(), z.string().nullable());
export type Texts = z.infer<typeof textsShape>;

/** Texts that are published, and the repository's own in their places at that time. */
export type Published = { texts: Texts; bases: Texts };

/** The name of the site that a product and texts make: the same wherever it is built. */
export function buildOf(product: string, texts: Texts): string {
  const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(`${product}\n${JSON.stringify(sorted)}`);
  return hash.digest('hex').slice(0, 32);
}

/** What names the product whose site is in `dist`: its sources where the build noted them. */
export function productOf(dist: string): string {
  const file = ['source-hash', 'site-manifest.json']
    .map((name) => join(dist, name))
    .find((each) => existsSync(each));
  return file === undefined
    ? 'none'
    : createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);
}
