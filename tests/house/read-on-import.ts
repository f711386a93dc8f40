// Finds what a module of the app reads of the browser while it is imported: a module that comes late would read it then,
// of the page that is being left, and keep it.
import ts from 'typescript';

/** What a document's place in its history, its storage or its window may have changed by the time that it is used. */
const changing = new Set(
  'location history navigator document localStorage sessionStorage scrollX scrollY innerWidth innerHeight matchMedia performance'.split(
    ' ',
  ),
);

type Source = { readonly path: string; readonly text: string };

/** Modules that may read at once: what changes is named in them, or something is called at their top. */
const mayRead = new RegExp(
  String.raw`\b(${[...changing].join('|')})\b|^(export )?(const [^=]*= )?\w+\(`,
  'm',
);

/** `path: name` of each, whether it is read at the top of a module or by a function that is called there. */
export function readOnImport(sources: readonly Source[]): string[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const known = new Map<string, Module>();
  const find = (path: string): Module | undefined => {
    const text = texts.get(path);
    if (text !== undefined && !known.has(path)) known.set(path, moduleOf(path, text));
    return known.get(path);
  };
  return sources
    .filter(({ text }) => mayRead.test(text))
    .flatMap(({ path }) => {
      const file = find(path)?.file;
      const read = file ? namesIn(file, { path, find, seen: new Set() }) : [];
      return [...new Set(read)].map((name) => `${path}: ${name}`);
    });
}

type Module = {
  file: ts.SourceFile;
  functions: Map<string, ts.Node>;
  imports: Map<string, { from: string; name: string }>;
};
type Reading = {
  path: string;
  find: (path: string) => Module | undefined;
  seen: Set<string>;
};

function moduleOf(path: string, text: string): Module {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const functions = new Map<string, ts.Node>();
  const imports = new Map<string, { from: string; name: string }>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body) {
      functions.set(statement.name.text, statement.body);
    }
    for (const one of declarationsIn(statement)) {
      if (one.initializer && isFunction(one.initializer))
        functions.set(one.name.getText(), one.initializer.body);
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const from = pathOf(statement.moduleSpecifier.text, path);
    for (const { name, propertyName } of bindings.elements) {
      imports.set(name.text, { from, name: (propertyName ?? name).text });
    }
  }
  return { file, functions, imports };
}

function declarationsIn(statement: ts.Statement): readonly ts.VariableDeclaration[] {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
}

function pathOf(specifier: string, importer: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return new URL(specifier, `file:///${importer}`).pathname.slice(1);
}

/** What `node` reads when it is evaluated, its functions as far as they are called. */
function namesIn(node: ts.Node, reading: Reading): string[] {
  const read: string[] = [];
  const visit = (one: ts.Node): void => {
    if (isFunction(one) || ts.isTypeNode(one) || ts.isImportDeclaration(one)) return;
    if (ts.isFunctionDeclaration(one) || ts.isMethodDeclaration(one)) return;
    if (
      ts.isInterfaceDeclaration(one) ||
      ts.isTypeAliasDeclaration(one) ||
      ts.isTypeOfExpression(one)
    )
      return;
    if (ts.isCallExpression(one)) read.push(...namesOfCall(one, reading));
    if (ts.isIdentifier(one) && changing.has(one.text) && isUse(one)) read.push(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return read;
}

function namesOfCall({ expression }: ts.CallExpression, reading: Reading): string[] {
  // A function that is written where it is called runs at once.
  if (ts.isParenthesizedExpression(expression) && isFunction(expression.expression)) {
    return namesIn(expression.expression.body, reading);
  }
  const here = reading.find(reading.path);
  if (!here || !ts.isIdentifier(expression)) return [];
  const imported = here.imports.get(expression.text);
  const path = imported?.from ?? reading.path;
  const name = imported?.name ?? expression.text;
  const body = reading.find(path)?.functions.get(name);
  const key = `${path} ${name}`;
  if (!body || reading.seen.has(key)) return [];
  reading.seen.add(key);
  return namesIn(body, { ...reading, path });
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** Whether a name is the browser's own, and not a property or a binding that is called the same. */
function isUse(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) {
    return (
      parent.expression === name || /^(window|globalThis|self)$/.test(parent.expression.getText())
    );
  }
  const isNaming =
    ts.isPropertyAssignment(parent) ||
    ts.isBindingElement(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    ts.isImportSpecifier(parent);
  return !(isNaming && parent.name === name);
}
