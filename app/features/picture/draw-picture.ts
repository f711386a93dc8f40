// A result drawn on a canvas as the poster that its page begins with: her scene, her colour, name, hexagon and careers.
import type { Scene } from '#app/illustrations/scene-shape.ts';
import { corner, type Point } from '#app/ui/charts/hexagon-geometry.ts';
import { drawScene } from './draw-scene.ts';
import type { PictureFacts } from './picture-facts.ts';
import { drawLine, widthOf, wrapText, type TextStyle } from './wrap-text.ts';

export type PictureFormat = 'chat' | 'tall';

/** In pixels, as the places where pictures are shown want them. */
export const pictureSize = {
  chat: { width: 1080, height: 1350 },
  tall: { width: 1080, height: 1920 },
} as const satisfies Record<PictureFormat, { width: number; height: number }>;

type Layout = {
  /** How far down the scene reaches, and how high the hill is in which it ends. */
  readonly scene: number;
  readonly hill: number;
  /** Height of the letters of the title, in one line and in two. */
  readonly title: { readonly alone: number; readonly of2: number };
  /** Height of the letters of the names of corners, and of the careers. */
  readonly names: number;
  readonly careers: number;
  /** Between title, map, careers and foot. */
  readonly gap: number;
};

const EDGE = 48;
const MIDDLE = 540;
const layouts: Record<PictureFormat, Layout> = {
  chat: {
    scene: 372,
    hill: 60,
    title: { alone: 104, of2: 86 },
    names: 44,
    careers: 46,
    gap: 16,
  },
  tall: {
    scene: 700,
    hill: 110,
    title: { alone: 120, of2: 104 },
    names: 46,
    careers: 58,
    gap: 44,
  },
};

const paper = '#fbf7f0';
const beam = '#f2b33d';

/** Draws the whole picture; `site` is the address at its foot. The fonts have to be there. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  facts: PictureFacts,
  format: PictureFormat,
  { brand, site, scene }: { readonly brand: string; readonly site: string; readonly scene: Scene },
): void {
  const { width, height } = pictureSize[format];
  const layout = layouts[format];
  const across = width - 2 * EDGE;
  context.fillStyle = getComputedStyle(context.canvas).getPropertyValue('--deep') || '#0f4654';
  context.fillRect(0, 0, width, height);
  const deep = context.fillStyle;
  drawScene(context, scene, { width, height: layout.scene });
  context.fillStyle = deep;
  drawHill(context, width, layout);
  const foot = { y: height - 32 };
  drawLine(context, brand, { x: EDGE, ...foot }, { ...footed, color: beam });
  drawLine(context, site, { x: width - EDGE, ...foot }, { ...footed, align: 'right' });
  // The map has all that title and careers leave it.
  const top = drawTitle(context, facts, layout, across);
  const bottom = drawCareers(context, facts, layout, { width: across, foot: foot.y - 60 });
  drawHexagon(context, facts, layout, { top: top + layout.gap, bottom: bottom - layout.gap });
}

const footed: TextStyle = { size: 40, color: paper, family: 'display' };

/** In one line where that is large, else in two, and above it whose it is; returns where it ends. */
function drawTitle(
  context: CanvasRenderingContext2D,
  { title: text, heading, isNamed }: PictureFacts,
  { scene, title: { alone, of2 } }: Layout,
  width: number,
): number {
  const style: TextStyle = { size: alone, color: paper, family: 'display', align: 'center' };
  const size = Math.min(alone, (alone * width) / widthOf(context, text, style));
  const top = isNamed ? scene + footed.size * 1.3 : scene;
  if (isNamed) {
    const at = { x: MIDDLE, y: scene + footed.size * 0.8 };
    wrapText(
      context,
      heading,
      at,
      { ...style, size: footed.size, color: beam },
      { width, most: 1 },
    );
  }
  if (size < of2) {
    const at = { x: MIDDLE, y: top + of2 * 0.72 };
    return wrapText(context, text, at, { ...style, size: of2 }, { width, most: 2 }) - of2 * 0.9;
  }
  const y = top + size * 0.8;
  drawLine(context, text, { x: MIDDLE, y }, { ...style, size });
  return y + size * 0.24;
}

