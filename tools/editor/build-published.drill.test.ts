// A site that takes over what is the same from an earlier one is, byte for byte, the site that is built whole (five minutes).
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashOf } from '#tools/build/reuse/build-inputs.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'faro-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Texts = Record<string, string | null>;
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const changed = (path: string, from: string | RegExp, to: string): Texts => {
  const text = textOf(path).replace(from, to);
  if (text === textOf(path)) throw new Error(`${path} has no ${String(from)}`);
  return { [path]: text };
};

/** Builds with texts in place of the repository's; the folder that is served. */
function built(name: string, texts: Texts, earlier = ''): string {
  const [target, said] = [join(folder, name), join(folder, `${name}.json`)];
  const bases = Object.fromEntries(Object.keys(texts).map((path) => [path, textOf(path)]));
  writeFileSync(said, JSON.stringify({ texts, bases }));
  const script = join(root, 'tools/editor/build-published.ts');
  execFileSync(process.execPath, [script, target, said, earlier], { stdio: 'pipe' });
  return join(target, 'dist');
}

/** Every file that is served, and the list that the server reads, with a hash of its bytes. */
function served(dist: string): Record<string, string> {
  const files = readdirSync(join(dist, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    [...files, 'site-manifest.json', 'chunks.json']
      .toSorted()
      .map((file) => [file, hashOf(readFileSync(join(dist, file)))]),
  );
}

const changes: Record<string, Texts> = {
  answer: changed('content/faq/que-es-gratis.yaml', /es: (?=\S)/, 'es: Otra cosa. '),
  price: changed('content/site.yaml', 'firstSession: 0', 'firstSession: 25'),
  career: changed('content/careers/abogacia.yaml', /grows:\n {2}es: /, 'grows:\n  es: Otra cosa. '),
  article: changed('content/articles/family-budget/es.mdx', /sorpresas/, 'otras sorpresas'),
  gone: { 'content/faq/que-es-gratis.yaml': null },
};

const LONGEST = 20 * 60_000;

test(
  'each kind of change, one after another, makes the site of a whole build',
  () => {
    let earlier = built('own', {});
    for (const [name, texts] of Object.entries(changes)) {
      const whole = served(built(`${name}-whole`, texts));
      earlier = built(name, texts, earlier);
      expect({ name, files: served(earlier) }).toEqual({ name, files: whole });
      rmSync(join(folder, `${name}-whole`), { recursive: true });
    }
  },
  LONGEST,
);

test(
  'what was changed in the earlier site since it was built is found, and made anew',
  () => {
    const earlier = built('planted', {});
    const whole = served(earlier);
    const files = Object.keys(whole);
    const planted = [
      'site/index.html',
      'site/sitemap.xml',
      ...[/assets\/client-.*\.js$/, /assets\/client-.*\.br$/, /\.png$/, /\.woff2$/].map(
        (name) => files.find((file) => name.test(file)) ?? 'none',
      ),
      'made/pages/prerender.js',
    ];
    for (const file of planted) appendFileSync(join(earlier, file), '<!-- planted -->');
    expect(served(built('after', {}, earlier))).toEqual(whole);
  },
  LONGEST,
);
