// What a module of words may not hold: functions, and calls of any. Sentences with figures are told in `content/sentences`.
import ts from 'typescript';
import type { Source } from './clone-files.ts';

/** The names of instruments are asked for; the build writes them into the dictionary (`tools/build/written-names.ts`). */
const MAY_CALL = 'namesIn';

const isWords = /^content\/(dictionaries|instruments\/([^/]+\/)?words)\/\w+\/[\w-]+\.ts$/;

/** Modules of words, tests apart. */
export function modulesOfWords<One extends Pick<Source, 'path'>>(sources: readonly One[]): One[] {
  return sources.filter(({ path }) => isWords.test(path));
}

/** `path:line: function` or `path:line: call of <name>`, for each. */
export function codeInWords({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, what: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${path}:${line + 1}: ${what}`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !ts.isTypeNode(node)) note(node, 'function');
    const called = calledIn(node, file);
    if (called !== undefined && called !== MAY_CALL) note(node, `call of ${called}`);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

function calledIn(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.expression.getText(file);
  return ts.isTaggedTemplateExpression(node) ? node.tag.getText(file) : undefined;
}
