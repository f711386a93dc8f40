import { compareJson } from './compare-json.ts';
import { comparePage } from './compare-page.ts';
import { compareStyles } from './compare-styles.ts';
import { compareBags, compareTexts } from './compare-texts.ts';
import type { Difference } from './difference.ts';
import { withoutHashes } from './hashed-names.ts';
import { addressesIn } from './script-texts.ts';

/** Compares one file of two builds, as what its name says that it is. `path` has no hash. */
export function compareFile(path: string, before: Buffer, after: Buffer): Difference[] {
  if (before.equals(after)) return [];
  if (path.endsWith('.html')) return comparePage(before.toString(), after.toString());
  if (!/\.(json|webmanifest|xml|txt|svg|css|js)$/.test(path)) {
    return [{ kind: 'file', what: `${path}: ${before.length} → ${after.length} bytes` }];
  }
  const [old, now] = [before, after].map((file) => withoutHashes(undated(path, file.toString())));
  if (old === undefined || now === undefined || old === now) return [];
  return compareText(path, old, now);
}

function compareText(path: string, before: string, after: string): Difference[] {
  const of = `${path}: `;
  if (path.endsWith('.css')) return compareStyles(before, after, of);
  if (/\.(json|webmanifest)$/.test(path)) return compareJson('file', before, after, of);
  if (path.endsWith('service-worker.js')) return compareServiceWorkers(before, after, of);
  // What scripts say is compared of all of them together.
  if (path.endsWith('.js')) return [{ kind: 'code', what: 'other code' }];
  const seam = path.endsWith('.xml') ? /(?=<(?:url|item|entry)>)/ : /\n/;
  return compareTexts('file', before.split(seam), after.split(seam), of);
}

/** The addresses that the copy for use without a network is made of. */
function compareServiceWorkers(before: string, after: string, of: string): Difference[] {
  const isAsset = (address: string) => address.startsWith('/assets/');
  const [a, b] = [addressesIn(before), addressesIn(after)];
  const isPage = (address: string) => !isAsset(address);
  return [
    ...compareBags('file', a.filter(isPage), b.filter(isPage), of),
    ...compareBags('loading', a.filter(isAsset), b.filter(isAsset), of),
    { kind: 'code', what: 'other code' },
  ];
}

/** Without what a build says of its own time or bytes. */
function undated(path: string, text: string): string {
  if (path.endsWith('.xml')) return text.replace(/<(lastBuildDate|lastmod)>[^<]*</g, '<$1>*<');
  if (!path.endsWith('site-manifest.json')) return text;
  return text.replace(/("build": ?)"[0-9a-f]+"/, '$1"*"');
}
