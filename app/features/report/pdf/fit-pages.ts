import type { Style } from './pdf-theme.ts';

/** Between so many pages a report is a booklet that a family reads. */
const booklet = { least: 4, most: 8 };

/** No page is more than a third empty; a little more, for a page ends with the space below its last line. */
const fullEnough = 0.71;

/** How full each page of something is, as shares. */
type Fullness = readonly number[];

/** How a report is set: the answers are an appendix, and its pages may be left out when the report is passed on. */
export type Setting = {
  readonly rest: Style;
  readonly answers: Style;
  /** Or the answers go on where the rest ends. */
  readonly isApart: boolean;
};

/** The sets of pages that a report can be cut into, measured. */
export type Measure = {
  readonly rest: (style: Style) => Fullness;
  readonly answers: (style: Style) => Fullness;
  readonly whole: (setting: Setting) => Fullness;
};

/** How wide everything is set: 0 is the closest, for the longest reports alone; above 1 one test has little to say. */
type Width = { readonly width: number; readonly columns: number };

const best = 0.45;
const step = 0.05;
const coarse = 3;

/** From the one that reads best outwards: first in long strides, then those between. */
const fromTheBest: readonly Width[] = [2, 1].flatMap((columns) => {
  const distances = Array.from({ length: 18 }, (_, index) => index);
  const strides = distances.filter((index) => index % coarse === 0);
  return [...new Set([...strides, ...distances])]
    .flatMap((index) => [best + index * step, ...(index > 0 ? [best - index * step] : [])])
    .filter((width) => width > -step / 2)
    .map((width) => ({ width, columns }));
});

/** Between those, in the closest strides: for the few reports that none of them fits. */
const between: readonly Width[] = Array.from({ length: 100 }, (_, index) => ({
  width: index / 80,
  columns: 2,
}));

/** From the closest: there to check a sum, not to be read through. */
const answerStyles: readonly Style[] = [2, 1].flatMap((columns) =>
  Array.from({ length: 14 }, (_, index) => answerStyleOf({ width: index / 10, columns })),
);

function styleOf({ width, columns }: Width): Style {
  return { columns, text: 8.6 + 2.4 * width, leading: 1.2 + 0.25 * width, air: 0.4 + width };
}

function answerStyleOf({ width, columns }: Width): Style {
  return { ...styleOf({ width, columns }), text: 8 + (columns > 1 ? 1 : 1.6) * width };
}

/**
 * The setting that reads best among those that make a booklet of full pages. The rest and the answers are tried apart;
 * only where that finds nothing do the answers go on where the rest ends.
 */
export function fitPages(measure: Measure): Setting {
  const known = new Map<Style, Fullness>();
  const answerPages = (style: Style) => {
    const pages = known.get(style) ?? measure.answers(style);
    known.set(style, pages);
    return pages;
  };
  const answersAfter = (pages: Fullness) => {
    for (const style of answerStyles) {
      const all = [...pages, ...answerPages(style)];
      if (all.length > booklet.most) return undefined;
      if (pagesOff(all) === 0 && isFull(all)) return style;
    }
    return undefined;
  };
  // What is set wider is longer.
  let tooWide = Infinity;
  for (const tried of fromTheBest) {
    if (tried.width >= tooWide) continue;
    const rest = styleOf(tried);
    const pages = measure.rest(rest);
    if (pages.length >= booklet.most) tooWide = tried.width;
    else if (isFull(pages)) {
      const answers = answersAfter(pages);
      if (answers) return { rest, answers, isApart: true };
    }
  }
  return bestWhole(measure);
}

function bestWhole(measure: Measure): Setting {
  const tried: { setting: Setting; pages: Fullness }[] = [];
  for (const width of [...fromTheBest, ...between]) {
    const setting = { rest: styleOf(width), answers: answerStyleOf(width), isApart: false };
    const pages = measure.whole(setting);
    if (pagesOff(pages) === 0 && isFull(pages)) return setting;
    tried.push({ setting, pages });
  }
  const [first] = tried.toSorted(
    (one, other) =>
      pagesOff(one.pages) - pagesOff(other.pages) || emptiest(other.pages) - emptiest(one.pages),
  );
  if (!first) throw new Error('there is no setting to lay a report out in');
  return first.setting;
}

function isFull(pages: Fullness): boolean {
  return emptiest(pages) >= fullEnough;
}

function emptiest(pages: Fullness): number {
  return Math.min(fullEnough, ...pages);
}

/** How far a document is from the length of a report, in pages. */
function pagesOff({ length }: Fullness): number {
  return Math.max(0, booklet.least - length, length - booklet.most);
}
