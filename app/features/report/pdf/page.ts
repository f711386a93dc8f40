import { glyphCodes, type Font } from './font.ts';
import type { Element, Tags } from './tags.ts';

/** Red, green and blue as a content stream says them. */
export type Color = string;

type Point = { readonly x: number; readonly y: number };

/** What closed shapes and lines are drawn with. */
export type Look = {
  readonly fill?: Color;
  readonly stroke?: Color;
  readonly thickness?: number;
  readonly dashes?: readonly number[];
};

/** What is drawn on. Points are counted from the lower left corner. */
export type Canvas = {
  readonly text: (text: string, at: Point & { font: Font; size: number; color: Color }) => void;
  /** Straight lines from point to point, of one shape after the other. */
  readonly shape: (shapes: readonly (readonly Point[])[], look: Look) => void;
  readonly circle: (centre: Point, radius: number, color: Color) => void;
  /** What is drawn in other ways, as a content stream has it. */
  readonly operators: (operators: string) => void;
  /** An area that opens an address; belongs to what is tagged just now. */
  readonly link: (rect: readonly number[], url: string) => void;
};

export type Page = Canvas & {
  readonly content: readonly string[];
  /** Whose each piece of marked content is. */
  readonly owners: readonly Element[];
  readonly links: readonly { rect: readonly number[]; url: string; owner: Element | undefined }[];
};

/** A page that notes what is drawn on it. Text belongs to what is tagged just now, and in a figure all that is drawn does. */
export function startPage(tags: Tags): Page {
  const content: string[] = [];
  const owners: Element[] = [];
  const links: Page['links'][number][] = [];
  const draw = (operators: string, isText = false) => {
    const owner = isText || tags.now?.role === 'Figure' ? tags.now : undefined;
    if (!owner) return void content.push(`/Artifact BMC ${operators} EMC`);
    owner.kids.push({ page, id: owners.length });
    content.push(`/${owner.role} <</MCID ${owners.length}>> BDC ${operators} EMC`);
    owners.push(owner);
  };
  const page: Page = {
    content,
    owners,
    links,
    text: (text, { font, size, color, x, y }) =>
      draw(
        `BT ${color} rg /${font.name} ${size} Tf ${num(x)} ${num(y)} Td <${glyphCodes(font, text)}> Tj ET`,
        true,
      ),
    shape: (shapes, look) => {
      const paths = shapes.map((points) =>
        points.map(({ x, y }, at) => `${num(x)} ${num(y)} ${at === 0 ? 'm' : 'l'}`).join(' '),
      );
      const isOpen = shapes.every((points) => points.length === 2);
      draw(`q ${setLook(look)} ${paths.join(isOpen ? ' ' : ' h ')} ${paint(look, isOpen)} Q`);
    },
    circle: ({ x, y }, radius, color) => {
      // A line of no length with round ends is a disc.
      const spot = `${num(x)} ${num(y)}`;
      draw(`q ${color} RG 1 J ${2 * radius} w ${spot} m ${spot} l S Q`);
    },
    operators: (operators) => draw(operators),
    link: (rect, url) => {
      const owner = tags.now;
      const index = links.push({ rect, url, owner }) - 1;
      owner?.kids.push({ page, link: index });
    },
  };
  return page;
}

function setLook({ fill, stroke, thickness = 1, dashes }: Look): string {
  return [
    ...(fill ? [`${fill} rg`] : []),
    ...(stroke ? [`${stroke} RG ${thickness} w`] : []),
    ...(dashes ? [`[${dashes.join(' ')}] 0 d`] : []),
  ].join(' ');
}

function paint({ fill, stroke }: Look, isOpen: boolean): string {
  if (isOpen) return 'S';
  if (fill) return stroke ? 'h B' : 'h f';
  return 's';
}

export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}
