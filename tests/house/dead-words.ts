// Which sentences of the dictionaries nobody asks for. TypeScript's own types say to which dictionary a name belongs: where
// code writes `words.title`, only the `title` that this type declares is asked for, not every one of that name.
import { relative } from 'node:path';
import ts from 'typescript';

const SPANISH =
  /^content\/(dictionaries|sentences\/[^/]+|instruments\/([^/]+\/)?words)\/es\/[\w-]+\.ts$/;
const OTHER_LANGUAGE = /^content\/.*\/en\/[\w-]+\.ts$/;
const DEEPEST = 8;

type Sentence = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

/** `path: name.of.the.sentence` of each that no code reads. `files`: absolute paths of all modules of the clone but tests. */
export function deadWords(root: string, files: readonly string[], options: ts.CompilerOptions) {
  const program = ts.createProgram([...files], options);
  const pathOf = (file: ts.SourceFile) => relative(root, file.fileName);
  const sources = files.flatMap((path) => program.getSourceFile(path) ?? []);
  const spanish = sources.filter((file) => SPANISH.test(pathOf(file)));
  const declared = new Set<ts.Node>(spanish.flatMap(sentencesOf));
  const asked = askedIn(
    sources.filter((file) => !OTHER_LANGUAGE.test(pathOf(file))),
    program.getTypeChecker(),
    (node) => declared.has(node),
    (file) => SPANISH.test(pathOf(file)),
  );
  const name = (sentence: ts.Node) =>
    `${oneInstrument(pathOf(sentence.getSourceFile()))}: ${pathTo(sentence).join('.')}`;
  const alive = new Set([...asked].map(name));
  return {
    count: declared.size,
    dead: outermost([...declared].map(name).filter((one) => !alive.has(one))),
  };
}

/** Entries of literals without a type of their own: what has one declares its names elsewhere. */
function sentencesOf(file: ts.SourceFile): Sentence[] {
  const found: Sentence[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.type) return;
    if (ts.isCallExpression(node)) return;
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) found.push(node);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** The three instruments have words of one shape, of which code asks by the name of the instrument. */
function oneInstrument(path: string): string {
  return path.replace(/instruments\/\w+\/words/, 'instruments/*/words');
}

/** The names on the way to a sentence; entries of a list are one. */
function pathTo(sentence: ts.Node): string[] {
  const parts: string[] = [];
  for (let node = sentence; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      parts.unshift(node.name.getText());
    } else if (ts.isArrayLiteralExpression(node)) parts.unshift('*');
    else if (ts.isVariableDeclaration(node)) parts.unshift(node.name.getText());
  }
  return parts;
}

/** Without what stands inside another dead one. */
function outermost(names: readonly string[]): string[] {
  const all = new Set(names);
  return [...all].filter((name) => {
    const parts = name.split('.');
    return !parts.some(
      (_, at) => at > 0 && at < parts.length && all.has(parts.slice(0, at).join('.')),
    );
  });
}

