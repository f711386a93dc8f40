import type { Point } from '#app/ui/charts/hexagon-geometry.ts';

export type TextStyle = {
  /** Height of the letters, in pixels. */
  readonly size: number;
  readonly color: string;
  readonly family: 'display' | 'text';
  readonly align?: CanvasTextAlign;
};

const families = {
  display: { weight: 700, names: '"Faro Display", system-ui, sans-serif' },
  text: { weight: 400, names: '"Faro Text", system-ui, sans-serif' },
} as const;

function fontOf({ size, family }: Pick<TextStyle, 'size' | 'family'>): string {
  return `${families[family].weight} ${size}px ${families[family].names}`;
}

/** Resolves when the fonts of the site can be drawn; without them the picture has those of the device. */
export async function loadPictureFonts(): Promise<void> {
  const wanted = [fontOf({ size: 40, family: 'display' }), fontOf({ size: 40, family: 'text' })];
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font)));
}

/** How wide a line is, in pixels. */
export function widthOf(context: CanvasRenderingContext2D, text: string, style: TextStyle): number {
  context.font = fontOf(style);
  return context.measureText(text).width;
}

/** One line, whose foot is at `y`. */
export function drawLine(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  { color, align = 'left', ...style }: TextStyle,
): void {
  context.font = fontOf(style);
  context.fillStyle = color;
  context.textAlign = align;
  context.fillText(text, x, y);
}

/**
 * Lines as wide as there is room, in smaller letters rather than in more than `most` lines. Returns where the next line
 * of that height would stand.
 */
export function wrapText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  style: TextStyle,
  { width, most }: { readonly width: number; readonly most: number },
): number {
  let { size } = style;
  let lines = linesOf(context, text, { ...style, size }, width);
  while (lines.length > most && size > 20) {
    size -= 4;
    lines = linesOf(context, text, { ...style, size }, width);
  }
  // As even as their number allows.
  for (let narrow = width - 20; narrow > width / 2; narrow -= 20) {
    const even = linesOf(context, text, { ...style, size }, narrow);
    if (even.length > lines.length || widest(context, even) > narrow) break;
    lines = even;
  }
  lines.forEach((line, at) =>
    drawLine(context, line, { x, y: y + at * size * 1.16 }, { ...style, size }),
  );
  return y + lines.length * size * 1.16;
}

function widest(context: CanvasRenderingContext2D, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => context.measureText(line).width));
}

function linesOf(
  context: CanvasRenderingContext2D,
  text: string,
  style: TextStyle,
  width: number,
): readonly string[] {
  context.font = fontOf(style);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width)
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
