import type { Tone } from '#app/illustrations/shape.ts';
import { num } from '#app/features/report/pdf/page.ts';
import { boxOf, type Paper } from '#app/features/report/pdf/pdf-layout.ts';
import { hex } from '#app/features/report/pdf/pdf-theme.ts';
import { pathOperators } from './svg-path.ts';
import { tagged } from '#app/features/report/pdf/tags.ts';

/** The site's tokens on white paper. */
const tones: Readonly<Record<Tone, string>> = {
  ink: '#14213d',
  sea: '#1b6b7a',
  beam: '#f2b33d',
  soft: '#fcedcb',
  coral: '#b23c1e',
  leaf: '#1f6b43',
  night: '#14213d',
  pale: '#fbf7f0',
  edge: '#857c6c',
  shade: '#14213d',
  'ink-line': '#14213d',
  'sea-line': '#1b6b7a',
  'coral-line': '#b23c1e',
  'beam-line': '#f2b33d',
  'night-line': '#14213d',
  'pale-line': '#fbf7f0',
};

/** What a drawing is at its own size, and how wide it stands on paper. */
const own = { width: 120, height: 90 };
export const illustrationWidth = 132;
const scale = illustrationWidth / own.width;

/** The drawing of the portrait as lines and curves, as on the page, in the light scheme. */
export function drawIllustration(paper: Paper, { alt }: { readonly alt: string }): void {
  if (paper.drawing.length === 0) return;
  const height = own.height * scale;
  const left = paper.left + (paper.width - illustrationWidth) / 2;
  // A drawing counts downwards, a page upwards.
  const place = [scale, 0, 0, -scale, left, paper.y].map(num).join(' ');
  const operators = paper.drawing.map(([tone, path]) => paint(tone, pathOperators(path)));
  tagged(paper, 'Figure', () => paper.page.operators(`q ${place} cm ${operators.join(' ')} Q`), {
    alt,
    attributes: boxOf(paper, height),
  });
  paper.y -= height + 4;
}

function paint(tone: Tone, path: string): string {
  const color = hex(tones[tone]);
  if (tone.endsWith('-line')) return `${color} RG 2.5 w 1 J 1 j ${path} S`;
  return tone === 'shade' ? `q /Shade gs ${color} rg ${path} f Q` : `${color} rg ${path} f`;
}
