/**
 * The drawings of careers as files: a page that shows some far below its first screen names them, and a browser asks for each when
 * a reader comes near. The colours are those of the page's scheme, taken from `app/styles/tokens.css`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownDrawings } from '#app/illustrations/careers/own-drawings.ts';
import { familyDrawings } from '#app/illustrations/families/family-drawings.ts';
import { ground, viewBox, type Drawing, type Tone } from '#app/illustrations/shape.ts';
import { compactPath } from '#tools/build/page-bytes/compact-path.ts';

/** Which token a tone has; `shade` is a thin night. */
const tokens: Readonly<Record<Tone, string>> = {
  ink: 'ink',
  sea: 'sea',
  beam: 'beam',
  soft: 'beam-soft',
  coral: 'coral',
  leaf: 'leaf',
  night: 'night',
  pale: 'on-night',
  edge: 'edge',
  shade: 'night',
  'ink-line': 'ink',
  'sea-line': 'sea',
  'coral-line': 'coral',
  'beam-line': 'beam',
  'night-line': 'night',
  'pale-line': 'on-night',
};

export type DrawingFile = { readonly name: string; readonly svg: string };

/** One for each career that has a drawing of its own, and one for each family. */
export function careerDrawings(): readonly DrawingFile[] {
  const css = readFileSync(resolve(import.meta.dirname, '../../../app/styles/tokens.css'), 'utf8');
  const families = Object.entries(familyDrawings).map(
    ([family, drawing]) => [`family-${family}`, drawing] as const,
  );
  return [...Object.entries(ownDrawings), ...families].flatMap(([name, drawing]) =>
    drawing ? [{ name, svg: pictureOf(drawing, css) }] : [],
  );
}

function pictureOf(drawing: Drawing, css: string): string {
  const shapes = [...drawing, ground];
  const used = [...new Set(shapes.map(([tone]) => tone))];
  const schemes = used.map((tone) => {
    const [light, dark] = colorsOf(tokens[tone], css);
    const kind = tone.endsWith('-line') ? 'stroke' : 'fill';
    return [`.${tone}{${kind}:${light}}`, `.${tone}{${kind}:${dark}}`] as const;
  });
  const lines = used.filter((tone) => tone.endsWith('-line')).map((tone) => `.${tone}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="120" height="90"><style>`,
    lines.length > 0 &&
      `${lines.join()}{fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-width:2.5}`,
    used.includes('shade') && '.shade{fill-opacity:.2}',
    ...schemes.map(([light]) => light),
    `@media (prefers-color-scheme:dark){${schemes.map(([, dark]) => dark).join('')}}</style>`,
    ...shapes.map(([tone, path]) => `<path class="${tone}" d="${compactPath(path, 2)}"/>`),
    '</svg>\n',
  ]
    .filter((part) => part !== false)
    .join('');
}

/** A token's colours in the light scheme and in the dark one. */
function colorsOf(token: string, css: string): readonly [light: string, dark: string] {
  const [, value = ''] = new RegExp(`--color-${token}:\\s*([^;]+);`).exec(css) ?? [];
  const [, light = value, dark = value] = /^light-dark\(([^,]+), ([^)]+)\)$/.exec(value) ?? [];
  if (!light) throw new Error(`there is no colour called ${token}`);
  return [light, dark];
}
