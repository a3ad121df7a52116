import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Node = Record<string, unknown>;

const SCALARS: unknown[] = ['string', 'number', 'integer', 'boolean', 'null'];

/**
 * Like `compileSerializer`, but compiles at the first answer: compiling all 300 schemas at startup would waste memory.
 */
export function createSerializer(schema: z.ZodType): (value: unknown) => string {
  let write: ReturnType<typeof compileSerializer> | undefined;
  return (value) => {
    write ??= compileSerializer(schema);
    return write(value);
  };
}

/** Compiles a fast JSON writer for an answer. The writer omits properties that the schema does not name. */
export function compileSerializer(schema: z.ZodType): (value: unknown) => string {
  const { $defs, $schema: _, ...root } = z.toJSONSchema(schema, { io: 'output' }) as Node;
  return fastJson(plain(root, ($defs ?? {}) as Record<string, Node>) as unknown as Schema) as (
    value: unknown,
  ) => string;
}

/**
 * Inlines references and keeps only the keywords that the writer needs to write and to choose the option of a union.
 * Throws for a schema whose unnamed properties the writer cannot omit.
 */
function plain(node: Node, defs: Record<string, Node>): Node {
  const inside = (inner: unknown) => plain(inner as Node, defs);
  if (typeof node.$ref === 'string') return inside(defs[node.$ref.replace('#/$defs/', '')]);
  const { type, enum: words, const: word } = node;
  const options = (node.anyOf ?? node.oneOf) as Node[] | undefined;
  if (options) {
    const plainOptions = options.map(inside);
    const [only, ...others] = plainOptions.filter((option) => option.type !== 'null');
    return only?.type && others.length === 0 ? { ...only, nullable: true } : { anyOf: plainOptions };
  }
  if (type === 'object') {
    const properties = Object.entries((node.properties ?? {}) as Record<string, Node>);
    return {
      type,
      required: node.required ?? [],
      properties: Object.fromEntries(properties.map(([name, inner]) => [name, inside(inner)])),
      ...(node.additionalProperties ? { additionalProperties: inside(node.additionalProperties) } : {}),
    };
  }
  if (type === 'array' && node.items) return { type, items: inside(node.items) };
  if (![type].flat().every((one) => SCALARS.includes(one))) {
    throw new Error(
      `An answer must declare all its fields, and this schema does not: ${JSON.stringify(node)}`,
    );
  }
  return { type, ...(words ? { enum: words } : {}), ...(word === undefined ? {} : { const: word }) };
}
