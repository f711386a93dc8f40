import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import type { SiteFile } from './site-files.ts';

/** `dcz`: by a dictionary of the site (`page-dictionaries.ts`). */
export type Encoding = 'br' | 'gzip' | 'dcz' | 'identity';

/**
 * The qualities of brotli for what carries the site's address, which the build does not know. While a visitor waits, and for
 * each of a thousand rare pages: at 9 a page costs 178 ms of processor and is 1.5 % smaller than at 6, which costs 3.7. For
 * the twins that are kept of the others: the landing page is 12 % smaller, and each costs 140 ms once.
 */
export const QUALITY = 6;
export const KEPT_QUALITY = constants.BROTLI_MAX_QUALITY;

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);

/** The bytes of a file in an encoding, off the main thread; those of the build where it made them. */
export function compress(
  file: SiteFile,
  encoding: Exclude<Encoding, 'dcz'>,
  quality = QUALITY,
): Promise<Buffer> {
  if (!file.isCompressible || encoding === 'identity') return Promise.resolve(file.bytes);
  if (encoding === 'br' && file.brotli) return Promise.resolve(file.brotli);
  if (encoding === 'gzip') return gzipped(file.bytes);
  return brotli(file.bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.bytes.length,
    },
  });
}
