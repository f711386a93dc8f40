import ts from 'typescript';
import { parse } from './set-properties.ts';

/** A source without the helpers, constants and imports of its own that nothing in it uses any more. */
export function dropUnused(path: string, text: string): string {
  const file = parse(path, text);
  const uses = new Map<string, number>();
  const count = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, count);
  };
  count(file);
  const unused = file.statements.flatMap(named).find(({ name }) => uses.get(name) === 1);
  if (!unused) return text;
  const { from, to } = unused;
  return dropUnused(path, text.slice(0, from) + text.slice(to));
}

/** What a statement names for this file alone, and where it stands with its comment. */
function named(statement: ts.Statement): { name: string; from: number; to: number }[] {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map((element, index, all) => ({
      name: element.name.text,
      from: element.getFullStart(),
      to: all[index + 1]?.getFullStart() ?? element.end,
    }));
  }
  const whole = { from: statement.getFullStart(), to: statement.end };
  if (ts.isFunctionDeclaration(statement) && statement.name && !statement.modifiers) {
    return [{ name: statement.name.text, ...whole }];
  }
  if (!ts.isVariableStatement(statement) || statement.modifiers) return [];
  const [first, second] = statement.declarationList.declarations;
  return first && !second ? [{ name: first.name.getText(), ...whole }] : [];
}
