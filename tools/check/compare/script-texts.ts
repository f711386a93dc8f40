import ts from 'typescript';

/** The texts and figures that stand in scripts, each with the first script that has it. */
export type ScriptTexts = Map<string, string>;

/** Characters at which packed data is taken apart. */
const seams = /[\n\t|;]/;
/** Two words, a letter that only some languages have, or a figure. */
const telling = /\p{L}\s+\p{L}|[^\p{ASCII}]|\d/u;
/** Figures of two digits are everywhere in code; names of files and digests are compared elsewhere or not at all. */
const untold = /^\d{1,2}$|^[./]*[\w./-]+\.(js|css|woff2)$|^[0-9a-f]{12,64}$|^\/assets\//;

/**
 * Adds the texts and figures that a script holds, wherever they stand in it: code moves between files and its names change, what
 * it says stays. Left out are texts of one word, names of files, and keys of objects.
 */
export function addScriptTexts(said: ScriptTexts, path: string, script: string): void {
  const add = (piece: string) => {
    if (telling.test(piece) && !untold.test(piece)) said.set(piece, said.get(piece) ?? path);
  };
  visitLiterals(script, (text, isFigure) => {
    if (isFigure) add(String(Number(text)));
    else addValue(jsonOf(text) ?? text, add);
  });
}

/** The addresses that a script names, also those of a list in one text. */
export function addressesIn(script: string): string[] {
  const found: string[] = [];
  visitLiterals(script, (text) => {
    if (/^\/\w|^\/$/.test(text)) found.push(...text.split(','));
  });
  return found;
}

function visitLiterals(script: string, tell: (text: string, isFigure: boolean) => void): void {
  const { Latest } = ts.ScriptTarget;
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node)) tell(node.text, true);
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) tell(node.text, false);
    else if (ts.isTemplateMiddleOrTemplateTail(node)) tell(node.text, false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', script, Latest, false, ts.ScriptKind.JS));
}

function addValue(value: unknown, add: (piece: string) => void): void {
  if (typeof value === 'string') for (const piece of value.split(seams)) add(piece.trim());
  else if (typeof value === 'number') add(String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) addValue(inner, add);
  }
}

/** What a text means that is a list or an object in JSON. */
function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
