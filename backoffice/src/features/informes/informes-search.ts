import { INFORMES } from 'api-client/backoffice-informes';
import { z } from 'zod';
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

export const ventasSearch = informeSearch.extend({ orden: z.enum(ORDENES).optional().catch(undefined) });
export type VentasSearch = z.output<typeof ventasSearch>;

export const margenSearch = informeSearch.extend({
  orden: z
    .enum(['porcentaje', ...ORDENES])
    .optional()
    .catch(undefined),
});
export type MargenSearch = z.output<typeof margenSearch>;
