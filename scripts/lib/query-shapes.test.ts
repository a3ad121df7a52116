import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The only file that may store another shape under a generated key, with a name in the key. */
const FACTORY = 'app-core/src/queries/call-options.ts';
const files = globSync(
  ['app-core', 'backoffice', 'storefront'].map((name) => `${name}/src/**/*.{ts,tsx}`),
  { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**', FACTORY] },
);

interface Found {
  /** Names of keys and shapes, one per use. */
  names: string[];
  /** Lines with a custom query function under a key that another call may use. */
  shared: number[];
}

function look(path: string, code: string): Found {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const found: Found = { names: [], shared: [] };
  const app = path.split('/')[0];

  const nameOf = (node: ts.Expression | undefined) =>
    node && ts.isStringLiteral(node) ? `${app} ${node.text}` : undefined;

  function add(node: ts.Node, name: string | undefined): void {
    if (name) found.names.push(name);
    else found.shared.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
  }

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node)) {
      const part = (name: string) =>
        node.properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name);
      const key = part('queryKey');
      const written = key && ts.isPropertyAssignment(key) ? key.initializer : undefined;
      const list = written && ts.isArrayLiteralExpression(written) ? written : undefined;
      if (part('queryFn')) add(node, nameOf(list?.elements[0]));
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      if (node.expression.text === 'shapedOptions') add(node, nameOf(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}

it.each([
  ['the key of another call', 'useQuery({ queryKey: call.queryKey, queryFn: async () => 1 })'],
  ['a key from a parameter', 'const shaped = { queryKey, queryFn: async () => 1 };'],
  ['the key of spread options', 'useQuery({ ...productosListOptions(), queryFn: async () => 1 })'],
  ['a generated key in a list', 'useQuery({ queryKey: [...marcasListQueryKey()], queryFn: async () => 1 })'],
  ['a shape with a computed name', 'shapedOptions(name, call, (answer) => answer.total)'],
])('finds a second shape under %s', (_, code) => {
  expect(look('storefront/src/x.ts', code)).toEqual({ names: [], shared: [1] });
});

it('stores one shape under each query key', () => {
  const found = files.map((path) => ({ path, ...look(path, readFileSync(`${root}/${path}`, 'utf8')) }));
  expect(found.flatMap(({ path, shared }) => shared.map((line) => `${path}:${line}`))).toEqual([]);
  const names = found.flatMap((one) => one.names).sort();
  expect(names.length).toBeGreaterThan(8);
  expect(names).toEqual([...new Set(names)]);
});
