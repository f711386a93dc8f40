/**
 * Draws the scene of the result that the landing page shows as an example, `public/sample-scene.svg`, in its colours by day. Run it by hand
 * (`node tools/build/public-pictures/sample-scene.ts`) when the scene or its colours change; the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sceneDrawing, sceneViewBox } from '#app/illustrations/scene-drawing.ts';

const root = resolve(import.meta.dirname, '../../..');
export const sampleSceneFile = resolve(root, 'public/sample-scene.svg');
/** Of whom the example is a result. */
export const samplePortrait = 'ae';

const widths: Readonly<Record<string, number>> = { hair: 1, line: 2, bold: 4 };

export async function sampleScene(): Promise<string> {
  const sheet = readFileSync(resolve(root, 'app/styles/scenes.css'), 'utf8');
  const colours = new Map(
    [...sheet.matchAll(/\.in-(\w+) \{\s*color: (?:light-dark\()?(rgb\([^)]*\)|[^,;]+)/g)].map(
      ([, name = '', colour = '']) => [name, colour],
    ),
  );
  const paths = (await sceneDrawing(samplePortrait)).flatMap(([tone, path]) => {
    const [name = '', stroke] = tone.split(' ');
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`scenes.css has no colour ${name}`);
    if (colour === 'transparent') return [];
    return stroke === undefined
      ? `<path fill="${colour}" d="${path}"/>`
      : `<path fill="none" stroke="${colour}" stroke-width="${widths[stroke]}" d="${path}"/>`;
  });
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sceneViewBox}" width="720" height="400"><g ${ends}>${paths.join('')}</g></svg>\n`;
}

if (import.meta.main) writeFileSync(sampleSceneFile, await sampleScene());
