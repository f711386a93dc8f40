// What the texts of articles become as code, kept between builds by what they say: parsing two dozen of them takes a second.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashOf } from '../reuse/build-inputs.ts';
import { readIfThere } from '../reuse/earlier-build.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The same as `compile`, which makes code of a text, from what was kept where the text and all packages are the same.
 * @param folder where it is kept
 */
export function keptArticles(
  compile: (text: string, id: string) => Promise<string>,
  folder = join(root, 'node_modules/.cache/articles'),
): (text: string, id: string) => Promise<string> {
  let packages: string | undefined;
  return async (text, id) => {
    packages ??= hashOf(readFileSync(join(root, 'package-lock.json')));
    const file = join(folder, `${hashOf(`${packages}\0${text}`)}.js`);
    const known = readIfThere(file);
    if (known) return known.toString();
    const code = await compile(text, id);
    // By one rename: another build may read it meanwhile. Where nothing may be written, nothing is kept.
    try {
      mkdirSync(dirname(file), { recursive: true });
      const whole = `${file}.${process.pid}`;
      writeFileSync(whole, code);
      renameSync(whole, file);
    } catch {
      return code;
    }
    return code;
  };
}
