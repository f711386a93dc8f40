import type { CareerData } from './data-files.ts';
import type { ShownCareer } from './shown-career.ts';

/** Two things that cannot both be said of one career, or a sentence and the figure that it tells. */
export type Rule = {
  readonly name: string;
  /** What is said twice in two ways; nothing where the page is of one mind. */
  readonly find: (shown: ShownCareer, data: CareerData) => string | undefined;
  /** A career on whose page the contradiction is planted, and how: the rule has to find it. */
  readonly planted: { readonly career: string; readonly plant: (html: string) => string };
};

/** The words of a language. */
export type Said = { readonly es: RegExp; readonly en: RegExp };

/** Two sentences that exclude each other. */
export function bothSaid(one: string, first: RegExp, other: string, second: RegExp) {
  const [a, b] = [first.exec(one), second.exec(other)];
  return a && b ? `«${a[0]}» beside «${around(other, b)}»` : undefined;
}

function around(text: string, { index, 0: found }: RegExpExecArray): string {
  return text.slice(Math.max(0, index - 30), index + found.length + 30);
}

/** Puts a sentence into the place of what matches; throws where nothing does, for then nothing is planted. */
export function swap(html: string, found: RegExp, put: string): string {
  if (!found.test(html)) throw new Error(`nothing to plant in: ${found.source}`);
  return html.replace(found, put);
}

/** One more thing that tires people. */
export function addTires(html: string, text: string): string {
  return swap(html, /(class="is-tires">)/, `$1<li>${text}</li>`);
}

/** A figure as a page writes it. */
export function figureOf(written: string): number {
  return Number(written.replace(',', '.'));
}
