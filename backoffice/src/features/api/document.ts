import { queryOptions } from '@tanstack/react-query';

/** The part of JSON Schema that the document uses. */
export interface Schema {
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
export function answersOf({ operation }: Call, { components }: ApiDocument) {
  return Object.entries(operation.responses).map(([status, { $ref, ...own }]) => ({
    status,
    ...($ref ? components.responses[$ref.split('/').at(-1) ?? ''] : own),
  }));
}
