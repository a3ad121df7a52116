import {
  type CambioConProductos,
  DIRECCIONES,
  EFECTOS,
  FORMAS_AJUSTE,
  LIMITS,
  preciosCambioOptions,
  preciosVistaPreviaDeListaOptions,
  preciosVistaPreviaOptions,
  REDONDEOS,
  type VistaPrevia,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page } from '../../shared/list-search.ts';

const idParameter = z.uuid().optional().catch(undefined);

/**
 * The value of a datetime-local field in the shop's time zone: '2026-11-27T06:00'. The API refuses an impossible time.
 */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .optional()
  .catch(undefined);

/** The router parses a single digit in the URL as a number. */
const redondeo = z
  .custom<(typeof REDONDEOS)[number]>((value) => REDONDEOS.some((known) => known === String(value)))
  .transform((value) => String(value) as typeof value)
  .default('no')
  .catch('no');

const efecto = z
  .enum([...EFECTOS, 'rechazado'])
  .optional()
  .catch(undefined);

/** The selection and the change of prices, in the URL. */
const preciosSearch = z.object({
  marca: idParameter,
  categoria: idParameter,
  etiqueta: idParameter,
  /** Single products. */
  productos: z.array(z.uuid()).max(LIMITS.pageMax).default([]).catch([]),
  sentido: z.enum(['sube', 'baja']).default('sube').catch('sube'),
  /** Percent or pesos; undefined while empty. */
  ajuste: z.number().min(0).max(LIMITS.precioMax).multipleOf(0.01).optional().catch(undefined),
  forma: z.enum(FORMAS_AJUSTE).default('porcentaje').catch('porcentaje'),
  redondeo,
  direccion: z.enum(DIRECCIONES).default('cercano').catch('cercano'),
  oferta: z.enum(['si', 'no']).default('no').catch('no'),
  /** When the change starts, unless at once, and when its promotion ends, if at all. */
  desde: moment,
  hasta: moment,
  efecto,
  /** Agreements whose own prices change as well. */
  condiciones: z
    .union([z.literal('todas'), z.array(z.uuid()).max(LIMITS.pageMax)])
    .default([])
    .catch([]),
  page,
});
export type PreciosSearch = z.infer<typeof preciosSearch>;

/** Returns the API parameters; undefined without a change. */
export function toAjuste(search: PreciosSearch) {
  const { marca, categoria, etiqueta, productos, sentido, ajuste, forma, redondeo, direccion, oferta } =
    search;
  // A scheduled change does not include agreements.
  const condiciones = search.desde ? '' : String(search.condiciones);
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
    ...(condiciones && { condiciones }),
  } as const;
}

export const vistaPreviaPages = {
  title: 'Cambiar precios',
  search: preciosSearch,
  options: (search: PreciosSearch) => {
    const ajuste = toAjuste(search);
    const { efecto, page } = search;
    const query = { forma: 'porcentaje', ajuste: 0, ...ajuste, ...(efecto && { efecto }) } as const;
    const options = callOptions<VistaPrevia>(
      preciosVistaPreviaOptions({ query: { ...query, ...pageQuery(page) } }),
    );
    return { ...options, enabled: ajuste !== undefined };
  },
};

/** The change of an agreement's list, in the URL. */
const listaSearch = preciosSearch.pick({
  ...{ sentido: true, ajuste: true, redondeo: true, direccion: true, desde: true, efecto: true, page: true },
});
export type ListaSearch = z.infer<typeof listaSearch>;

/** Returns the API parameters; undefined without a change. */
export function toListaChange({ sentido, ajuste, redondeo, direccion }: ListaSearch) {
  if (!ajuste) return undefined;
  return { ajuste: sentido === 'sube' ? ajuste : -ajuste, redondeo, direccion } as const;
}

export const listaPages = (id: string) => ({
  title: 'Subir o bajar la lista',
  search: listaSearch,
  options: (search: ListaSearch) => {
    const change = toListaChange(search);
    const { efecto, page } = search;
    const query = { ajuste: 1, ...change, ...(efecto && { efecto }), ...pageQuery(page) };
    const options = callOptions<VistaPrevia>(preciosVistaPreviaDeListaOptions({ path: { id }, query }));
    return { ...options, enabled: change !== undefined };
  },
});

const cambioSearch = z.object({
  filtro: z.enum(['distintos', 'salteados']).optional().catch(undefined),
  page,
});

export const cambioPages = (id: string) => ({
  title: 'Cambio de precios',
  search: cambioSearch,
  options: ({ filtro, page }: z.infer<typeof cambioSearch>) =>
    callOptions<CambioConProductos>(
      preciosCambioOptions({ path: { id }, query: { ...pageQuery(page), ...(filtro && { filtro }) } }),
    ),
});
