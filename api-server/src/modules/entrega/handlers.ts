import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toPedidoConDetalles } from '../pedidos/mapper.ts';
import { toStaffProducto } from '../productos/mapper.ts';
import { deliver, reemplazosOf } from './service.ts';

export function entregaHandlers(deps: ModuleDeps): HandlersOf<'entrega'> {
  return {
    'entrega.anotar': async ({ actor, author, params, body: { lineas }, ifMatch: version }) => {
      const told = await deliver(deps, { actor, author, pedidoId: params.pedido_id, lineas, version });
      return { ...toPedidoConDetalles(told), sin_stock: told.sinStock };
    },
    'entrega.reemplazos': async ({ params, actor }) =>
      (await reemplazosOf(deps.db, params.id)).map((row) => toStaffProducto(row, actor)),
  };
}
