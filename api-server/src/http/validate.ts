import type { OperationShape } from 'api-client/contract';
import { FORBIDDEN_TEXT, hasForbidden } from 'api-client/contract/plain-text';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldProblem, invalidProblem } from '../shared/problem.ts';
import { longList } from './long-list.ts';
import { fromForm } from './multipart/from-form.ts';
import { readForm } from './multipart/read-form.ts';

z.config(z.locales.es());

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Returns the request's parts as the schemas parse them. Throws DATOS_INVALIDOS with every invalid field. */
export async function validate(operation: OperationShape, request: FastifyRequest): Promise<Input> {
  return {
    params: parse(operation.params, request.params),
    query: parse(operation.query, operation.query ? fromQuery(operation.query, request.query) : {}),
    body: await readBody(operation, request),
  };
}

async function readBody({ body }: OperationShape, request: FastifyRequest): Promise<unknown> {
  if (!body) return undefined;
  if (body.type === 'json') return parse(body.schema, request.body);
  return parse(body.schema, fromForm(body.schema, await readForm(request.raw)));
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // Otherwise each item of a list of a megabyte would be validated before the list is refused.
  const tooLong = longList(schema, value);
  if (tooLong) throw invalidProblem(tooLong);
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw invalidProblem(result.error);
  const forbidden = pathOfForbidden(result.data);
  if (forbidden !== undefined) throw fieldProblem('DATOS_INVALIDOS', forbidden, FORBIDDEN_TEXT);
  return result.data;
}

/** Converts texts of the query to numbers where the schema has a number. */
function fromQuery(schema: z.ZodObject, query: unknown): Record<string, unknown> {
  const values = { ...(query as Record<string, unknown>) };
  for (const [name, field] of Object.entries(schema.shape)) {
    const text = values[name];
    const inner =
      field instanceof z.ZodDefault || field instanceof z.ZodExactOptional ? field.unwrap() : field;
    if (inner instanceof z.ZodNumber && typeof text === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(text)) {
      values[name] = Number(text);
    }
  }
  return values;
}

/** Returns the path of the first text with a forbidden character; PostgreSQL cannot store some of them. */
function pathOfForbidden(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return hasForbidden(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfForbidden(inner, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}
