import type { ApiDocument, Schema } from './document.ts';

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
      const said = value.description ? `  // ${value.description}` : '';
      const optional = required.includes(field) ? '' : '?';
      return `${indent}${INDENT}${field}${optional}: ${write(value, indent + INDENT)}${said}`;
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
  const told = schema.format ? LIMITS.filter((limit) => limit !== 'pattern') : LIMITS;
  const limits = told.filter((limit) => limit in schema).map((limit) => `${limit} ${schema[limit]}`);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}
