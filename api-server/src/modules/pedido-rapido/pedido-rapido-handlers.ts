import type { PedidoRapidoId } from 'api-client/contract/pedido-rapido';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { findRenglones } from './pedido-rapido-service.ts';
import { toRenglon } from './renglon-mapper.ts';

export function pedidoRapidoHandlers({ db }: ModuleDeps): Pick<Handlers, PedidoRapidoId> {
  return {
    'pedidoRapido.find': async ({ body, actor }) => {
      const found = await findRenglones(db, actor.comercioId, body.renglones);
      return { renglones: found.map((renglon) => toRenglon(renglon, actor.prices)) };
    },
  };
}
