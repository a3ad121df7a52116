import { KINDS, type TipoFiltro } from '../../features/filtros/kinds.ts';
import { filtroOptions } from '../../features/filtros/queries.ts';
import type { RouterContext } from '../../shared/environment.ts';
import { titled } from '../-route-options.ts';

/** Returns the route options of an existing brand, category or tag, without the page. */
export const filtroRoute = (tipo: TipoFiltro) => ({
  loader: ({ context, params }: { context: RouterContext; params: { id: string } }) => {
    void context.queryClient.prefetchQuery(filtroOptions(tipo, params.id));
  },
  head: titled(`Actualizar ${KINDS[tipo].label}`),
});
