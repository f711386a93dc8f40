// Drawings that pages share become files of the built site.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameByBytes } from '#tools/build/name-by-bytes.ts';
import { careerDrawings } from './career-drawings.ts';

/** Names drawings that pages share after their bytes, so that browsers keep them for good; returns what names them so in a page. */
export async function nameDrawings(site: string): Promise<(html: string) => string> {
  const named = ['spain', 'sample-scene'].map(async (drawing) => {
    const file = join(site, `${drawing}.svg`);
    const name = nameByBytes(drawing, 'svg', await readFile(file));
    // By its own name React asks for it.
    await copyFile(file, join(site, name));
    return [`"/${drawing}.svg"`, `"${name}"`] as const;
  });
  const drawn = careerDrawings().map(async ({ name, svg }) => {
    const file = nameByBytes(name, 'svg', svg);
    await writeFile(join(site, file), svg);
    return [`"/${name}.svg"`, `"${file}"`] as const;
  });
  const names = new Map<string, string>(await Promise.all([...named, ...drawn]));
  return (html) => html.replaceAll(/"\/[\w-]+\.svg"/g, (own) => names.get(own) ?? own);
}
