import type { PedidoRapidoId } from 'api-client/contract/pedido-rapido';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toRenglon } from './mapper.ts';
import { findComercioId, findRenglones } from './service.ts';

export function pedidoRapidoHandlers({ db }: ModuleDeps): Pick<Handlers, PedidoRapidoId> {
  return {
    'pedidoRapido.find': async ({ body, actor }) => {
      const buyer =
        body.cliente_id === undefined ? actor.comercioId : await findComercioId(db, body.cliente_id);
      const renglones = await findRenglones(db, buyer, body.renglones);
      return { renglones: renglones.map((renglon) => toRenglon(renglon, actor.prices)) };
    },
  };
}
