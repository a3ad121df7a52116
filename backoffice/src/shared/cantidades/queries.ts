import { type CantidadesOfProducto, cantidadesDeProductoOptions } from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { queriesOf } from '../queries.ts';

/** Sales terms of a product for all customers, and for those of the agreement. */
export const cantidadesOptions = (producto_id: string, condicion_id?: string) =>
  callOptions<CantidadesOfProducto>(
    cantidadesDeProductoOptions({
      path: { id: producto_id },
      query: condicion_id === undefined ? {} : { condicion_id },
    }),
  );

/** The terms, and the products whose prices they decide. */
export const CANTIDADES_QUERIES = queriesOf('cantidades', 'condiciones', 'productos', 'pedidoRapido');
