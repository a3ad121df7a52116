import type { lista } from 'api-client/contract/mis-listas';
import type { z } from 'zod';
import type { PriceViewer } from '../../http/actor.ts';
import { toPricedProducto, toProducto } from '../productos/mapper.ts';
import type { Lista } from './service.ts';

/** Hides the price of deactivated products. */
export const toLista = (
  { lista_id, nombre, version, lineas }: Lista,
  prices: PriceViewer,
): z.input<typeof lista> => ({
  lista_id,
  nombre,
  version,
  lineas: lineas.map(({ producto, cantidad }) => ({
    producto: producto.esta_activo ? toPricedProducto(producto, prices) : toProducto(producto),
    cantidad,
  })),
});
