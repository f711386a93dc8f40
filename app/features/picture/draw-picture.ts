// A result drawn on a canvas as the poster that its page begins with: her scene, her colour, name, hexagon and careers.
import type { Scene } from '#app/illustrations/scene-shape.ts';
import { corner, cornerName, type Point } from '#app/ui/charts/hexagon-geometry.ts';
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
  /** Where the first line of each stands. */
  readonly heading: number;
  readonly title: { readonly y: number; readonly size: number };
  readonly figure: Point & { readonly radius: number };
  readonly careers: number;
  readonly foot: number;
  /** Height of the letters of the careers and of the names of corners; all other words are smaller. */
  readonly names: number;
};

const EDGE = 60;
const MIDDLE = 540;
const layouts: Record<PictureFormat, Layout> = {
  chat: {
    scene: 404,
    hill: 82,
    heading: 444,
    title: { y: 530, size: 80 },
    figure: { x: MIDDLE, y: 836, radius: 130 },
    careers: 1102,
    foot: 1318,
    names: 42,
  },
  tall: {
    scene: 740,
    hill: 120,
    heading: 806,
    title: { y: 910, size: 96 },
    figure: { x: MIDDLE, y: 1300, radius: 170 },
    careers: 1620,
    foot: 1872,
    names: 50,
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
  const across = width - 2 * EDGE;
  context.fillStyle = getComputedStyle(context.canvas).getPropertyValue('--deep') || '#0f4654';
  context.fillRect(0, 0, width, height);
  const deep = context.fillStyle;
  drawScene(context, scene, { width, height: layout.scene });
  context.fillStyle = deep;
  drawHill(context, width, layout);
  const heading = { x: MIDDLE, y: layout.heading };
  wrapText(
    context,
    facts.heading,
    heading,
    { ...small, align: 'center' },
    { width: across, most: 1 },
  );
  drawTitle(context, facts.title, layout, across);
  drawHexagon(context, facts, layout);
  if (facts.careers.length > 0) drawCareers(context, facts, layout, across);
  const foot = { y: layout.foot };
  drawLine(context, brand, { x: EDGE, ...foot }, { size: 38, color: beam, family: 'display' });
  drawLine(context, site, { x: width - EDGE, ...foot }, { ...small, align: 'right' });
}

const small: TextStyle = { size: 36, color: soft, family: 'text' };

/** A name that fits in a line is written larger, and stands in the middle of two; a long one is written smaller. */
function drawTitle(
  context: CanvasRenderingContext2D,
  text: string,
  { title: { y, size } }: Layout,
  width: number,
): void {
  const style: TextStyle = { size, color: paper, family: 'display', align: 'center' };
  const share = width / widthOf(context, text, style);
  if (share < 1) wrapText(context, text, { x: MIDDLE, y }, style, { width, most: 2 });
  else {
    const large = size * Math.min(1.35, share);
    drawLine(context, text, { x: MIDDLE, y: y + size * 0.55 }, { ...style, size: large });
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
  { figure: { radius: full, ...centre }, names }: Layout,
): void {
  const radius = corners.some(({ score }) => score) ? full - names * 0.9 : full;
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
    const { x, y, ...said } = cornerName(index, radius, centre, 28);
    const align = alignments[said.textAnchor];
    const isUpper = said.dominantBaseline === 'auto';
    // With figures below them the names at the sides make room for those at top and bottom.
    const aside = score ? { left: 48, center: 0, right: -48 }[align] : 0;
    const at = { x: x + aside, y: isUpper ? y - (score ? names : 0) : y + names * 0.78 };
    drawLine(context, name, at, { ...cornerStyle, size: names, align });
    if (score)
      drawLine(context, score, { ...at, y: at.y + names }, { ...small, size: names * 0.86, align });
  });
}

const cornerStyle: Omit<TextStyle, 'size'> = { color: paper, family: 'display' };
const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

/** Three lines of one size, in smaller letters where one of them is long. */
function drawCareers(
  context: CanvasRenderingContext2D,
  { careers, careersTitle }: PictureFacts,
  { careers: y, names }: Layout,
  width: number,
): void {
  const style = { size: names, color: paper, family: 'display', align: 'center' } as const;
  drawLine(context, careersTitle, { x: MIDDLE, y }, { ...small, align: 'center' });
  const longest = Math.max(width, ...careers.map((career) => widthOf(context, career, style)));
  const size = (names * width) / longest;
  careers.forEach((career, at) =>
    drawLine(context, career, { x: MIDDLE, y: y + names * 1.24 * (at + 1) }, { ...style, size }),
  );
}

/** The closed path through these points becomes the current one. */
function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
