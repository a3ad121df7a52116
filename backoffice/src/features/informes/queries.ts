import {
  informesResumenOptions,
  informesVentasOptions,
  margenListOptions,
  margenResumenOptions,
} from 'api-client/backoffice';
import { INFORMES } from 'api-client/backoffice-informes';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { defined } from '../../shared/defined.ts';
import { day, page } from '../../shared/list-search.ts';

const CONTRAS = ['anio_anterior', 'otras'] as const;
const ORDENES = ['sube', 'baja', 'nombre'] as const;

/** The report's filters in the URL. The defaults are the current month and the period before. */
const informeSearch = z.object({
  por: z.enum(INFORMES).default('cliente').catch('cliente'),
  desde: day,
  hasta: day,
  contra: z.enum(CONTRAS).optional().catch(undefined),
  contra_desde: day,
  contra_hasta: day,
  page,
});
export type InformeSearch = z.output<typeof informeSearch>;

const ventasSearch = informeSearch.extend({ orden: z.enum(ORDENES).optional().catch(undefined) });
export type VentasSearch = z.output<typeof ventasSearch>;

const margenSearch = informeSearch.extend({
  orden: z
    .enum(['porcentaje', ...ORDENES])
    .optional()
    .catch(undefined),
});
export type MargenSearch = z.output<typeof margenSearch>;

/** Returns the report's period as API parameters. */
function pickPeriodo({ desde, hasta, contra, contra_desde, contra_hasta }: InformeSearch) {
  const isCustom = contra === 'otras';
  return defined({
    desde,
    hasta,
    contra: contra === 'anio_anterior' ? contra : undefined,
    contra_desde: isCustom ? contra_desde : undefined,
    contra_hasta: isCustom ? contra_hasta : undefined,
  });
}

const informeQuery = <Orden>(search: InformeSearch & { orden?: Orden | undefined }) => ({
  ...pickPeriodo(search),
  ...defined({ orden: search.orden }),
  por: search.por,
});

export const ventasQuery = (search: VentasSearch) => informeQuery(search);
export const margenQuery = (search: MargenSearch) => informeQuery(search);

export const resumenOptions = (search: VentasSearch) =>
  callOptions(informesResumenOptions({ query: pickPeriodo(search) }));

export const ventasList = {
  title: 'Informes de ventas',
  search: ventasSearch,
  options: (search: VentasSearch) =>
    callOptions(informesVentasOptions({ query: { ...ventasQuery(search), ...pageQuery(search.page) } })),
};

export const resumenDeMargenOptions = (search: MargenSearch) =>
  callOptions(margenResumenOptions({ query: pickPeriodo(search) }));

export const margenList = {
  title: 'Márgenes',
  search: margenSearch,
  options: (search: MargenSearch) =>
    callOptions(margenListOptions({ query: { ...margenQuery(search), ...pageQuery(search.page) } })),
};
