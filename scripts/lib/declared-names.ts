import ts from 'typescript';

export interface DeclaredName {
  name: string;
  /** From 1. */
  line: number;
}

/** `tienda-…` in a class, `--tienda-…`, and `data-…` where a string is one or looks for one. */
const NAME_IN_TEXT = /(?:--|\b)tienda-[\w-]+|(?<=\[|^)data-[a-z]+(?:-[a-z]+)*(?![\w-])/g;

/**
 * The names that a file gives: to variables, functions, parameters, types and their members, keys of objects, what it
 * imports under another name, `data-*` attributes, classes and custom properties. A name that is only used was given
 * elsewhere, by us or by a library.
 */
export function declaredNames(file: string, code: string): DeclaredName[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const names: DeclaredName[] = [];

  function add(node: ts.Node, name: string) {
    // Anything else is a key that is a selector, an address or a word that is shown.
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
  // `{ a: b }` gives b, `import { a as b }` too; what they call a got its name where it stands.
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
