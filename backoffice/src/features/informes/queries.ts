import { informesResumenOptions, informesVentasOptions } from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { defined } from '../../shared/defined.ts';
import { type VentasSearch, ventasSearch } from './informes-search.ts';

/** The days of a report, as the API is asked for them. */
function periodoOf({ desde, hasta, contra, contra_desde, contra_hasta }: VentasSearch) {
  const others = contra === 'otras';
  return defined({
    desde,
    hasta,
    contra: contra === 'anio_anterior' ? contra : undefined,
    contra_desde: others ? contra_desde : undefined,
    contra_hasta: others ? contra_hasta : undefined,
  });
}

export const ventasQuery = (search: VentasSearch) => ({
  ...periodoOf(search),
  ...defined({ orden: search.orden }),
  por: search.por,
});

export const resumenOptions = (search: VentasSearch) =>
  callOptions(informesResumenOptions({ query: periodoOf(search) }));

export const ventasList = {
  title: 'Informes de ventas',
  search: ventasSearch,
  options: (search: VentasSearch) =>
    callOptions(informesVentasOptions({ query: { ...ventasQuery(search), ...pageQuery(search.page) } })),
};
