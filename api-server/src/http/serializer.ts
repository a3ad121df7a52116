import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Node = Record<string, unknown>;

/** Compiles a writer for an answer: fast, and what the schema does not name is not written. */
export function compileSerializer(schema: z.ZodType): (value: unknown) => string {
  const { $defs, $schema: _, ...root } = z.toJSONSchema(schema, { io: 'output' }) as Node;
  return fastJson(plain(root, ($defs ?? {}) as Record<string, Node>) as unknown as Schema) as (
    value: unknown,
  ) => string;
}

/** References put in place, and only what the writer looks at: it writes, it does not validate. */
function plain(node: Node, defs: Record<string, Node>): Node {
  if (typeof node.$ref === 'string') return plain(defs[node.$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (Array.isArray(node.anyOf)) {
    const options = (node.anyOf as Node[]).filter((option) => option.type !== 'null');
    if (options.length === 1 && options[0]) return { ...plain(options[0], defs), nullable: true };
  }
  if (node.type === 'object') {
    const properties = Object.entries((node.properties ?? {}) as Record<string, Node>);
    return {
      type: 'object',
      additionalProperties: false,
      required: node.required ?? [],
      properties: Object.fromEntries(properties.map(([name, inner]) => [name, plain(inner, defs)])),
    };
  }
  if (node.type === 'array') return { type: 'array', items: plain((node.items ?? {}) as Node, defs) };
  return { type: node.type };
}
