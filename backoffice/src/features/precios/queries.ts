import {
  type CambioConProductos,
  preciosCambioOptions,
  preciosVistaPreviaOptions,
  type VistaPrevia,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page } from '../../shared/list-search.ts';
import { ajusteIn, type PreciosSearch, preciosSearch } from './precios-search.ts';

export const vistaPreviaPages = {
  title: 'Cambiar precios',
  search: preciosSearch,
  options: (search: PreciosSearch) => {
    const ajuste = ajusteIn(search);
    const { efecto, page } = search;
    const asked = { forma: 'porcentaje', ajuste: 0, ...ajuste, ...(efecto && { efecto }) } as const;
    const options = callOptions<VistaPrevia>(
      preciosVistaPreviaOptions({ query: { ...asked, ...pageQuery(page) } }),
    );
    return { ...options, enabled: ajuste !== undefined };
  },
};

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
