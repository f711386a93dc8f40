// A result drawn on a canvas, in the night colours of the site, which are the same in both schemes.
import { constellationShare, starPath } from '#app/ui/charts/constellation.ts';
import { corner, type Point } from '#app/ui/charts/hexagon-geometry.ts';
import { placeStarNames, type PlacedName } from '#app/ui/charts/star-names.ts';
import type { PictureFacts } from './picture-facts.ts';
import { wrapText, drawLine, type TextStyle } from './wrap-text.ts';

export type PictureFormat = 'square' | 'tall';

/** In pixels, as the places where pictures are shown want them. */
export const pictureSize = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const satisfies Record<PictureFormat, { width: number; height: number }>;

type Layout = {
  readonly title: { readonly y: number; readonly size: number };
  readonly figure: Point & { readonly radius: number };
  /** Where careers stand; a square has no room for words that a thumbnail cannot show. */
  readonly careers?: { readonly y: number };
};

const EDGE = 84;
const layouts: Record<PictureFormat, Layout> = {
  square: { title: { y: 790, size: 128 }, figure: { x: 540, y: 388, radius: 250 } },
  tall: {
    title: { y: 1050, size: 136 },
    figure: { x: 540, y: 580, radius: 330 },
    careers: { y: 1420 },
  },
};

const night = ['#1d3263', '#070d20'] as const;
const paper = '#fbf7f0';
const soft = '#c3cbdb';
const beam = '#f2b33d';
const light = '#fff6dc';

/** Draws the whole picture; `site` is the address at its foot. The fonts have to be there. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  facts: PictureFacts,
  format: PictureFormat,
  { brand, site }: { readonly brand: string; readonly site: string },
): void {
  const { width, height } = pictureSize[format];
  const { title, figure, careers } = layouts[format];
  const across = { width: width - 2 * EDGE };
  drawNight(context, width, height, figure);
  wrapText(context, facts.heading, { x: EDGE, y: 112 }, small, { ...across, most: 1 });
  drawConstellation(context, facts, figure);
  // A long name is written smaller.
  const style: TextStyle = { size: title.size, color: paper, family: 'display' };
  wrapText(context, facts.title, { x: EDGE, y: title.y }, style, { ...across, most: 2 });
  if (careers) drawCareers(context, facts, careers.y, across.width);
  const foot = { y: height - 62 };
  drawLine(context, brand, { x: EDGE, ...foot }, { size: 40, color: beam, family: 'display' });
  drawLine(context, site, { x: width - EDGE, ...foot }, { ...small, size: 36, align: 'right' });
}

const small: TextStyle = { size: 44, color: soft, family: 'text' };

/** The night with its stars, and the beams of a lighthouse across it. */
function drawNight(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  figure: Point,
): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, night[0]);
  sky.addColorStop(1, night[1]);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const lamp = { x: -60, y: figure.y + 330 };
  const shine = context.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, width * 1.15);
  shine.addColorStop(0, 'rgb(255 238 184 / 0.34)');
  shine.addColorStop(1, 'rgb(255 238 184 / 0)');
  context.fillStyle = shine;
  for (const turn of [-62, -44, -26, -8]) {
    const [from, to] = [turn, turn + 10].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: lamp.x + 2 * width * Math.cos(angle), y: lamp.y + 2 * width * Math.sin(angle) };
    });
    if (from && to) trace(context, [lamp, from, to]);
    context.fill();
  }
  context.fillStyle = light;
  // The same stars each time, in a spiral that leaves none on another.
  for (let star = 0; star < 90; star += 1) {
    const [far, turn] = [70 * Math.sqrt(star) + 40, star * 2.4];
    const size = star % 7 === 0 ? 5 : 2.5;
    const [x, y] = [figure.x + far * Math.cos(turn), figure.y + far * Math.sin(turn)];
    if (y < figure.y + 330) drawStar(context, { x, y }, size);
  }
}

/** The six scores as stars, the one that leads the largest, joined to the person's own figure. */
function drawConstellation(
  context: CanvasRenderingContext2D,
  { corners, leading }: PictureFacts,
  { radius, ...centre }: Layout['figure'],
): void {
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.setLineDash([3, 16]);
  context.strokeStyle = 'rgb(255 255 255 / 0.38)';
  trace(
    context,
    corners.map((_, index) => corner(index, radius, centre)),
  );
  context.stroke();
  context.setLineDash([]);
  const stars = corners.map(({ share }, index) =>
    corner(index, radius * constellationShare(share), centre),
  );
  trace(context, stars);
  context.fillStyle = 'rgb(242 179 61 / 0.3)';
  context.fill();
  context.lineWidth = 9;
  context.lineJoin = 'round';
  context.strokeStyle = beam;
  context.stroke();
  corners.forEach((said, index) => {
    const star = stars[index] ?? centre;
    context.fillStyle = 'rgb(255 224 138 / 0.22)';
    context.beginPath();
    context.arc(star.x, star.y, 26 + 62 * said.share, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = light;
    drawStar(context, star, 20 + 44 * said.share);
  });
  const named = corners.filter(({ letter, score }) => leading.includes(letter) || score);
  const sizeOf = ({ letter }: Corner) => (letter === leading[0] ? 58 : 42);
  const places = placeStarNames(
    corners.map(({ share }, index) => ({ ...(stars[index] ?? centre), reach: 26 + 38 * share })),
    named.map((said) => ({
      star: corners.indexOf(said),
      width: Math.max(said.name.length, said.score.length) * sizeOf(said) * 0.57,
      height: sizeOf(said) * 1.1 + (said.score ? 44 : 0),
    })),
    { left: 60, right: pictureSize.square.width - 60, top: 130, bottom: centre.y + radius + 24 },
  );
  named.forEach((said, place) => {
    const at = places[place];
    if (at) drawName(context, said, sizeOf(said), at);
  });
}

type Corner = PictureFacts['corners'][number];

const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

function drawStar(context: CanvasRenderingContext2D, { x, y }: Point, size: number): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(new Path2D(starPath(x, y, size)));
}

/** The name of a star where it was placed; with its score, where the person wants figures. */
function drawName(
  context: CanvasRenderingContext2D,
  { name, score }: Corner,
  size: number,
  { x, align: at, box }: PlacedName,
): void {
  const align = alignments[at];
  const y = box.top + size * 0.86;
  drawLine(context, name, { x, y }, { size, color: paper, family: 'display', align });
  if (score) drawLine(context, score, { x, y: y + 44 }, { ...small, size: 36, align });
}

function drawCareers(
  context: CanvasRenderingContext2D,
  { careers, careersTitle }: PictureFacts,
  top: number,
  width: number,
): void {
  if (careers.length === 0) return;
  let y = wrapText(context, careersTitle, { x: EDGE, y: top }, small, { width, most: 1 }) + 26;
  for (const career of careers) {
    const style: TextStyle = { size: 48, color: paper, family: 'display' };
    context.fillStyle = beam;
    context.fillRect(EDGE, y - 20, 20, 6);
    y = wrapText(context, career, { x: EDGE + 42, y }, style, { width: width - 42, most: 2 }) + 18;
  }
}

/** The closed path through these points becomes the current one. */
function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
