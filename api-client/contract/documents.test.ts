import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, type OperationShape, operations } from './index.ts';

const all: readonly OperationShape[] = operations;

/** Returns the names of a schema's fields, and the values of its enums. */
const propertiesOf = (schema: unknown): unknown[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' ? Object.keys(value) : key === 'enum' ? Object.values(value) : []),
        ...propertiesOf(value),
      ]);

const namesIn = (schema: Answer | undefined, io: 'input' | 'output') =>
  schema && !('file' in schema) ? propertiesOf(z.toJSONSchema(schema, { io })) : [];

/** Returns all names in a call's input and output. */
const namesOf = ({ params, query, body, answers }: OperationShape) => [
  ...[params, query, body?.schema].flatMap((schema) => namesIn(schema, 'input')),
  ...Object.values(answers).flatMap((answer) => namesIn(answer, 'output')),
];

const everyName = new Set(all.flatMap(namesOf));

/** Returns the words of a table cell that look like field names or are names of fields. */
const fieldsIn = (text: string) =>
  text
    // Remove words of the sentence that are fields elsewhere.
    .replace(/(bearer|no|without a) token|\[i\]|no (body|auth header)|for the week|\| data$/gi, '')
    .split(/[^\w]+/)
    .filter((word) => /[a-z](_[a-z]|[A-Z])/.test(word) || everyName.has(word));

/** Splits cells such as `GET /marcas/search, /etiquetas/search` into their calls. */
const routesIn = (cell: string) => {
  const method = /^[A-Z]+/.exec(cell)?.[0];
  return [...cell.matchAll(/\/[\w/{}-]+/g)].map(([path]) => `${method} ${path}`);
};

const pattern = ({ method, path }: OperationShape) =>
  new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '(\\{\\w+\\}|pedido|usuario)')}$`);

const documentOf = (app: string) =>
  readFileSync(new URL(`../../docs/spec/${app}.md`, import.meta.url), 'utf8').replace(/ \[[TP][\d.]+\]/g, '');

function expectCalls(app: string, count: number) {
  const rows = [...documentOf(app).matchAll(/^\| ([A-Z]+ \/.*?) \| (.*) \|$/gm)];
  expect(rows).toHaveLength(count);
  for (const [, calls = '', rest = ''] of rows) {
    const routes = routesIn(calls);
    const described = routes.map((route) => all.find((one) => pattern(one).test(route)));
    // A field belongs to one of the calls that share a row, such as 'marcas / etiquetas'.
    const names = described.flatMap((operation) => (operation ? namesOf(operation) : []));
    expect(described, calls).not.toContain(undefined);
    expect(names, calls).toEqual(expect.arrayContaining(fieldsIn(rest)));
  }
}

it("contains each call of the storefront's table with its fields [T7.2…T7.21]", () => {
  expectCalls('storefront', 20);
});

it('contains each call of the staff table with its fields [P7.1…P7.15 P7.17…P7.27 P7.29…P7.42]', () => {
  expectCalls('backoffice', 40);
});

it.each([
  ['storefront', '**Producto:**', /^\/productos/],
  ['storefront', '**Marca:**', /^\/marcas/],
  ['storefront', '**Categoria:**', /^\/categorias/],
  ['storefront', '**Etiqueta:**', /^\/etiquetas/],
  ['storefront', '**Usuario:**', /^\/usuarios/],
  ['backoffice', 'Order (pedido):', /^\/pedidos/],
  ['backoffice', 'Order line (detalle de pedido):', /^\/detalles-pedidos/],
  ['backoffice', 'User:', /^\/usuarios/],
  ['backoffice', 'Product:', /^\/productos/],
  ['backoffice', 'Brand:', /^\/(marcas|categorias|etiquetas)/],
])('%s has the fields of %s [T3.1…T3.5 P3.1…P3.5]', (app, entity, path) => {
  const [, sentence = ''] = documentOf(app).split(`\n- ${entity}`);
  const fields = fieldsIn(sentence.split('\n')[0] ?? '');
  const names = all.filter((one) => path.test(one.path)).flatMap(namesOf);
  expect(fields).not.toEqual([]);
  expect(names).toEqual(expect.arrayContaining(fields));
});

it.each(['pedidos', 'usuarios', 'productos', 'marcas', 'etiquetas', 'categorias'])(
  'returns a list of %s under their name, with the total [T3.11 P3.11 P7.28]',
  (name) => {
    const list = all.find(({ method, path }) => method === 'GET' && path === `/${name}`);
    expect(list && namesOf(list)).toEqual(expect.arrayContaining(['limit', 'offset', name, 'total']));
  },
);
