/**
 * Draws the ground of all maps of Spain, `public/spain.svg`: the land as our tables have it, a lighthouse on its rock before
 * Cádiz, its light towards the land, and a few waves. Run it by hand (`node tools/build/public-pictures/spain-ground.ts`) when the shapes or
 * the colours change; the result is committed.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { spainMap } from '#content/compiled/geography/spain.js';

export const groundFile = resolve(import.meta.dirname, '../../../public/spain.svg');

/** By class: fill or stroke in light and in dark, as `app/styles/tokens.css` has them where it does. */
export const groundColors = {
  light: ['fill', '#fbe3ae', '#3b3a33'],
  land: ['fill', '#f6eddc', '#22304d'],
  edge: ['stroke', '#857c6c', '#7686a6'],
  borders: ['stroke', '#dccfb6', '#3a4a6c'],
  waves: ['stroke', '#a9c9cb', '#31566a'],
  rock: ['fill', '#857c6c', '#7686a6'],
  tower: ['fill', '#e8dcc4', '#f3ecdd'],
  bands: ['fill', '#b23c1e', '#ff9d80'],
  roof: ['fill', '#14213d', '#f3ecdd'],
  lamp: ['fill', '#f2b33d', '#f2b33d'],
} as const;

const WAVES =
  'M4 330h22m8 0h10M10 250h18M72 500h34m10 0h18M150 516h26M300 470h26m9 0h12M478 262h20M530 232h16m8 0h20M556 330h30M470 372h14m8 0h26M210 6h24';

/** The picture, in the colours of the scheme of the page that shows it. */
export function spainGround({ width, height, inset, land, borders }: typeof spainMap): string {
  const rules = (scheme: 1 | 2) =>
    Object.entries(groundColors)
      .map(([name, said]) => `.${name}{${said[0]}:${said[scheme]}}`)
      .join('');
  const corner = `M${inset.left} ${height}V${inset.top + 14}l14-14H${width}`;
  const drawn = (classes: string, d: string) => `<path class="${classes}" d="${d}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>path{stroke-linejoin:round;stroke-width:1.5}.borders,.waves{fill:none}.waves{stroke-linecap:round;stroke-width:2}${rules(1)}@media (prefers-color-scheme:dark){${rules(2)}}</style>`,
    drawn('light', 'M44 418L330 262V420z'),
    drawn('waves', WAVES),
    drawn('rock', 'M0 524l12-24 22-8 24 2 14 12 16 18z'),
    drawn('tower', 'M36 430h16l6 66H30z'),
    drawn('bands', 'M34.5 448h19l1.5 16H33zM31.5 480h25l1.5 16H30z'),
    drawn('roof', 'M32 426h24v5H32zM35 408l9-11 9 11z'),
    drawn('lamp', 'M37 408h14v18H37z'),
    drawn('land edge', land),
    drawn('borders', borders + corner),
    '</svg>\n',
  ].join('');
}

if (import.meta.main) writeFileSync(groundFile, spainGround(spainMap));
