import ts from 'typescript';

export interface DeclaredName {
  name: string;
  /** One-based. */
  line: number;
}

/** `tienda-…` classes, `--tienda-…`, and `data-…` attributes in strings. */
const NAME_IN_TEXT = /(?:--|\b)tienda-[\w-]+|(?<=\[|^)data-[a-z]+(?:-[a-z]+)*(?![\w-])/g;

/**
 * Returns the names that a file declares: variables, functions, parameters, types and members, keys, import
 * aliases, `data-*` attributes, classes and custom properties.
 */
export function declaredNames(file: string, code: string): DeclaredName[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const names: DeclaredName[] = [];

  function add(node: ts.Node, name: string) {
    // Other keys are selectors, addresses or shown words.
    if (!/^[\w$-]+$/.test(name)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    names.push({ name, line: line + 1 });
  }

  function visit(node: ts.Node): void {
    const given = nameOf(node);
    if (given && (ts.isIdentifier(given) || ts.isStringLiteral(given))) add(given, given.text);
    else if (given && ts.isPrivateIdentifier(given)) add(given, given.text.slice(1));
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text.startsWith('data-')) {
      add(node, node.name.text);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      for (const [name] of node.text.matchAll(NAME_IN_TEXT)) add(node, name);
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return names;
}

function nameOf(node: ts.Node): ts.Node | undefined {
  // `{ a: b }` and `import { a as b }` declare b.
  if (ts.isBindingElement(node)) return node.propertyName ? node.name : undefined;
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return node.propertyName && node.name;
  if (ts.isImportClause(node) || ts.isNamespaceImport(node) || ts.isNamespaceExport(node)) return node.name;
  if (ts.isShorthandPropertyAssignment(node)) return undefined;
  return ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node)
    ? node.name
    : undefined;
}
