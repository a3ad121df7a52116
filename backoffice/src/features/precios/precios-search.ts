import { DIRECCIONES, EFECTOS, FORMAS_AJUSTE, LIMITS, REDONDEOS } from 'api-client/backoffice';
import { z } from 'zod';
import { page } from '../../shared/list-search.ts';

const one = z.uuid().optional().catch(undefined);

/** As the browser's field has it, in the shop's time: '2026-11-27T06:00'. What is none of it the API refuses. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .optional()
  .catch(undefined);

/** A digit alone is read off the address as a number. */
const redondeo = z
  .custom<(typeof REDONDEOS)[number]>((value) => REDONDEOS.some((known) => known === String(value)))
  .transform((value) => String(value) as typeof value)
  .default('no')
  .catch('no');

/** What is to happen to which prices, in the address. */
export const preciosSearch = z.object({
  marca: one,
  categoria: one,
  etiqueta: one,
  /** Products chosen by hand. */
  productos: z.array(z.uuid()).max(LIMITS.pageMax).default([]).catch([]),
  sentido: z.enum(['sube', 'baja']).default('sube').catch('sube'),
  /** Percent or pesos; nothing yet asks for nothing. */
  ajuste: z.number().min(0).max(LIMITS.precioMax).multipleOf(0.01).optional().catch(undefined),
  forma: z.enum(FORMAS_AJUSTE).default('porcentaje').catch('porcentaje'),
  redondeo,
  direccion: z.enum(DIRECCIONES).default('cercano').catch('cercano'),
  oferta: z.enum(['si', 'no']).default('no').catch('no'),
  /** When it is done, if not at once; and when its promotion ends, if it does. */
  desde: moment,
  hasta: moment,
  efecto: z
    .enum([...EFECTOS, 'rechazado'])
    .optional()
    .catch(undefined),
  page,
});
export type PreciosSearch = z.infer<typeof preciosSearch>;

/** As the API is asked; nothing before it is said by how much. */
export function ajusteIn(search: PreciosSearch) {
  const { marca, categoria, etiqueta, productos, sentido, ajuste, forma, redondeo, direccion, oferta } =
    search;
  if (ajuste === undefined || (ajuste === 0 && redondeo === 'no')) return undefined;
  return {
    ...(marca && { marca_id: marca }),
    ...(categoria && { categoria_id: categoria }),
    ...(etiqueta && { etiqueta_id: etiqueta }),
    ...(productos.length > 0 && { ids: productos.join(',') }),
    forma,
    ajuste: sentido === 'sube' ? ajuste : -ajuste,
    redondeo,
    direccion,
    oferta: sentido === 'baja' ? oferta : 'no',
  } as const;
}
export type AskedAjuste = NonNullable<ReturnType<typeof ajusteIn>>;
