import { zonaOf } from 'api-client/contract/zona-of';
import type { Queryable } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import { findDomicilio } from '../domicilios/repository.ts';
import { findPedidoOf } from '../pedidos/repository/pedidos.ts';
import { findUsuario } from '../usuarios/repository/usuarios.ts';
import { findZonas } from '../zonas/repository.ts';
import { findNextRepartos } from '../zonas/service.ts';

interface RepartoRequest {
  comercioId: string;
  pedidoId: string | undefined;
  domicilioId: string | undefined;
}

/**
 * Returns the address of an order, of a saved address or of the account. Throws NO_ENCONTRADO for another customer's.
 */
async function findAddress(
  q: Queryable,
  { comercioId, pedidoId, domicilioId }: RepartoRequest,
): Promise<string> {
  if (pedidoId !== undefined) {
    const { pedido, usuario } = found(await findPedidoOf(q, comercioId, pedidoId));
    return pedido.entrega?.domicilio ?? usuario.dom_fiscal;
  }
  if (domicilioId !== undefined) return found(await findDomicilio(q, comercioId, domicilioId)).domicilio;
  return found(await findUsuario(q, comercioId)).dom_fiscal;
}

/** Returns the address's zone and next delivery; no delivery if the zone takes no orders. */
export async function getMiReparto(q: Queryable, request: RepartoRequest) {
  const zonas = await findZonas(q);
  const zona = zonaOf(await findAddress(q, request), zonas);
  const takes = zona?.recibe_pedidos ?? true;
  const [next] = await findNextRepartos(q, [takes ? zona : undefined]);
  return { zona: zona?.nombre ?? null, recibe_pedidos: takes, proximo: next ?? null };
}
