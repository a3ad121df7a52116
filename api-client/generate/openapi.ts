/** Builds the OpenAPI document of an app: only the operations that ship to it, and only the schemas that they use. */
import type { z } from 'zod';
import { PROXY_ERRORS } from '../contract/errors-of.ts';
import {
  type Answer,
  ERRORS,
  errorBody,
  errorsOf,
  type OperationShape,
  type Surface,
  surfacesOf,
} from '../contract/index.ts';
import { Components, type Json, type Schema } from './schemas.ts';

/** Returns a call's name in the client, for example `pedidosCreate`. */
export const callOf = ({ id }: Pick<OperationShape, 'id'>): string =>
  id.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a call's resource, for example `pedidos`; query keys are tagged with it. */
export const resourceOf = ({ id }: Pick<OperationShape, 'id'>): string => id.split('.')[0] ?? '';

function parametersOf(operation: OperationShape, components: Components): Json[] {
  const from = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = components.use(schema, 'input');
    return Object.entries(properties as Schema).map(([name, property]) => {
      const { description, ...rest } = property as Schema;
      return {
        name,
        in: place,
        required: (required as Json[]).includes(name),
        ...(description ? { description } : {}),
        schema: rest,
      };
    });
  };
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...from('path', operation.params),
    ...from('query', operation.query),
    ...(operation.idempotent
      ? [header('Idempotency-Key', 'The same key and body give the same thing, never a second one')]
      : []),
    ...(operation.versioned ? [header('If-Match', 'The version that the caller saw, quoted')] : []),
  ];
}

const typesOf = (file: string | Readonly<Record<string, string>>): string[] =>
  typeof file === 'string' ? [file] : Object.values(file);

function answerOf(answer: Answer, components: Components): Schema {
  return 'file' in answer
    ? {
        description: 'A file',
        content: Object.fromEntries(
          typesOf(answer.file).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      }
    : {
        description: 'Done',
        content: { 'application/json': { schema: components.use(answer, 'output') } },
      };
}

function answersOf(operation: OperationShape, components: Components): Schema {
  const answers: Schema = {};
  for (const [status, answer] of Object.entries(operation.answers)) {
    answers[status] = answerOf(answer, components);
  }
  const byStatus = Map.groupBy([...errorsOf(operation), ...PROXY_ERRORS], (code) =>
    String(ERRORS[code].status),
  );
  for (const [status, codes] of byStatus) {
    answers[status] = components.response(codes.join('.'), {
      description: codes.join(', '),
      content: { 'application/json': { schema: components.use(errorBody, 'output') } },
    });
  }
  return answers;
}

function describe(operation: OperationShape, components: Components): Schema {
  const { body } = operation;
  return {
    operationId: callOf(operation),
    tags: [resourceOf(operation)],
    summary: operation.summary,
    // The audience tells callers apart that `security` cannot.
    'x-audience': operation.audience,
    security:
      operation.audience !== 'public'
        ? [{ bearer: [] }]
        : operation.prices || operation.staffFields || operation.namesCaller
          ? [{}, { bearer: [] }]
          : [],
    parameters: parametersOf(operation, components),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [body.type === 'json' ? 'application/json' : 'multipart/form-data']: {
                schema: components.use(body.schema, 'input'),
              },
            },
          },
        }
      : {}),
    responses: answersOf(operation, components),
  };
}

/** Returns the OpenAPI 3.1 document of the operations that ship to `surface`, in the contract's order. */
export function openApi(operations: readonly OperationShape[], surface: Surface): Schema {
  const components = new Components();
  const paths: Record<string, Schema> = {};
  for (const operation of operations.filter((o) => surfacesOf(o).includes(surface))) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `Tienda: ${surface}`, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components.schemas,
      responses: components.responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