/** The hill of the page, in which the scene ends. */
function drawHill(context: CanvasRenderingContext2D, width: number, { scene, hill }: Layout): void {
  context.save();
  context.translate(0, scene - hill);
  context.scale(width / 100, hill / 100);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(new Path2D('M0 102V62Q24 14 52 46T100 30V102z'));
  context.restore();
}

/**
 * The six scores on the hexagon of the page, as large as there is room between `top` and `bottom` and for the names at its sides;
 * each corner has its name, with its score where the person wants figures.
 */
function drawHexagon(
  context: CanvasRenderingContext2D,
  { corners }: PictureFacts,
  { names }: Layout,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const named: TextStyle = { size: names, color: paper, family: 'display' };
  const widest = Math.max(...corners.map(({ name }) => widthOf(context, name, named)));
  const radius = Math.min(
    (bottom - top) / 2 - names * 1.2,
    (MIDDLE - EDGE / 2 - BESIDE - widest) / SIDE,
  );
  const centre = { x: MIDDLE, y: (top + bottom) / 2 };
  const ring = (share: number) =>
    trace(
      context,
      corners.map((_, index) => corner(index, radius * share, centre)),
    );
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(255 255 255 / 0.25)';
  for (const share of [0.25, 0.5, 0.75]) {
    ring(share);
    context.stroke();
  }
  context.lineWidth = 5;
  context.strokeStyle = 'rgb(255 255 255 / 0.7)';
  ring(1);
  context.stroke();
  const scores = corners.map(({ share }, index) => corner(index, radius * share, centre));
  trace(context, scores);
  context.fillStyle = beam;
  context.fill();
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.strokeStyle = '#ffd98a';
  context.stroke();
  context.fillStyle = '#fff';
  for (const { x, y } of scores) {
    context.beginPath();
    context.arc(x, y, 9, 0, 2 * Math.PI);
    context.fill();
  }
  corners.forEach(({ name, score }, index) => {
    const { x, y } = corner(index, radius, centre);
    const side = index % 3 && Math.sign(3 - index);
    if (side === 0) {
      const at = { x, y: index === 0 ? y - names * 0.4 : y + names * 1.1 };
      drawLine(context, `${name} ${score}`.trim(), at, { ...named, align: 'center' });
      return;
    }
    const at = { x: x + side * BESIDE, y: y + names * (score ? -0.1 : 0.33) };
    const align = side === 1 ? 'left' : 'right';
    drawLine(context, name, at, { ...named, align });
    if (score) drawLine(context, score, { ...at, y: at.y + names }, { ...named, align });
  });
}

/** Between a corner at a side and its name; how far such a corner is from the middle, in radii. */
const BESIDE = 22;
const SIDE = 0.866;

/** Three lines of one size above `foot`, in smaller letters where one of them is long; returns where they begin. */
function drawCareers(
  context: CanvasRenderingContext2D,
  { careers }: PictureFacts,
  { careers: large }: Layout,
  { width, foot }: { readonly width: number; readonly foot: number },
): number {
  const style = { size: large, color: paper, family: 'display', align: 'center' } as const;
  const longest = Math.max(
    width - EDGE,
    ...careers.map((career) => widthOf(context, career, style)),
  );
  const size = (large * (width - EDGE)) / longest;
  const line = large * 1.22;
  const top = foot - line * careers.length - large * 0.5;
  if (careers.length === 0) return foot;
  context.fillStyle = 'rgb(255 255 255 / 0.12)';
  context.beginPath();
  context.roundRect(EDGE, top, width, foot - top, 32);
  context.fill();
  careers.forEach((career, at) =>
    drawLine(context, career, { x: MIDDLE, y: top + line * (at + 0.98) }, { ...style, size }),
  );
  return top;
}

/** The closed path through these points becomes the current one. */
function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
