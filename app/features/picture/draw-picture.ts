// A result drawn on a canvas as the poster that its page begins with: her scene, her colour, name, hexagon and careers.
import type { Scene } from '#app/illustrations/scene-shape.ts';
import { corner, cornerName, type Point } from '#app/ui/charts/hexagon-geometry.ts';
import { drawScene } from './draw-scene.ts';
import type { PictureFacts } from './picture-facts.ts';
import { drawLine, widthOf, wrapText, type TextStyle } from './wrap-text.ts';

export type PictureFormat = 'square' | 'tall';

/** In pixels, as the places where pictures are shown want them. */
export const pictureSize = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const satisfies Record<PictureFormat, { width: number; height: number }>;

type Layout = {
  /** How far down the scene reaches, and how high the hill is in which it ends. */
  readonly scene: number;
  readonly hill: number;
  /** Where the first line of each stands. */
  readonly heading: number;
  readonly title: { readonly y: number; readonly size: number };
  readonly figure: Point & { readonly radius: number };
  /** Height of the letters of the careers and of the names of corners. */
  readonly careers: number;
  readonly names: number;
};

const EDGE = 72;
const layouts: Record<PictureFormat, Layout> = {
  square: {
    scene: 452,
    hill: 88,
    heading: 496,
    title: { y: 578, size: 78 },
    figure: { x: 278, y: 852, radius: 94 },
    careers: 36,
    names: 27,
  },
  tall: {
    scene: 880,
    hill: 120,
    heading: 960,
    title: { y: 1086, size: 112 },
    figure: { x: 300, y: 1500, radius: 146 },
    careers: 48,
    names: 31,
  },
};

const paper = '#fbf7f0';
const soft = '#d9d3dd';
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
  const across = { width: width - 2 * EDGE };
  context.fillStyle = getComputedStyle(context.canvas).getPropertyValue('--deep') || '#0f4654';
  context.fillRect(0, 0, width, height);
  const deep = context.fillStyle;
  drawScene(context, scene, { width, height: layout.scene });
  context.fillStyle = deep;
  drawHill(context, width, layout);
  wrapText(context, facts.heading, { x: EDGE, y: layout.heading }, small, { ...across, most: 1 });
  drawTitle(context, facts.title, layout, across.width);
  const hasCareers = facts.careers.length > 0;
  drawHexagon(context, facts, {
    ...layout,
    figure: { ...layout.figure, x: hasCareers ? layout.figure.x : width / 2 },
  });
  if (hasCareers) drawCareers(context, facts, layout, width);
  const foot = { y: height - 50 };
  drawLine(context, brand, { x: EDGE, ...foot }, { size: 36, color: beam, family: 'display' });
  drawLine(context, site, { x: width - EDGE, ...foot }, { ...small, size: 32, align: 'right' });
}

const small: TextStyle = { size: 36, color: soft, family: 'text' };

/** A name that fits in a line is written larger, and stands in the middle of two; a long one is written smaller. */
function drawTitle(
  context: CanvasRenderingContext2D,
  text: string,
  { title: { y, size } }: Layout,
  width: number,
): void {
  const style: TextStyle = { size, color: paper, family: 'display' };
  const share = width / widthOf(context, text, style);
  if (share < 1) wrapText(context, text, { x: EDGE, y }, style, { width, most: 2 });
  else {
    const large = size * Math.min(1.35, share);
    drawLine(context, text, { x: EDGE, y: y + size * 0.6 }, { ...style, size: large });
  }
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

/** The six scores on the hexagon of the page, each corner with its name; with its score, where the person wants figures. */
function drawHexagon(
  context: CanvasRenderingContext2D,
  { corners }: PictureFacts,
  { figure: { radius, ...centre }, names }: Layout,
): void {
  const ring = (share: number) =>
    trace(
      context,
      corners.map((_, index) => corner(index, radius * share, centre)),
    );
  context.lineWidth = 2;
  context.strokeStyle = 'rgb(255 255 255 / 0.25)';
  for (const share of [0.25, 0.5, 0.75]) {
    ring(share);
    context.stroke();
  }
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(255 255 255 / 0.6)';
  ring(1);
  context.stroke();
  const scores = corners.map(({ share }, index) => corner(index, radius * share, centre));
  trace(context, scores);
  context.fillStyle = beam;
  context.fill();
  context.lineWidth = 5;
  context.lineJoin = 'round';
  context.strokeStyle = '#ffd98a';
  context.stroke();
  context.fillStyle = '#fff';
  for (const { x, y } of scores) {
    context.beginPath();
    context.arc(x, y, 7, 0, 2 * Math.PI);
    context.fill();
  }
  corners.forEach(({ name, score }, index) => {
    const { x, y, ...said } = cornerName(index, radius, centre, 16);
    const align = alignments[said.textAnchor];
    const isUpper = said.dominantBaseline === 'auto';
    const top = isUpper ? y - (score ? names : 0) : y + names * 0.78;
    drawLine(context, name, { x, y: top }, { ...cornerStyle, size: names, align });
    if (score)
      drawLine(context, score, { x, y: top + names }, { ...small, size: names * 0.86, align });
  });
}

const cornerStyle: Omit<TextStyle, 'size'> = { color: paper, family: 'display' };
const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

function drawCareers(
  context: CanvasRenderingContext2D,
  { careers, careersTitle }: PictureFacts,
  { figure, careers: size }: Layout,
  width: number,
): void {
  const x = 548;
  const room = { width: width - EDGE - x, most: 2 };
  let y = figure.y - figure.radius - 4;
  drawLine(context, careersTitle, { x, y }, { ...small, size: size * 0.8 });
  y += size * 1.5;
  for (const career of careers) {
    y = wrapText(context, career, { x, y }, { size, color: paper, family: 'display' }, room);
    y += size * 0.34;
  }
}

/** The closed path through these points becomes the current one. */
function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
