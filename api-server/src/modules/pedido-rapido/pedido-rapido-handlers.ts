import type { PedidoRapidoId } from 'api-client/contract/pedido-rapido';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { findRenglones } from './pedido-rapido-service.ts';
import { toRenglon } from './renglon-mapper.ts';

/** Whose usual products a customer's are: their own, or those of the shop that they order for. NO_ENCONTRADO. */
async function comercioOf(db: Db, clienteId: string): Promise<string> {
  const { usuario_id, titular_id } = found(await findUsuario(db, clienteId));
  return titular_id ?? usuario_id;
}

export function pedidoRapidoHandlers({ db }: ModuleDeps): Pick<Handlers, PedidoRapidoId> {
  return {
    'pedidoRapido.find': async ({ body, actor }) => {
      const buyer = body.cliente_id === undefined ? actor.comercioId : await comercioOf(db, body.cliente_id);
      const renglones = await findRenglones(db, buyer, body.renglones);
      return { renglones: renglones.map((renglon) => toRenglon(renglon, actor.prices)) };
    },
  };
}
