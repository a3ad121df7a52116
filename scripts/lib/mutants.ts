import ts from 'typescript';

/** A change of a source file that tests should detect. */
export interface Mutant {
  /** One-based line. */
  line: number;
  from: number;
  to: number;
  /** The source between `from` and `to`, and its replacement. */
  was: string;
  becomes: string;
}

const OPERATORS: Partial<Record<ts.SyntaxKind, string[]>> = {
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.PercentToken]: ['*'],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
};

const METHODS: Record<string, string> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/**
 * Returns the mutants of a TypeScript file: another operator, condition, number, boolean or method, and
 * omitted call statements. Types, imports and texts stay.
 */
export function mutantsOf(path: string, source: string): Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];

  const add = (node: ts.Node, becomes: string) => {
    const from = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(from).line + 1;
    found.push({ line, from, to: node.end, was: source.slice(from, node.end), becomes });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      for (const other of OPERATORS[node.operatorToken.kind] ?? []) add(node.operatorToken, other);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(file));
    } else if (ts.isConditionalExpression(node) || ts.isIfStatement(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      for (const always of ['true', 'false']) add(condition, always);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
      add(node, `(${node.text} + 1)`);
    else if (ts.isPropertyAccessExpression(node)) {
      const other = METHODS[node.name.text];
      if (other && ts.isCallExpression(node.parent) && node.parent.expression === node) add(node.name, other);
    } else if (ts.isExpressionStatement(node) && isCall(node.expression)) add(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isCall = (expression: ts.Expression): boolean =>
  ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression);
