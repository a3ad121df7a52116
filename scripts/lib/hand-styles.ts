/**
 * Finds hard-coded styles that have a theme token: colours everywhere, in the apps also sizes, type and
 * shadows. Parses the syntax, to distinguish styles from text. Allowed are zero, percentages, fr, units of
 * window and text (vh, ch, em), spacing factors in `sx`, sizes of pictures, and values from the theme.
 */
import ts from 'typescript';
import {
  colourIn,
  hasShadow,
  isColourName,
  isLength,
  isSpacing,
  isType,
  namedColourIn,
  sizeIn,
} from './style-words.ts';
import { readAll } from './workspace.ts';

/** Numbers are px in a CSS object and spacing factors in `sx`; elsewhere their meaning is unknown. */
type Place = 'code' | 'css' | 'sx';
interface Scope {
  place: Place;
  /** The property or attribute of a value, across breakpoints and conditions. */
  name: string;
}

const USE = {
  colour: "a colour of the theme: theme.tokens.palette.… or 'error.main' in sx",
  size: 'theme.spacing(n), 4 px each, or a token of ui-kit/theme/tokens',
  type: 'a variant of the theme: typography: "subtitle2" in sx, ...theme.typography.subtitle2 in styled',
  shadow: 'none: only what floats has one, and that is the kit',
  breakpoint: 'a name: xs, sm, md, lg, xl',
} as const;

const SOURCES = '{storefront,backoffice,ui-kit}/src/**/*.{ts,tsx}';
/** Code that no customer sees, generated code, and the theme itself. */
const EXEMPT = /\.(test|stories)\.tsx?$|\.gen\.ts$|\/test(ing)?\/|^ui-kit\/src\/theme\//;

/** Returns one line per hard-coded style: position, value and alternative. */
export const handStyles = (): string[] =>
  readAll(SOURCES, EXEMPT).flatMap(({ file, text }) =>
    handStylesIn(file, text, { sizes: !file.startsWith('ui-kit/') }),
  );

export function handStylesIn(file: string, code: string, { sizes = true } = {}): string[] {
  // Skip parsing: most kit files have no colours.
  if (!sizes && !colourIn(code) && !namedColourIn(code.replace(/['"`;]/g, ' '))) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];

  function report(node: ts.Node, what: string, use: keyof typeof USE) {
    if (!sizes && use !== 'colour') return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1}: ${what} by hand; use ${USE[use]}`);
  }

  function visitText(node: ts.Node, text: string, { place, name }: Scope) {
    // A drawing has its own colours; a URL or an id only looks like a colour.
    if (text.includes('<') || /^(href|id|to|hash|src|sizes)$/.test(name)) return;
    const colour = colourIn(text) ?? (isColourName(name) ? namedColourIn(text) : undefined);
    if (colour) report(node, colour, 'colour');
    if (place !== 'code' && hasShadow(name, text)) return report(node, `${name}: ${text}`, 'shadow');
    if (place !== 'code' && isType(name, text)) return report(node, `${name}: ${text}`, 'type');
    const size = sizeIn(text);
    if (size) report(node, size, 'size');
  }

  function visitNumber(node: ts.NumericLiteral, { place, name }: Scope) {
    const value = Number(node.text);
    if (place === 'code' || value === 0) return;
    if (isType(name)) report(node, `${name}: ${node.text}`, 'type');
    else if (place === 'css' && (isLength(name) || isSpacing(name))) {
      report(node, `${name}: ${node.text}`, 'size');
    } else if (place === 'sx' && isLength(name) && value > 1) report(node, `${name}: ${node.text}`, 'size');
  }

  function visit(node: ts.Node, scope: Scope): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) visitText(node, node.text, scope);
    else if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
        visitText(part, part.text, scope);
      }
    } else if (ts.isNumericLiteral(node)) visitNumber(node, scope);
    else if (isBreakpointCall(node) && node.arguments.some(ts.isNumericLiteral)) {
      report(node, 'a breakpoint', 'breakpoint');
    }
    ts.forEachChild(node, (child) => visit(child, scopeOf(child, node, scope)));
  }

  /** Returns the scope of a child node. */
  function scopeOf(child: ts.Node, parent: ts.Node, scope: Scope): Scope {
    if (ts.isJsxAttribute(parent)) {
      const name = parent.name.getText(source);
      if (/^(width|height)$/.test(name)) return { place: isMedia(parent, source) ? 'code' : 'css', name };
      return { place: placeOf(name) ?? 'code', name };
    }
    if (ts.isPropertyAssignment(parent) && child === parent.initializer) {
      const name = ts.isComputedPropertyName(parent.name)
        ? ''
        : parent.name.getText(source).replace(/['"]/g, '');
      const place = placeOf(name) ?? scope.place;
      return { place, name: /^(xs|sm|md|lg|xl)$/.test(name) ? scope.name : name };
    }
    if (ts.isCallExpression(parent) && child !== parent.expression) {
      // Arguments of theme functions are allowed: spacing(3), alpha(…), repeat(2).
      return isStyled(parent, source) ? { place: 'css', name: '' } : { ...scope, place: 'code' };
    }
    // A multiple of a token is allowed.
    if (ts.isBinaryExpression(parent) && /^[*/]$/.test(parent.operatorToken.getText(source))) {
      return { ...scope, place: 'code' };
    }
    if (scope.place === 'code' && takesTheme(parent, source)) return { place: 'css', name: '' };
    if (
      ts.isVariableDeclaration(parent) &&
      /^(CSSObject|CSSProperties)/.test(parent.type?.getText(source) ?? '')
    ) {
      return { place: 'css', name: '' };
    }
    return scope;
  }

  visit(source, { place: 'code', name: '' });
  return found;
}

const placeOf = (name: string): Place | undefined =>
  /^sx$|Sx$/.test(name) ? 'sx' : /^styles?$/.test(name) ? 'css' : undefined;

/** An element with a source has its own size, to reserve its space; so has a drawing. */
function isMedia(attribute: ts.JsxAttribute, source: ts.SourceFile): boolean {
  const { parent, properties } = attribute.parent;
  const tag = parent.tagName.getText(source);
  const names = properties.map((one) => (ts.isJsxAttribute(one) ? one.name.getText(source) : ''));
  return /^[a-z]/.test(tag) || names.some((name) => name === 'src' || name === 'source');
}

/** `styled('div', …)(this)` and `keyframes(this)`. */
const isStyled = (call: ts.CallExpression, source: ts.SourceFile): boolean =>
  (ts.isCallExpression(call.expression) && /^styled\b/.test(call.expression.getText(source))) ||
  /^(css|keyframes)$/.test(call.expression.getText(source));

/** `(theme) => …` and `({ theme }) => …` create styles. */
const takesTheme = (node: ts.Node, source: ts.SourceFile): boolean =>
  (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) &&
  node.parameters.some((parameter) => /^(theme\b|\{\s*theme\b)/.test(parameter.getText(source)));

const isBreakpointCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^(up|down|between|only)$/.test(node.expression.name.text) &&
  ts.isPropertyAccessExpression(node.expression.expression) &&
  node.expression.expression.name.text === 'breakpoints';
