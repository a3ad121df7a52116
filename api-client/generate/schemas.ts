/** Converts the contract's zod schemas to JSON Schema, and moves named schemas to the document's components. */
import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [key: string]: Json };

/** Rewrites `#/$defs/X` to `#/components/schemas/X`. */
function withComponentRefs(value: Json): Json {
  if (Array.isArray(value)) return value.map(withComponentRefs);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : withComponentRefs(inner),
    ]),
  );
}

/** Removes a file's media types: they become alternatives without a type, which the client generator reads as `unknown`. */
const withoutMediaTypes = ({ jsonSchema }: { jsonSchema: { format?: string; anyOf?: unknown } }): void => {
  if (jsonSchema.format === 'binary') delete jsonSchema.anyOf;
};

/** Collects the named schemas of a document. Throws when two different schemas have the same name. */
export class Components {
  readonly schemas: Record<string, Schema> = {};
  readonly responses: Record<string, Schema> = {};

  /** Returns the schema, or a reference when it has a name. `input` is the form that callers send. */
  use(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io,
      override: withoutMediaTypes,
    }) as Schema & { $defs?: Schema };
    for (const [name, definition] of Object.entries($defs)) {
      this.#add(name, withComponentRefs(definition) as Schema);
    }
    return withComponentRefs(own) as Schema;
  }

  /** Returns a reference to a shared response. */
  response(name: string, response: Schema): Schema {
    this.responses[name] ??= response;
    return { $ref: `#/components/responses/${name}` };
  }

  #add(name: string, definition: Schema): void {
    const { id: _, ...schema } = definition;
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are called ${name}`);
    }
    this.schemas[name] = schema;
  }
}
