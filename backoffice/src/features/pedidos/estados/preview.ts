import { ESTADOS_PEDIDO, type EstadoPedido, type Pedido, type PedidoDelPanel } from 'api-client/backoffice';
import { wholeText } from 'ui-kit/whole-text';
import { estadoName } from '../estado.ts';

export const pedidosText = (count: number): string =>
  count === 1 ? '1 pedido' : `${wholeText(count)} pedidos`;

export interface Preview {
  /** The orders that would change. */
  changing: readonly Pedido[];
  /** One line per effect, with the number of orders. */
  lines: readonly string[];
}

/** Returns how many of the chosen orders would change, from and to which status, and how many stay. */
export function previewChange(
  pedidos: readonly (Pedido & Pick<PedidoDelPanel, 'propuesta'>)[],
  estado: EstadoPedido,
): Preview {
  const changing = pedidos.filter(({ estado_pedido }) => estado_pedido !== estado);
  const lines = ESTADOS_PEDIDO.flatMap((from) => {
    const count = pedidos.filter(({ estado_pedido }) => estado_pedido === from).length;
    if (count === 0) return [];
    return from === estado
      ? `${pedidosText(count)}: ya ${count === 1 ? 'está' : 'están'} en ${estadoName(from)}, sin cambios`
      : `${pedidosText(count)}: ${estadoName(from)} → ${estadoName(estado)}`;
  });
  const proposals = changing.filter(({ propuesta }) => propuesta).length;
  if (proposals > 0) {
    lines.push(
      `${pedidosText(proposals)} con un cambio pedido por el cliente: se cierra sin hacerse y se le avisa`,
    );
  }
  return { changing, lines };
}

/** Returns the most common next status. */
export function nextEstado(pedidos: readonly Pedido[]): EstadoPedido {
  const counts = ESTADOS_PEDIDO.map(
    (estado) => pedidos.filter(({ estado_pedido }) => estado_pedido === estado).length,
  );
  const most = ESTADOS_PEDIDO[counts.indexOf(Math.max(...counts))];
  if (most === 'esperando_aprobacion') return 'aprobado';
  return most === 'aprobado' ? 'enviado' : 'recibido';
}
