// Reads `docs/adding.md`: how one adds a thing to this house. The tests and the drill follow what it says, word by word.
import { textOf } from './clone-files.ts';

/** One numbered line of a recipe: a file, and what becomes of it. */
export type Step = {
  /** With `<placeholders>`; a folder ends with a slash. */
  readonly path: string;
  /** The line that the new ones stand beside, or `after` which words of a line; without, the file is a new one. */
  readonly beside: { readonly side: Side; readonly line: string } | undefined;
  readonly text: string;
  /** The lines to write. */
  readonly code: string | undefined;
};

export type Side = 'below' | 'above' | 'after';

export type Recipe = { readonly title: string; readonly steps: readonly Step[] };

const STEP = /^\d+\. `([^`]+)`(?:, (below|above|after) `([^`]+)`)?: (.+)$/;

/** In the order of the document. */
export const recipes: readonly Recipe[] = readRecipes(textOf('docs/adding.md'));

/** @throws Error when the document has no such recipe. */
export function recipeFor(title: string): Recipe {
  const found = recipes.find((recipe) => recipe.title === title);
  if (!found) throw new Error(`docs/adding.md has no recipe "${title}"`);
  return found;
}

/** The steps that write lines into a file that is there. */
export function linesOf({ steps }: Recipe): readonly Step[] {
  return steps.filter(({ beside }) => beside);
}

export function readRecipes(text: string): Recipe[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...lines] = chapter.split('\n');
      return { title, steps: stepsIn(lines) };
    });
}

/** @throws Error for a numbered line that is not written as a step is. */
function stepsIn(lines: readonly string[]): Step[] {
  return lines.flatMap((line, index) => {
    if (!/^\d+\. /.test(line)) return [];
    const [, path, side, beside = '', text] = STEP.exec(line) ?? [];
    if (!path || !text) throw new Error(`no step of a recipe: ${line}`);
    const next = lines.findIndex((other, at) => at > index && /^\S/.test(other));
    const below = lines.slice(index + 1, next === -1 ? undefined : next);
    return [
      {
        path,
        beside: isSide(side) ? { side, line: beside } : undefined,
        text: [text, ...below.slice(0, fenceIn(below))].join(' ').replace(/\s+/g, ' ').trim(),
        code: codeIn(below),
      },
    ];
  });
}

function isSide(word: string | undefined): word is Side {
  return word === 'below' || word === 'above' || word === 'after';
}

function fenceIn(lines: readonly string[]): number {
  const fence = lines.findIndex((line) => /^ {3,4}```/.test(line));
  return fence === -1 ? lines.length : fence;
}

/** What stands between the fences, without their indentation. */
function codeIn(lines: readonly string[]): string | undefined {
  const [fence = '', ...code] = lines.slice(fenceIn(lines));
  const indent = fence.search(/\S/);
  const end = code.findIndex((line) => line.slice(indent).startsWith('```'));
  if (end === -1) return undefined;
  return code
    .slice(0, end)
    .map((line) => line.slice(indent))
    .join('\n');
}