/** Every declared sentence that these modules read: by name, by a key, by taking a literal apart, or by handing it on. */
function askedIn(
  modules: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
  isWord: (node: ts.Node) => boolean,
  isDictionary: (file: ts.SourceFile) => boolean,
): Set<ts.Node> {
  const asked = new Set<ts.Node>();
  const mark = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.filter(isWord).forEach((one) => asked.add(one));
  const isOfWords = (symbol: ts.Symbol) => symbol.declarations?.some(isWord) === true;
  const entryOf = (type: ts.Type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  const hasWords = (type: ts.Type): boolean =>
    (type.flags & ts.TypeFlags.StructuredType) !== 0 &&
    (checker.getPropertiesOfType(type).some(isOfWords) || isList(type));
  function isList(type: ts.Type): boolean {
    const entry = entryOf(type);
    return entry !== undefined && checker.getPropertiesOfType(entry).some(isOfWords);
  }

  function markAll(type: ts.Type, depth = 0): void {
    if (depth > DEEPEST) return;
    if (type.isUnion()) return type.types.forEach((one) => markAll(one, depth));
    const entry = entryOf(type);
    if (entry) return markAll(entry, depth + 1);
    if (!(type.flags & ts.TypeFlags.Object)) return;
    for (const symbol of checker.getPropertiesOfType(type).filter(isOfWords)) {
      mark(symbol);
      markAll(checker.getTypeOfSymbol(symbol), depth + 1);
    }
  }

  function markKeys(of: ts.Type, key: ts.Type): void {
    const keys = literalsOf(key, checker);
    if (keys === 'any') checker.getPropertiesOfType(of).forEach(mark);
    else keys.forEach((one) => mark(checker.getPropertyOfType(of, one)));
  }

  /** Handed to something of another type: what that type names is asked for, or all where it names nothing. */
  function handOn(type: ts.Type, to: ts.Type, depth = 0): void {
    if (type === to || depth > DEEPEST) return;
    if (type.isUnion()) return type.types.forEach((one) => handOn(one, to, depth));
    if (to.isUnion()) return to.types.forEach((one) => handOn(type, one, depth));
    if (to.flags & ts.TypeFlags.TypeParameter) {
      const limit = checker.getBaseConstraintOfType(to);
      if (limit && !(limit.flags & ts.TypeFlags.Unknown)) handOn(type, limit, depth + 1);
      return;
    }
    if (to.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive))
      return markAll(type);
    const [entry, entryTo] = [entryOf(type), entryOf(to)];
    if (entry) return entryTo && handOn(entry, entryTo, depth + 1);
    if (!(type.flags & to.flags & ts.TypeFlags.StructuredType)) return;
    const wanted = checker.getPropertiesOfType(to);
    const takesAll = wanted.length === 0 && to.getCallSignatures().length === 0;
    if (takesAll || checker.getIndexTypeOfType(to, ts.IndexKind.String)) return markAll(type);
    for (const one of wanted) {
      const own = checker.getPropertyOfType(type, one.name);
      if (!own) continue;
      if (isOfWords(own) && !isOfWords(one)) mark(own);
      handOn(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(one), depth + 1);
    }
  }

  function look(node: ts.Node, inDictionary: boolean): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node)) {
      const of = checker.getApparentType(checker.getTypeAtLocation(node.expression));
      markKeys(of, checker.getTypeAtLocation(node.argumentExpression));
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const of = checker.getApparentType(checker.getTypeAtLocation(node.parent));
      const name = node.propertyName ?? node.name;
      if (ts.isComputedPropertyName(name)) markKeys(of, checker.getTypeAtLocation(name.expression));
      else if (!node.dotDotDotToken) mark(checker.getPropertyOfType(of, name.getText()));
    } else if (ts.isJsxSpreadAttribute(node)) {
      const to = checker.getContextualType(node.parent);
      if (to) handOn(checker.getTypeAtLocation(node.expression), to);
    }
    if (!inDictionary && canBeHandedOn(node)) {
      const type = checker.getTypeAtLocation(node);
      const to = hasWords(type) && checker.getContextualType(node);
      if (to) handOn(type, to);
      // Of two shapes that are equal, the type of either keeps only one.
      if (hasWords(type) && isOneOfSeveral(node)) markAll(type);
    }
    ts.forEachChild(node, (child) => look(child, inDictionary));
  }

  for (const file of modules) look(file, isDictionary(file));
  return asked;
}

/** The keys that a type can be; `any` where it is not known. */
function literalsOf(type: ts.Type, checker: ts.TypeChecker): string[] | 'any' {
  if (type.isUnion()) {
    const each = type.types.map((one) => literalsOf(one, checker));
    return each.includes('any') ? 'any' : each.flat();
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return [String(type.value)];
  if (type.flags & (ts.TypeFlags.Number | ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return [];
  const limit = checker.getBaseConstraintOfType(type);
  return limit && limit !== type ? literalsOf(limit, checker) : 'any';
}

function canBeHandedOn(node: ts.Node): node is ts.Expression {
  return (
    (ts.isIdentifier(node) && ts.isExpression(node)) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isObjectLiteralExpression(node)
  );
}

function isOneOfSeveral(node: ts.Expression): boolean {
  return ts.isConditionalExpression(node.parent) && node.parent.condition !== node;
}
