import {
  informesResumenOptions,
  informesVentasOptions,
  margenListOptions,
  margenResumenOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { defined } from '../../shared/defined.ts';
import {
  type InformeSearch,
  type MargenSearch,
  margenSearch,
  type VentasSearch,
  ventasSearch,
} from './informes-search.ts';

/** Returns the report's period as API parameters. */
function periodoOf({ desde, hasta, contra, contra_desde, contra_hasta }: InformeSearch) {
  const others = contra === 'otras';
  return defined({
    desde,
    hasta,
    contra: contra === 'anio_anterior' ? contra : undefined,
    contra_desde: others ? contra_desde : undefined,
    contra_hasta: others ? contra_hasta : undefined,
  });
}

const informeQuery = <Orden>(search: InformeSearch & { orden?: Orden | undefined }) => ({
  ...periodoOf(search),
  ...defined({ orden: search.orden }),
  por: search.por,
});

export const ventasQuery = (search: VentasSearch) => informeQuery(search);
export const margenQuery = (search: MargenSearch) => informeQuery(search);

export const resumenOptions = (search: VentasSearch) =>
  callOptions(informesResumenOptions({ query: periodoOf(search) }));

export const ventasList = {
  title: 'Informes de ventas',
  search: ventasSearch,
  options: (search: VentasSearch) =>
    callOptions(informesVentasOptions({ query: { ...ventasQuery(search), ...pageQuery(search.page) } })),
};

export const resumenDeMargenOptions = (search: MargenSearch) =>
  callOptions(margenResumenOptions({ query: periodoOf(search) }));

export const margenList = {
  title: 'Márgenes',
  search: margenSearch,
  options: (search: MargenSearch) =>
    callOptions(margenListOptions({ query: { ...margenQuery(search), ...pageQuery(search.page) } })),
};
