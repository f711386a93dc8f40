import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { routes } from '#app/routes.ts';

const folder = resolve(import.meta.dirname, '../../public');

type Manifest = {
  name: string;
  short_name: string;
  description: string;
  display: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  icons: { src: string; sizes: string; type: string }[];
};
const read = (path: string): Manifest => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const manifests = [
  {
    locale: 'es',
    manifest: read('site.webmanifest'),
    line: 'Orientación vocacional para estudiar en España',
  },
  {
    locale: 'en',
    manifest: read('en/site.webmanifest'),
    line: 'Career guidance for studying in Spain',
  },
] as const;

test.each(manifests)(
  'the manifest calls the site as the site file does, and says what it is ($locale)',
  ({ manifest, line }) => {
    expect(manifest.name).toBe(site.brand);
    expect(manifest.name).toContain(manifest.short_name);
    expect(manifest.description).toBe(line);
  },
);

test.each(manifests)(
  'the installed site starts in its language and leads to pages that exist ($locale)',
  ({ locale, manifest }) => {
    const paths: string[] = routes.map((route) => route[locale]);
    expect(manifest.display).toBe('standalone');
    expect(paths).toContain(manifest.start_url);
    for (const { url } of manifest.shortcuts) expect(paths).toContain(url);
  },
);

test.each(manifests.flatMap(({ manifest }) => manifest.icons))(
  '$src exists in the size that the manifest says',
  async (icon) => {
    const { width, height, format } = await sharp(join(folder, icon.src)).metadata();
    expect(icon.type).toContain(format);
    expect([`${width}x${height}`, 'any']).toContain(icon.sizes);
    expect(width).toBe(height);
  },
);

test('the icon for old browsers is an ICO file that holds a picture of 32 × 32', async () => {
  const file = readFileSync(join(folder, 'favicon.ico'));
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const picture = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
  expect([picture.width, picture.height]).toEqual([32, 32]);
});
