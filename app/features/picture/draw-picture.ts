// A result drawn on a canvas, in the night colours of the site, which are the same in both schemes.
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { corner, type Point } from '#app/ui/charts/hexagon-geometry.ts';
import type { PictureFacts } from './picture-facts.ts';
import { wrapText, drawLine, type TextStyle } from './wrap-text.ts';

export type PictureFormat = 'square' | 'tall';

/** In pixels, as the places where pictures are shown want them. */
export const pictureSize = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const satisfies Record<PictureFormat, { width: number; height: number }>;

type Hexagon = Point & { readonly radius: number };

type Layout = {
  readonly title: { readonly y: number; readonly size: number };
  readonly hexagon: Hexagon;
  /** Where a name of two lines would meet the scores over the shape. */
  readonly lowerHexagon?: Hexagon;
  readonly careers: { readonly x: number; readonly y: number; readonly width: number };
};

const EDGE = 84;
const layouts: Record<PictureFormat, Layout> = {
  square: {
    title: { y: 250, size: 72 },
    hexagon: { x: 330, y: 640, radius: 176 },
    lowerHexagon: { x: 330, y: 668, radius: 158 },
    careers: { x: 640, y: 530, width: 356 },
  },
  tall: {
    title: { y: 330, size: 96 },
    hexagon: { x: 540, y: 930, radius: 300 },
    careers: { x: EDGE, y: 1450, width: 912 },
  },
};

const night = ['#1e2f52', '#0a1224'] as const;
const paper = '#fbf7f0';
const soft = '#c3cbdb';
const beam = '#f2b33d';
/** The tones of the types on the night. */
const tones: Readonly<Record<RiasecLetter, string>> = {
  R: '#dd7448',
  I: '#6aa6f2',
  A: '#c184d0',
  S: '#66d0a4',
  E: '#f2c24c',
  C: '#c9d0da',
};

/** Draws the whole picture; `site` is the address at its foot. The fonts have to be there. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  facts: PictureFacts,
  format: PictureFormat,
  { brand, site }: { readonly brand: string; readonly site: string },
): void {
  const { width, height } = pictureSize[format];
  const { title, hexagon, lowerHexagon, careers } = layouts[format];
  drawNight(context, width, height);
  drawLine(context, brand, { x: EDGE, y: 118 }, { size: 34, color: beam, family: 'display' });
  const across = { width: width - 2 * EDGE };
  // A long name is written smaller.
  const heading = { x: EDGE, y: title.y - title.size - 12 };
  wrapText(context, facts.heading, heading, small, { ...across, most: 1 });
  const style: TextStyle = { size: title.size, color: paper, family: 'display' };
  const below = wrapText(context, facts.title, { x: EDGE, y: title.y }, style, {
    ...across,
    most: 2,
  });
  const hasTwoLines = below > title.y + 1.5 * title.size;
  const shape = (hasTwoLines && lowerHexagon) || hexagon;
  // Without careers the shape has the middle to itself.
  drawHexagon(context, facts, facts.careers.length > 0 ? shape : { ...shape, x: width / 2 });
  drawCareers(context, facts, careers);
  const foot = { y: height - 74 };
  drawLine(context, facts.made, { x: EDGE, ...foot }, small);
  drawLine(context, site, { x: width - EDGE, ...foot }, { ...small, color: beam, align: 'right' });
}

const small: TextStyle = { size: 34, color: soft, family: 'text' };

/** The night, and the light of the lighthouse across it. */
function drawNight(context: CanvasRenderingContext2D, width: number, height: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, night[0]);
  sky.addColorStop(1, night[1]);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const light = context.createLinearGradient(width, 0, 0, height * 0.6);
  light.addColorStop(0, 'rgb(252 237 203 / 0.24)');
  light.addColorStop(1, 'rgb(252 237 203 / 0)');
  context.fillStyle = light;
  trace(context, [
    { x: width, y: 40 },
    { x: 0, y: height * 0.3 },
    { x: 0, y: height * 0.62 },
  ]);
  context.fill();
}

function drawHexagon(
  context: CanvasRenderingContext2D,
  { corners, leading }: PictureFacts,
  { radius, ...centre }: Hexagon,
): void {
  const tone = leading ? tones[leading] : beam;
  context.lineWidth = 2;
  context.strokeStyle = 'rgb(195 203 219 / 0.35)';
  for (const ring of [0.25, 0.5, 0.75, 1]) {
    trace(
      context,
      corners.map((_, index) => corner(index, radius * ring, centre)),
    );
    context.stroke();
  }
  trace(
    context,
    corners.map(({ share }, index) => corner(index, radius * share, centre)),
  );
  context.fillStyle = `${tone}73`;
  context.fill();
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.strokeStyle = tone;
  context.stroke();
  corners.forEach((said, index) => drawCorner(context, said, index, { radius, centre }));
}

function drawCorner(
  context: CanvasRenderingContext2D,
  said: PictureFacts['corners'][number],
  index: number,
  { radius, centre }: { readonly radius: number; readonly centre: Point },
): void {
  const badge = corner(index, radius + 38, centre);
  context.fillStyle = tones[said.letter];
  context.beginPath();
  context.arc(badge.x, badge.y, 27, 0, 2 * Math.PI);
  context.fill();
  const letter: TextStyle = { size: 32, color: night[1], family: 'display', align: 'center' };
  drawLine(context, said.letter, { x: badge.x, y: badge.y + 11 }, letter);
  // Over the letter at the upper corners, under it at the others, clear of the drawing.
  const isUpper = index === 0 || index === 1 || index === 5;
  const lines = [said.name, said.score].filter(Boolean);
  const first = isUpper ? badge.y - 42 - 32 * (lines.length - 1) : badge.y + 62;
  const style: TextStyle = { size: 29, color: soft, family: 'text', align: 'center' };
  lines.forEach((line, at) => drawLine(context, line, { x: badge.x, y: first + 32 * at }, style));
}

function drawCareers(
  context: CanvasRenderingContext2D,
  { careers, careersTitle }: PictureFacts,
  { x, width, ...place }: Layout['careers'],
): void {
  if (careers.length === 0) return;
  const heading: TextStyle = { ...small, size: 30 };
  let y = wrapText(context, careersTitle, { x, y: place.y }, heading, { width, most: 2 }) + 26;
  for (const career of careers) {
    context.fillStyle = beam;
    context.fillRect(x, y - 14, 16, 4);
    const style: TextStyle = { size: 36, color: paper, family: 'display' };
    y = wrapText(context, career, { x: x + 34, y }, style, { width: width - 34, most: 3 }) + 14;
  }
}

/** The closed path through these points becomes the current one. */
function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
