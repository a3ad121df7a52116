import { randomUUID } from 'node:crypto';
import type { Body, OperationShape } from 'api-client/contract';
import { z } from 'zod';
import { formOf, samplePicture } from './forms.ts';

type Node = { [key: string]: unknown };
type Values = Record<string, unknown>;

export interface SampleCall {
  params: Values;
  query: Values;
  /** JSON, or a form for an operation with files. */
  body: unknown;
}

/** Values of fields with a pattern, from which no sample can be generated. */
const KNOWN: Values = {
  email: 'alguien@ejemplo.test',
  password: 'Demo1234*',
  newPassword: 'Demo1234*',
  dni: 20_999_999_999,
  asignado_a: randomUUID(),
  zona: randomUUID(),
  estado: 'aprobado',
  estados: 'aprobado,enviado',
  pedidoIds: randomUUID(),
  ids: randomUUID(),
  descripcion: 'Un texto de prueba.',
  palabras: ['maní', 'cacahuate'],
  desde: '2026-01-31',
  contra_desde: '2025-11-01',
  contra_hasta: '2025-11-30',
  hasta: '2026-12-31',
  fecha: '2026-01-31',
  motivo: 'reemplazo',
  puesta_en: '2026-01-31T12:00:00.000Z',
  cheque_fecha: '2026-01-31',
  cuit: '30-71584932-8',
  instagram: '',
  whatsapp: '',
  cbu: '2850590940090418135201',
  alias: '',
  anuncio_desde: '',
  alicuota_iva: 10.5,
  vigente_desde: '2026-01-31',
  vigente_hasta: '2026-12-31',
  anuncio_hasta: '',
  codigos_postales: ['2700-2709'],
  localidades: ['Pergamino'],
  quitados: ['2026-01-31'],
  reglas: [],
  copia_de: undefined,
  color: '#1d4ed8',
  enlace: '/promociones',
};

/** Returns valid input for the operation. Ids name no record, unless `values` contains them. */
export function sampleCall(operation: OperationShape, values: Values = {}): SampleCall {
  const known = { ...KNOWN, ...values };
  return {
    params: sampleOf(operation.params, known) as Values,
    query: sampleOf(operation.query, known) as Values,
    body: operation.body && withoutStaffFields(operation, bodyOf(operation.body, known)),
  };
}

const withoutStaffFields = ({ staffFields = [] }: OperationShape, body: unknown): unknown =>
  staffFields.length === 0
    ? body
    : Object.fromEntries(Object.entries(body as Values).filter(([name]) => !staffFields.includes(name)));

function bodyOf({ type, schema }: Body, known: Values): unknown {
  const body = sampleOf(schema, known);
  return type === 'json' ? body : formOf(body as Values);
}

export function urlOf(operation: OperationShape, { params, query }: Pick<SampleCall, 'params' | 'query'>) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function sampleOf(schema: z.ZodType | undefined, known: Values): unknown {
  if (!schema) return {};
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input' }) as Node;
  return build(root, $defs as Record<string, Node>, known);
}

function build(node: Node, defs: Record<string, Node>, known: Values, name = ''): unknown {
  // The known value may not fit another operation's field of the same name.
  const isMoment = node.format === 'date-time' && known[name] !== undefined;
  const isNumber = node.type === 'integer' && typeof known[name] === 'string';
  const isOther = isMoment || isNumber || (Array.isArray(node.enum) && !node.enum.includes(known[name]));
  if (name in known && !isOther) return known[name];
  // A moment in the future.
  if (isMoment) return new Date(Date.now() + 3_600_000).toISOString();
  if (typeof node.$ref === 'string') return build(defs[node.$ref.replace('#/$defs/', '')] ?? {}, defs, known);
  if (node.format === 'binary') return samplePicture();
  if (node.default !== undefined) return node.default;
  if (Array.isArray(node.enum)) return node.enum[0];
  if (Array.isArray(node.anyOf)) return build(node.anyOf[0] as Node, defs, known);
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.properties as Record<string, Node>).map(([key, inner]) => [
          key,
          build(inner, defs, known, key),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, Number(node.minItems ?? 1)) }, () =>
        build(node.items as Node, defs, known),
      );
    case 'integer':
    case 'number':
      return Math.max(1, Number(node.minimum ?? 1));
    case 'boolean':
      return true;
    case 'string':
      return node.format === 'uuid' ? randomUUID() : 'Un texto';
    default:
      throw new Error(`No sample for ${JSON.stringify(node)}`);
  }
}
