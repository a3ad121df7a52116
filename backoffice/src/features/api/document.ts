import { queryOptions } from '@tanstack/react-query';

/** The part of JSON Schema that the document uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  [limit: string]: unknown;
}

type Content = Record<string, { schema: Schema }>;

interface Answer {
  $ref?: string;
  description?: string;
  content?: Content;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-audience': string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The API document of this panel's version. */
export const apiDocument = queryOptions({
  queryKey: ['api-document'],
  queryFn: async () => (await import('api-client/openapi/backoffice.json?raw')).default,
  staleTime: Number.POSITIVE_INFINITY,
});

export const callsOf = (document: ApiDocument): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** Returns the calls whose path, name or summary contain every word. */
export function matching(calls: readonly Call[], term: string): Call[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ method, path, operation }) => {
    const text = `${method} ${path} ${operation.operationId} ${operation.summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Returns the responses by status, with `$ref` resolved. */
export function listAnswers({ operation }: Call, { components }: ApiDocument) {
  return Object.entries(operation.responses).map(([status, { $ref, ...own }]) => ({
    status,
    ...($ref ? components.responses[$ref.split('/').at(-1) ?? ''] : own),
  }));
}

/** The constraints that are shown beside a type. */
const LIMITS = ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'];

const INDENT = '  ';

/** Returns a schema as text: `{ nombre: string (maxLength 80) }`, one line per field, `?` for an optional field. */
export function shapeText(schema: Schema, document: ApiDocument, indent = '', seen: string[] = []): string {
  const write = (part: Schema, deeper = indent) => shapeText(part, document, deeper, seen);
  const name = schema.$ref?.split('/').at(-1);
  if (name) {
    const named = document.components.schemas[name];
    return named && !seen.includes(name) ? shapeText(named, document, indent, [...seen, name]) : name;
  }
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map((one) => write(one)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => write(one)).join(' & ');
  if (schema.properties) {
    const { properties, required = [] } = schema;
    const lines = Object.entries(properties).map(([field, value]) => {
      const comment = value.description ? `  // ${value.description}` : '';
      const optional = required.includes(field) ? '' : '?';
      return `${indent}${INDENT}${field}${optional}: ${write(value, indent + INDENT)}${comment}`;
    });
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.items) return `${write(schema.items)}[]${limitsText(schema)}`;
  const more = schema.additionalProperties;
  if (typeof more === 'object') return `{ [key]: ${write(more)} }`;
  return `${[schema.type ?? 'any'].flat().join(' | ')}${limitsText(schema)}`;
}

function limitsText(schema: Schema): string {
  // The name of a format says as much as its pattern.
  const limitsShown = schema.format ? LIMITS.filter((limit) => limit !== 'pattern') : LIMITS;
  const limits = limitsShown.filter((limit) => limit in schema).map((limit) => `${limit} ${schema[limit]}`);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}
